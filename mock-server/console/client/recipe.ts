import type { WorldRecipe, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { sparingStart } from '../../../contracts/api/any-operation.ts';
import { counted } from './words.ts';

/** Returns the message after copying a link. It names the parts of the recipe that the link leaves out. */
export const linkInWords = ({ linkLeavesOut }: Pick<WorldState, 'linkLeavesOut'>): string =>
  linkLeavesOut.length === 0
    ? 'Link copied. It opens a new world like this one.'
    : `Link copied, without ${listed(linkLeavesOut)}: they are too long for an address. The button “Copy as recipe” includes them.`;

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The worlds that one press creates: the product whole, as in the default world, or without one of its parts. */
export const newRecipes = [
  { label: 'New world', flags: { enableAiAssistant: true, enableNewCreateLoanWorkflow: true } },
  { label: 'Without assistant', flags: { enableNewCreateLoanWorkflow: true } },
  { label: 'Without new workflow', flags: { enableAiAssistant: true } },
] as const satisfies readonly { readonly label: string; readonly flags: WorldRecipe['flags'] }[];

/** Returns a line for each part of a world that its reset takes: the content that users changed, faults and requests. */
export function resetInWords(
  { loans = [], ...recipe }: WorldRecipe,
  { faults }: Pick<WorldState, 'faults'>,
  requests: number,
): string[] {
  const changed = Object.entries(changeableParts).filter(([part]) => part in recipe);
  return [
    ...(loans.length === 0
      ? []
      : [`${counted(loans.length, 'loan or lead', 'loans and leads')} that users created or changed`]),
    ...(changed.length === 0 ? [] : [`changes of ${listed(changed.map(([, said]) => said))}`]),
    ...(faults.length === 0 ? [] : [counted(faults.length, 'pending fault')]),
    counted(requests, 'request of the journal', 'requests of the journal'),
  ];
}

/** Parts of a recipe that a user can change in a running world, besides loans and faults. */
const changeableParts: Partial<Record<keyof WorldRecipe, string>> = {
  name: 'the name',
  persona: 'the persona',
  now: 'the clock',
  flags: 'the feature flags',
  features: 'the features',
  settings: 'the settings',
  emptyMenus: 'the empty menus',
  menus: 'the menus',
  users: 'the users',
  institutions: 'the institutions',
  presenter: 'the bar in the product',
};

/** Returns the absolute address of a link that recreates a world. */
export const linkOf = ({ link }: Pick<WorldState, 'link'>, origin: string): string =>
  new URL(link, origin).href;

/** Formats a recipe as the text of a file. */
export const recipeText = (recipe: WorldRecipe): string => `${JSON.stringify(recipe, null, 2)}\n`;

/** Parses a JSON text that was written by hand. @throws {Error} that says what is not valid JSON, and why */
export function parseJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Parses a recipe that was written by hand.
 *
 * @throws {Error} that says why the text is no recipe
 */
export function parseRecipe(text: string): WorldRecipe {
  const value = parseJson('The recipe', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A recipe is an object, such as {"persona": "closing"}.');
  return value;
}

/** Returns the source of a Playwright test that opens the product in a world of the recipe. */
export function playwrightTest(recipe: WorldRecipe): string {
  const { faults } = recipe;
  const own = { ...recipe, ...(faults ? { faults: faults.map(sparingStart) } : {}) };
  return `import { expect, test } from "@threshold-mock/client/playwright";

test.use({
  recipe: ${JSON.stringify(own, null, 2).replaceAll('\n', '\n  ')},
});

test("the product opens in this state", async ({ page, world }) => {
  await page.goto("/");
  await expect(world).toHaveRequested("getConfiguration");
});
`;
}
