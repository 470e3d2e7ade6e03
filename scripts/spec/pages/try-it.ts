import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { type Html, html } from '../../../mock-server/html/html.ts';

/** What the first step of a scenario may add to the user, and the flag that it means. */
const flags = [
  ['the new workflow', 'enableNewCreateLoanWorkflow'],
  ['with the AI assistant', 'enableAiAssistant'],
] as const;

/** The world in which a scenario begins; null when no step signs a user in. */
export function recipeOf(steps: readonly string[]): WorldRecipe | null {
  const [, persona, more = ''] =
    steps
      .map((step) => /^the "([\w-]+)" user is signed in(.*)$/.exec(step))
      .find((match) => match !== null) ?? [];
  if (persona === undefined) return null;
  const own = flags.filter(([words]) => more.includes(words)).map(([, flag]) => [flag, true]);
  return { persona, ...(own.length === 0 ? {} : { flags: Object.fromEntries(own) }) };
}

/** A link that opens the product in a new world. The script shows it on pages that a server sends. */
export function tryIt(recipe: WorldRecipe): Html {
  const packed = Buffer.from(JSON.stringify(recipe)).toString('base64url');
  return html`<a class="try" data-served hidden href="/mock/enter?recipe=${packed}" target="_blank" rel="noopener">Try it as ${recipe.persona}</a>`;
}
