import { button, element, part } from './dom.ts';
import type { Model } from './model.ts';
import { parseRecipe } from './recipe.ts';
import { seedField } from './seed-field.ts';
import { counted, inWords, worldInWords } from './words.ts';
import { defaultWorld } from './world-cookie.ts';
import type { WorldRecipe } from '../../../../contracts/operations/mock-schemas.ts';

/** Mounts the data of the world, and the buttons that reset it, leave it or create another one. */
export function mountWorld(model: Model): void {
  const facts = element('p', { class: 'facts' });
  const seed = seedField(model.catalogue, model.state.seed);
  const leave = button('Back to the default world', () => {
    const former = model.state.id;
    void model.carryOut(
      'This browser is in the default world now.',
      async () => model.control.enter(defaultWorld),
      async () => model.control.enter(former),
    );
  });
  part('world').replaceChildren(
    facts,
    element(
      'div',
      { class: 'row' },
      resetButton(() =>
        model.carryOut('The world has been reset to its recipe.', () => model.control.reset()),
      ),
      leave,
    ),
    ...seed.rows,
    element(
      'div',
      { class: 'row' },
      button(
        'Duplicate world',
        () => void make(async () => ({ ...(await model.control.recipe()), seed: seed.chosen() })),
      ),
      button('New world', () => void make(() => ({ seed: seed.chosen() }))),
    ),
    recipeField({ seed: model.state.seed, persona: model.catalogue.personas[0]?.id ?? '' }, (text) =>
      make(() => parseRecipe(text)),
    ),
  );
  model.onState(({ id, seed: madeFrom, loans, leads }) => {
    facts.replaceChildren(
      element('strong', {}, worldInWords(id)),
      element(
        'span',
        { class: 'quiet-text' },
        `${inWords(madeFrom)} seed · ${counted(loans, 'loan')} · ${counted(leads, 'lead')}`,
      ),
    );
    leave.hidden = id === defaultWorld;
  });

  async function make(recipe: () => WorldRecipe | Promise<WorldRecipe>): Promise<void> {
    const former = model.state.id;
    await model.carryOut(
      'This browser is in a new world now.',
      async () => model.control.enter((await model.control.create(await recipe())).id),
      async () => model.control.enter(former),
    );
  }
}

/** Draws a field for a recipe as text, with a button that creates a world from the recipe. */
function recipeField(example: WorldRecipe, make: (text: string) => Promise<void>): HTMLElement {
  const text = element('textarea', {
    id: 'recipe',
    rows: 7,
    spellcheck: 'false',
    autocomplete: 'off',
    placeholder: JSON.stringify(example, null, 2),
  });
  return element(
    'details',
    {},
    element('summary', {}, 'From a recipe'),
    element('div', { class: 'field' }, element('label', { for: text.id }, 'Recipe in JSON'), text),
    element(
      'div',
      { class: 'row' },
      button('Make from recipe', () => void make(text.value)),
    ),
  );
}

/** Draws the reset button. It asks for confirmation, because a reset cannot be undone. */
function resetButton(reset: () => Promise<void>): HTMLButtonElement {
  const plain = 'Reset';
  const made = button(plain, () => {
    if (made.textContent === plain) {
      made.textContent = 'Really reset?';
      made.classList.add('danger');
      return;
    }
    calm();
    void reset();
  });
  const calm = (): void => {
    made.textContent = plain;
    made.classList.remove('danger');
  };
  made.addEventListener('blur', calm);
  return made;
}
