import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { api } from './api.ts';
import { Card, Field } from './controls.tsx';
import { useDesk, useNewWorld } from './desk.tsx';
import { parseRecipe } from './recipe.ts';
import { bulk, seedChoiceOf, seedNameOf } from './seed-choice.ts';
import { counted, defaultWorld, inWords, worldInWords } from './words.ts';

/** The data of the world, and the buttons that reset it, leave it or create another one. */
export function WorldPanel() {
  const { state, catalogue, enter, carryOut } = useDesk();
  const { seeds, bulkSeed } = catalogue;
  const [{ kind, size }, choose] = useState(() => seedChoiceOf(state.seed, bulkSeed));
  const [reset] = api.useResetWorldMutation();
  const [getRecipe] = api.useGetRecipeMutation();
  const newWorld = useNewWorld();
  const seed = seedNameOf({ kind, size }, bulkSeed);
  const { id, loans, leads } = state;
  return (
    <Card id="world" title="World">
      <p className="facts">
        <strong>{worldInWords(id)}</strong>
        <span className="quiet-text">
          {`${inWords(state.seed)} seed · ${counted(loans, 'loan')} · ${counted(leads, 'lead')}`}
        </span>
      </p>
      <div className="row">
        <ResetButton
          reset={() => carryOut('The world has been reset to its recipe.', () => reset([id, null]).unwrap())}
        />
        {id !== defaultWorld && (
          <Button
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
      <Field id="seed" label="New world from">
        <Select
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
        <Button
          onClick={() => void newWorld(async () => ({ ...(await getRecipe([id, null]).unwrap()), seed }))}
        >
          Duplicate world
        </Button>
        <Button onClick={() => void newWorld(() => ({ seed }))}>New world</Button>
      </div>
      <RecipeField />
    </Card>
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
        <Input.TextArea
          id="recipe"
          className="code-text"
          rows={7}
          spellCheck={false}
          autoComplete="off"
          placeholder={JSON.stringify(example, null, 2)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button onClick={() => void newWorld(() => parseRecipe(text))}>Make from recipe</Button>
    </details>
  );
}

/** The reset button. It asks for confirmation, because a reset cannot be undone. */
function ResetButton({ reset }: { readonly reset: () => Promise<void> }) {
  const [asks, setAsks] = useState(false);
  const press = () => {
    setAsks(!asks);
    if (asks) void reset();
  };
  return (
    <Button danger={asks} onClick={press} onBlur={() => setAsks(false)}>
      {asks ? 'Really reset?' : 'Reset'}
    </Button>
  );
}
