import type { Fault } from '../../../../contracts/operations/fault.ts';
import type { WorldRecipe, WorldState } from '../../../../contracts/operations/mock-schemas.ts';
import { sortedJson } from '../../../../contracts/api/sorted-json.ts';
import { sparingStart } from '../../../../contracts/api/any-operation.ts';
import { timeInWords } from './clock-time.ts';
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
  { label: 'Old create workflow', flags: { enableAiAssistant: true } },
] as const satisfies readonly { readonly label: string; readonly flags: WorldRecipe['flags'] }[];

/** Returns a line for each thing that a reset of a world takes, by what differs from its start. */
export function resetInWords(start: WorldRecipe, present: WorldRecipe, requests: number): string[] {
  const [loans, before] = [present.loans ?? {}, start.loans ?? {}];
  const later = Object.entries(loans).filter(([id, loan]) => !isEqual(loan, before[id]));
  // A loan that the seed does not have needs an originator.
  const added = later.filter(([id, loan]) => loan?.originatorUserId !== undefined && !before[id]);
  const changed = later.length - added.length + Object.keys(before).filter((id) => !loans[id]).length;
  const leads = added.filter(([, loan]) => loan?.isLead).length;
  const others = changeableParts.filter(([part]) => !isEqual(present[part], start[part]));
  const pending = Object.entries(present.faults ?? {}).filter(
    ([name, fault]) => !isEqual(uncounted(fault), uncounted(start.faults?.[name])),
  );
  const clock = clockInWords(start.clock, present.clock);
  return [
    ...(added.length > leads ? [`${counted(added.length - leads, 'loan')} that users created`] : []),
    ...(leads > 0 ? [`${counted(leads, 'lead')} that users created`] : []),
    ...(changed > 0 ? [`changes of ${counted(changed, 'loan or lead', 'loans and leads')}`] : []),
    ...(others.length > 0 ? [`changes of ${listed(others.map(([, said]) => said))}`] : []),
    ...(clock === null ? [] : [clock]),
    ...(pending.length > 0 ? [counted(pending.length, 'pending fault')] : []),
    ...(requests > 0 ? [counted(requests, 'request of the journal', 'requests of the journal')] : []),
  ];
}

/** Parts of a recipe that can change in a running world, besides loans, clock and faults. */
const changeableParts = [
  ['name', 'the name'],
  ['persona', 'the persona'],
  ['flags', 'the feature flags'],
  ['features', 'the features'],
  ['settings', 'the settings'],
  ['menus', 'the menus'],
  ['users', 'the users'],
  ['institutions', 'the institutions'],
  ['presenter', 'the bar in the product'],
] as const satisfies (readonly [part: keyof WorldRecipe, said: string])[];

/** Returns where the clock of a world goes at a reset; null if it stays. */
function clockInWords(start: WorldRecipe['clock'], present: WorldRecipe['clock']): string | null {
  if (start?.now !== undefined) {
    const isSame = present?.now !== undefined && Date.parse(present.now) === Date.parse(start.now);
    return isSame ? null : `the time of the clock: it goes back to ${timeInWords(new Date(start.now))}`;
  }
  return present ? 'the time of the clock: it follows the time of the server again' : null;
}

/** Returns a fault without its remaining numbers of requests. */
const uncounted = (fault: Fault | null | undefined): Partial<Fault> => {
  const { nth: _nth, times: _times, ...rest } = fault ?? {};
  return rest;
};

/** Returns true for parts of recipes with the same values, in any order of properties. An empty part is as none. */
const isEqual = (one: unknown, other: unknown): boolean => sortedJson(one ?? {}) === sortedJson(other ?? {});

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
  const faults = Object.entries(recipe.faults ?? {}).map(([name, fault]) => [
    name,
    fault && sparingStart(fault),
  ]);
  const own = { ...recipe, ...(faults.length > 0 ? { faults: Object.fromEntries(faults) } : {}) };
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
