import { standardLead, standardLoan } from '../../../features/vocabulary/standard-loans.ts';
import { personaWith, routeOfPage } from '../../../features/vocabulary/vocabulary.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { type Html, html } from '../../../mock-server/html/html.ts';
import { applicationIdentifierOf } from '../../../mock-server/store/schema/loan-row.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { Scenario } from '../../gherkin/feature.ts';

/** Where a scenario begins, as far as a link can say it. */
export interface Start {
  /** The world of its first steps; null when a link cannot say the first of them. */
  readonly recipe: WorldRecipe | null;
  /** The address in the product at which it begins; without one the product opens as usual. */
  readonly at?: string;
  /** The Givens that are left to the user. */
  readonly left: readonly string[];
}

/** What a step means for the world, or the page at which it happens; `isLeft`: what it does there is left to the user. */
type Part = (...groups: string[]) => WorldRecipe | { readonly at: string; readonly isLeft?: true };

const dashboardOf = (borrower: string) => ({
  at: paths.dashboardOf(standardLoan(borrower).applicationIdentifier),
});

/** The Givens that a link can say. */
const parts: readonly (readonly [RegExp, Part])[] = [
  [/^no user is signed in$/, () => ({})],
  [/^the "([\w-]+)" user is signed in(?: at the identity provider)?$/, (persona) => ({ persona })],
  [
    /^it is (\S+) and the "([\w-]+)" user is signed in$/,
    (day, persona) => ({ persona, now: `${day}T12:00:00Z` }),
  ],
  [
    /^the "([\w-]+)" user is signed in, (with|without) the AI assistant( and the new workflow for creating)?$/,
    (persona, assistant, workflow) => ({
      persona,
      flags: { enableAiAssistant: assistant === 'with', enableNewCreateLoanWorkflow: Boolean(workflow) },
    }),
  ],
  [
    /^the "([\w-]+)" user is signed in to the (new|old) workflow$/,
    (persona, workflow) => ({ persona, flags: { enableNewCreateLoanWorkflow: workflow === 'new' } }),
  ],
  [
    /^a user (with|without) the feature "(\w+)" is signed in$/,
    (has, feature) => ({ persona: personaWith(feature, has === 'with') }),
  ],
  [
    /^the settings set ([1-9]\d*) seconds of idle time, ([1-9]\d*) seconds? of warning and a keep-alive every ([1-9]\d*) seconds$/,
    (...seconds) => {
      const [idleSeconds = 0, timeoutSeconds = 0, keepAliveSeconds = 0] = seconds.map(Number);
      return { settings: { idle: { idleSeconds, timeoutSeconds, keepAliveSeconds } } };
    },
  ],
  [
    /^the next "(\w+)" request fails with the message "(.*)"$/,
    (operation, message) => ({ faults: [{ operation, kind: 'status', status: 500, message }] }),
  ],
  [
    /^the request "(\w+)" fails with (\d+)$/,
    (operation, status) => ({
      faults: [{ operation, kind: 'status', status: Number(status), times: null }],
    }),
  ],
  [/^I (?:look at|go on to) the page "(.*)"$/, (page) => ({ at: routeOfPage(page) })],
  [
    /^I (?:have just signed in and )?(?:look at|open) the loan pipeline$/,
    () => ({ at: routeOfPage('Mortgage Pipeline') }),
  ],
  [/^I am on the create loan screen$/, () => ({ at: paths.newLoan })],
  [/^I am on the create lead screen$/, () => ({ at: paths.newLead })],
  [
    /^I have filled in a (loan|lead) for /,
    (kind) => ({ at: kind === 'loan' ? paths.newLoan : paths.newLead, isLeft: true }),
  ],
  [/^I have chosen Create Loan, then /, () => ({ at: routeOfPage('Mortgage Pipeline'), isLeft: true })],
  [/^a loan is open$/, () => dashboardOf('Amelia Thornquist')],
  [/^the loan of "(.*)" is open$/, dashboardOf],
  [
    /^the lead of "(.*)" is open$/,
    (borrower) => ({
      at: paths.dashboardOf(applicationIdentifierOf(standardLead(borrower).generalAccountId)),
    }),
  ],
  [/^I (?:open the address|go on to) "(\/.*)"$/, (at) => ({ at })],
];

/** Returns where a scenario begins: its Givens in their order, up to the first of which something is left to the user. */
export function startOf({ steps, runs: [run] }: Scenario): Start {
  const all = run?.steps ?? [];
  const [before, own] = [all.slice(0, all.length - steps.length), all.slice(all.length - steps.length)];
  const firstAct = steps.findIndex(({ keyword }) => /^(?:When|Then)/.test(keyword));
  const givens = [...before, ...own.slice(0, firstAct < 0 ? own.length : firstAct)];
  let recipe: WorldRecipe | null = null;
  let page: Pick<Start, 'at'> = {};
  for (const [index, given] of givens.entries()) {
    const meaning = meaningOf(given);
    const left = givens.slice(index);
    if (meaning === null) return { recipe, ...page, left };
    if ('at' in meaning) page = { at: meaning.at };
    if ('isLeft' in meaning) return { recipe, ...page, left };
    if (!('at' in meaning)) recipe = extended(recipe ?? {}, meaning);
  }
  return { recipe, ...page, left: [] };
}

function extended(recipe: WorldRecipe, meaning: WorldRecipe): WorldRecipe {
  const faults = [...(recipe.faults ?? []), ...(meaning.faults ?? [])];
  return { ...recipe, ...meaning, ...(faults.length > 0 && { faults }) };
}

/** What steps mean, by their text: the same ones begin hundreds of scenarios. */
const meanings = new Map<string, ReturnType<Part> | null>();

function meaningOf(step: string): ReturnType<Part> | null {
  const known = meanings.get(step);
  if (known !== undefined) return known;
  const [found] = parts.flatMap(([pattern, part]) => {
    const match = pattern.exec(step);
    return match === null ? [] : [part(...match.slice(1))];
  });
  meanings.set(step, found ?? null);
  return found ?? null;
}

/**
 * A link that opens the product where a scenario begins, with the Givens that are left to the user; or why there is none.
 * The script shows it on pages that a server sends.
 */
export function tryIt(scenario: Scenario): Html {
  const { recipe, at, left } = startOf(scenario);
  if (recipe === null) {
    const hasPage = scenario.runs.some(({ levels }) => levels.some((level) => /app|browser/.test(level)));
    return html`<p class="quiet" data-served hidden>Not to try: ${hasPage ? html`a link cannot say <q>${left[0]}</q>` : 'it runs without a page of the product'}.</p>`;
  }
  return html`<p data-served hidden>${tryLink(recipe, at)}${
    left.length === 0
      ? null
      : html` <span class="quiet">Then, before the step to look at: ${left.join('; ')}.</span>`
  }</p>`;
}

/** A link that opens the product in a new world. */
export function tryLink(recipe: WorldRecipe, at?: string): Html {
  const query = new URLSearchParams({
    recipe: Buffer.from(JSON.stringify(recipe)).toString('base64url'),
    ...(at === undefined ? {} : { at }),
  });
  return html`<a class="try" data-served hidden href="${mockOperations.enterWorld.path}?${query.toString()}" target="_blank" rel="noopener">Try it${recipe.persona === undefined ? '' : ` as ${recipe.persona}`}${at === undefined ? '' : ` at ${at}`}</a>`;
}
