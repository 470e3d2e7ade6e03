import { button, element, part } from './dom.ts';
import type { Model } from './model.ts';
import { recipeOf } from './recipe.ts';
import { seedField } from './seed-field.ts';
import { counted, inWords, worldInWords } from './words.ts';
import { enterWorld, leaveWorld } from './world-cookie.ts';
import type { WorldRecipe } from '../../../../contracts/schemas/mock.ts';

/**
 * What the world is made from, and the way to another one.
 *
 * @param emptied called when a reset has emptied the journal too
 */
export function mountWorld(model: Model, emptied: () => void): void {
  const facts = element('p', { class: 'facts' });
  const seed = seedField(model.catalogue, model.state.seed);
  const leave = button('Back to the default world', () => {
    const former = model.state.id;
    void model.carryOut(
      'This browser is in the default world now.',
      async () => leaveWorld(),
      async () => enterWorld(former),
    );
  });
  part('world').replaceChildren(
    facts,
    element(
      'div',
      { class: 'row' },
      resetButton(() =>
        model.carryOut('The world is back to how its recipe made it.', async () => {
          const state = await model.control.reset();
          emptied();
          return state;
        }),
      ),
      leave,
    ),
    ...seed.rows,
    element(
      'div',
      { class: 'row' },
      button('Duplicate world', () => void make({ ...recipeOf(model.state), seed: seed.chosen() })),
      button('New world', () => void make({ seed: seed.chosen() })),
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
    leave.hidden = id === 'default';
  });

  async function make(recipe: WorldRecipe): Promise<void> {
    const former = model.state.id;
    await model.carryOut(
      'This browser is in a new world now.',
      async () => enterWorld((await model.control.create(recipe)).id),
      async () => enterWorld(former),
    );
  }
}

/** Resetting cannot be taken back, so the button asks once, in place. */
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
