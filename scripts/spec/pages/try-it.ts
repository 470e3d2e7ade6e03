import { standardLead, standardLoan } from '../../../features/vocabulary/standard-loans.ts';
import { personaWith, routeOfPage } from '../../../features/vocabulary/vocabulary.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { type Html, html } from '../../../mock-server/html/html.ts';
import { applicationIdentifierOf } from '../../../mock-server/store/schema/loan-row.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { Scenario } from '../../gherkin/feature.ts';

/** The start of a scenario, up to the first step that a link cannot reproduce. */
export interface Start {
  /** Recipe of the world that the first Givens describe; null if the first Given cannot be part of a link. */
  readonly recipe: WorldRecipe | null;
  /** Address in the product at which the scenario begins; undefined if no Given opens a page. */
  readonly at?: string;
  /** Givens that the link does not cover, so that the user performs them. */
  readonly left: readonly string[];
}

/**
 * Returns the effect of a Given: a part of the recipe, or the page to open. `isLeft`: the link opens the page, and the
 * user performs the step there.
 */
type Part = (...groups: string[]) => WorldRecipe | { readonly at: string; readonly isLeft?: true };

const dashboardOf = (borrower: string) => ({
  at: paths.dashboardOf(standardLoan(borrower).applicationIdentifier),
});

/** The Givens that a link can cover, with their effects. */
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

/** Returns the start of a scenario. Evaluates its Givens in order, up to the first one that the user must perform. */
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

/** Cache of the effects of steps, by text. The same steps begin hundreds of scenarios. */
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
 * Returns a link that opens the product at the start of a scenario, with the Givens that are left to the user; or the
 * reason why there is no link. The page's script shows the link only if a server sent the page.
 */
export function tryIt(scenario: Scenario): Html {
  const { recipe, at, left } = startOf(scenario);
  if (recipe === null) {
    const hasPage = scenario.runs.some(({ levels }) => levels.some((level) => /app|browser/.test(level)));
    return html`<p class="quiet" data-served hidden>No link: ${hasPage ? html`a link cannot prepare <q>${left[0]}</q>` : 'the scenario runs without a page of the product'}.</p>`;
  }
  return html`<p data-served hidden>${tryLink(recipe, at)}${
    left.length === 0 ? null : html` <span class="quiet">Before the tested step: ${left.join('; ')}.</span>`
  }</p>`;
}

/** Returns a link that opens the product in a new world. */
export function tryLink(recipe: WorldRecipe, at?: string): Html {
  const query = new URLSearchParams({
    recipe: Buffer.from(JSON.stringify(recipe)).toString('base64url'),
    ...(at === undefined ? {} : { at }),
  });
  return html`<a class="try" data-served hidden href="${mockOperations.enterWorld.path}?${query.toString()}" target="_blank" rel="noopener">Try it${recipe.persona === undefined ? '' : ` as ${recipe.persona}`}${at === undefined ? '' : ` at ${at}`}</a>`;
}
