import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { labelRender } from '../../../../web/shared/ui/fields/select-label.tsx';
import { ControlError, type World } from '../../client/client.ts';
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
  type StartAndPresent,
} from './recipe.ts';
import { bulk, seedChoiceOf, seedNameOf } from './seed-choice.ts';
import { SettingControl } from './settings-form.tsx';
import { worldSettings } from './settings.ts';
import { counted, defaultWorld, inWords } from './words.ts';

/** Names the world, resets it, copies it, leaves it, and creates another one. */
export function WorldPanel() {
  const { state, enter, carryOut } = useDesk();
  const { copy } = useNotices();
  const { id, loans, leads } = state;
  return (
    <Card id="world" title="World">
      {worldSettings.map((setting) => (
        <SettingControl key={setting.id} setting={setting} />
      ))}
      <p className="facts quiet-text">
        {`${inWords(state.seed)} seed · ${counted(loans, 'loan')} · ${counted(leads, 'lead')}`}
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
  const { state, send, carryOut } = useDesk();
  const { showError } = useNotices();
  const { data: journal } = api.useGetJournalQuery(state.id);
  const [recipes, setRecipes] = useState<StartAndPresent | null>(null);
  const { name } = state;
  const readRecipes = async (world: World) => ({
    start: await world.getRecipe({ at: 'start' }),
    present: await world.getRecipe().catch(nullIfTooLarge),
  });
  const taken = recipes ? resetInWords(recipes, journal?.entries.length ?? 0) : [];
  return (
    <>
      <Button danger size="small" onClick={() => void send(readRecipes).then(setRecipes, showError)}>
        Reset …
      </Button>
      <Modal
        open={recipes !== null}
        title={`Reset ${name}?`}
        okText="Reset the world"
        okButtonProps={{ danger: true }}
        onOk={() => {
          setRecipes(null);
          void carryOut('The world has been reset to its recipe.', (world) => world.resetWorld());
        }}
        onCancel={() => setRecipes(null)}
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

function nullIfTooLarge(error: unknown): null {
  if (error instanceof ControlError && error.code === 'world-too-large') return null;
  throw error;
}

/** Copies the world as a link, a recipe or a test. */
function CopyButtons() {
  const { state, send } = useDesk();
  const { copy, showError } = useNotices();
  const copyRecipe = (inText: (recipe: WorldRecipe) => string, done: string) =>
    void send((world) => world.getRecipe()).then((recipe) => copy(inText(recipe), done), showError);
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
        onClick={() => copyRecipe(recipeText, 'Recipe copied. It creates a world equal to this one.')}
      >
        Recipe
      </Button>
      <Button
        size="small"
        aria-label="Copy as Playwright test"
        onClick={() => copyRecipe(playwrightTest, 'Test copied. It needs the client package.')}
      >
        Playwright test
      </Button>
    </div>
  );
}

/** Creates a world from a seed. */
function NewWorld() {
  const { state, catalogue, send } = useDesk();
  const { seeds, bulkSeed } = catalogue;
  const [{ kind, size }, choose] = useState(() => seedChoiceOf(state.seed, bulkSeed));
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
        <Button
          size="small"
          onClick={() => void newWorld(async () => ({ ...(await send((world) => world.getRecipe())), seed }))}
        >
          Duplicate world
        </Button>
      </div>
    </>
  );
}

/** A recipe as text, and the button that creates a world from it. */
function RecipeField() {
  const { state, catalogue } = useDesk();
  const [text, setText] = useState('');
  const newWorld = useNewWorld();
  const example = { seed: state.seed, persona: catalogue.personas[0]?.id ?? '' };
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
