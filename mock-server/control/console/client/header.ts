import type { WorldRecipe } from '../../../../contracts/operations/mock-schemas.ts';
import { copy } from './copy.ts';
import { button, element, part } from './dom.ts';
import type { Model } from './model.ts';
import { showError } from './notice.ts';
import { linkInWords, linkOf, playwrightTest, recipeText } from './recipe.ts';
import { worldInWords } from './words.ts';

/** Shows which world the browser uses, and the buttons that copy the world as a link, a recipe or a test. */
export function mountHeader(model: Model): void {
  const name = element('strong');
  const facts = element('span', { class: 'quiet-text' });
  part('where').replaceChildren(name, facts);
  part('bar-actions').prepend(
    button(
      'Copy link to this state',
      () => void copy(linkOf(model.state, location.origin), linkInWords(model.state)),
    ),
    button(
      'Copy as recipe',
      () => void copyRecipe(recipeText, 'Recipe copied. It creates a world equal to this one.'),
    ),
    button(
      'Copy as Playwright test',
      () => void copyRecipe(playwrightTest, 'Test copied. It needs the client package.'),
    ),
  );
  model.onState(({ id, persona, clock, faults }) => {
    const person = model.catalogue.personas.find((each) => each.id === persona);
    name.textContent = worldInWords(id);
    facts.textContent = [
      person ? person.name : 'no persona signed in',
      clock.isFrozen ? 'clock frozen' : 'clock runs',
      faults.length === 0 ? 'no faults' : `${faults.length} pending`,
    ].join(' · ');
    document.title = `${worldInWords(id)} · Mock console · Threshold`;
  });

  async function copyRecipe(inText: (recipe: WorldRecipe) => string, done: string): Promise<void> {
    try {
      await copy(inText(await model.control.recipe()), done);
    } catch (error) {
      showError(error);
    }
  }
}
