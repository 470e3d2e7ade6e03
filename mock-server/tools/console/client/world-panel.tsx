import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { labelRender } from '../../../../web/shared/ui/fields/select-label.tsx';
import type { WorldRecipe } from '../../client/contract.ts';
import { api } from './api.ts';
import { Card, CodeArea, Field } from './controls.tsx';
import { useDesk, useNewWorld } from './desk.tsx';
import { useNotices } from './notice.tsx';
import {
  linkInWords,
  linkOf,
  newRecipes,
  parseRecipe,
  playwrightTest,
  recipeText,
  resetInWords,
} from './recipe.ts';
import { bulk, seedChoiceOf, seedNameOf } from './seed-choice.ts';
import { SettingControl } from './settings-form.tsx';
import { worldSettings } from './settings.ts';
import { counted, defaultWorld, inWords } from './words.ts';

/** Names the world, resets it, copies it, leaves it, and creates another one. */
export function WorldPanel() {
  const { world, state, enter, carryOut } = useDesk();
  const { copy } = useNotices();
  const { id, loans, leads } = state;
  return (
    <Card id="world" title="World">
      {worldSettings.map((setting) => (
        <SettingControl key={setting.id} setting={setting} />
      ))}
      <p className="facts quiet-text">
        {`${inWords(world.seed ?? '')} seed · ${counted(loans, 'loan')} · ${counted(leads, 'lead')}`}
      </p>
      <p className="row quiet-text">
        <span>Id</span>
        <Button
          type="text"
          size="small"
          className="world-id"
          title="Copy the id"
          onClick={() => void copy(id, 'Id of the world copied.')}
        >
          {id}
        </Button>
      </p>
      <div className="row">
        <ResetButton />
        {id !== defaultWorld && (
          <Button
            size="small"
            onClick={() =>
              void carryOut(
                'This browser is in the default world now.',
                () => enter(defaultWorld),
                () => enter(id),
              )
            }
          >
            Back to the default world
          </Button>
        )}
      </div>
      <CopyButtons />
      <NewWorld key={id} />
      <RecipeField />
    </Card>
  );
}

/** The reset button. It asks for confirmation and says what is lost, because a reset cannot be undone. */
function ResetButton() {
  const { world, state, send, carryOut } = useDesk();
  const { showError } = useNotices();
  const { data: journal } = api.useGetJournalQuery(state.id);
  const [start, setStart] = useState<WorldRecipe | null>(null);
  const { name } = state;
  const taken = start ? resetInWords(start, world, journal?.entries.length ?? 0) : [];
  return (
    <>
      <Button
        danger
        size="small"
        onClick={() => void send((shown) => shown.getWorld({ at: 'start' })).then(setStart, showError)}
      >
        Reset …
      </Button>
      <Modal
        open={start !== null}
        title={`Reset ${name}?`}
        okText="Reset the world"
        okButtonProps={{ danger: true }}
        onOk={() => {
          setStart(null);
          void carryOut('The world has been reset to its recipe.', (shown) => shown.resetWorld());
        }}
        onCancel={() => setStart(null)}
      >
        <p>The world returns to the recipe that it was created from. A reset cannot be undone.</p>
        <p>{taken.length === 0 ? 'Nothing has changed since then.' : 'It takes:'}</p>
        <ul>
          {taken.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Modal>
    </>
  );
}

/** Copies the world as a link, a recipe or a test. */
function CopyButtons() {
  const { world, state } = useDesk();
  const { copy } = useNotices();
  const { state: _state, ...recipe } = world;
  return (
    <div className="row">
      <span className="quiet-text">Copy</span>
      <Button
        size="small"
        aria-label="Copy link to this state"
        onClick={() => void copy(linkOf(state, window.location.origin), linkInWords(state))}
      >
        Link
      </Button>
      <Button
        size="small"
        aria-label="Copy as recipe"
        onClick={() => void copy(recipeText(recipe), 'Recipe copied. It creates a world equal to this one.')}
      >
        Recipe
      </Button>
      <Button
        size="small"
        aria-label="Copy as Playwright test"
        onClick={() => void copy(playwrightTest(recipe), 'Test copied. It needs the client package.')}
      >
        Playwright test
      </Button>
    </div>
  );
}

/** Creates a world from a seed. */
function NewWorld() {
  const { world, catalogue } = useDesk();
  const { seeds, bulkSeed } = catalogue;
  const [{ kind, size }, choose] = useState(() => seedChoiceOf(world.seed ?? '', bulkSeed));
  const newWorld = useNewWorld();
  const seed = seedNameOf({ kind, size }, bulkSeed);
  return (
    <>
      <Field id="seed" label="New world from">
        <Select
          labelRender={labelRender}
          id="seed"
          options={[...seeds, bulk].map((value) => ({ value, label: inWords(value) }))}
          value={kind}
          onChange={(next) => choose({ kind: next, size })}
        />
      </Field>
      {kind === bulk && (
        <Field id="bulk-size" label="Loans">
          <Input
            id="bulk-size"
            type="number"
            min={1}
            max={bulkSeed.mostLoans}
            defaultValue={size}
            onChange={({ target }) => choose({ kind, size: target.valueAsNumber })}
          />
        </Field>
      )}
      <div className="row">
        {newRecipes.map(({ label, flags }) => (
          <Button key={label} size="small" onClick={() => void newWorld(() => ({ seed, flags }))}>
            {label}
          </Button>
        ))}
        <Button size="small" onClick={() => void newWorld(() => ({ ...world, seed }))}>
          Duplicate world
        </Button>
      </div>
    </>
  );
}

/** A recipe as text, and the button that creates a world from it. */
function RecipeField() {
  const { world, catalogue } = useDesk();
  const [text, setText] = useState('');
  const newWorld = useNewWorld();
  const example = { seed: world.seed, persona: catalogue.personas[0]?.id ?? '' };
  return (
    <details>
      <summary>From a recipe</summary>
      <Field id="recipe" label="Recipe in JSON">
        <CodeArea
          id="recipe"
          rows={7}
          placeholder={JSON.stringify(example, null, 2)}
          value={text}
          set={setText}
        />
      </Field>
      <Button onClick={() => void newWorld(() => parseRecipe(text))}>Make from recipe</Button>
    </details>
  );
}
