import { Compile } from 'typebox/compile';
import { anyOperation } from '../../../contracts/api/any-operation.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { Html, html } from '../../../mock-server/platform/html/html.ts';
import { mergedRecipe } from '../../../mock-server/platform/recipes/merged.ts';
import { recipeText } from '../../../mock-server/platform/worlds/recipe.ts';
import type { Recipe } from '../../../mock-server/store/repositories/world-document.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { Start } from '../../support/users/start.ts';
import type { Run, Scenario } from '../../../scripts/test/gherkin/feature.ts';
import { readPhrases } from '../../../scripts/test/gherkin/phrases.ts';

/** The start of a scenario, as far as a link can prepare it. */
export interface LinkStart {
  /** Recipe of the world that the Givens describe. */
  readonly recipe: Recipe;
  /** Address in the product at which the scenario starts; undefined for the landing page of the user. */
  readonly at?: string;
  /** Indexes of the steps that are left to the user, among all steps of the run. */
  readonly left: readonly number[];
  /** Indexes of the Givens that only a test can prepare: in the browser, or by changing a response. */
  readonly ofTest: readonly number[];
}

/**
 * Returns where a run of a scenario starts, or the reason why a link cannot open the product there. The steps declare
 * the start in `features/`, with `starting`.
 */
export function startOf({ steps: own }: Scenario, run: Run): LinkStart | Html {
  const before = run.steps.length - own.length;
  const firstAct = own.findIndex(({ keyword }) => /^(?:When|Then)/.test(keyword));
  const act = before + (firstAct < 0 ? own.length : firstAct);
  const left: number[] = [];
  const ofTest: number[] = [];
  let recipe: Recipe | undefined;
  let at: string | undefined;
  for (const [index, text] of run.steps.slice(0, act).entries()) {
    const meaning = meaningOf(text, run.tables[index] ?? null);
    const opens = meaning?.at !== undefined;
    const isLost =
      (opens && (left.length > 0 || leavesLoan(at, meaning.at))) || (at !== undefined && failsAll(meaning));
    if (meaning?.recipe && !isLost) recipe = mergedRecipe(recipe ?? {}, meaning.recipe);
    if (opens && !isLost) at = meaning.at;
    if (meaning !== null && !meaning.isLeft && !isLost) continue;
    (opens || isDoneByUser(text) ? left : ofTest).push(index);
  }
  // A scenario that opens a page as its first act starts there.
  if (at === undefined && left.length === 0)
    at = meaningOf(run.steps[act] ?? '', run.tables[act] ?? null)?.at;
  if (at === undefined && !run.levels.some((level) => level === 'app' || level === 'browser'))
    return html`the scenario runs without a page of the product`;
  if (recipe === undefined) return html`a link cannot prepare <q>${run.steps[0]}</q>`;
  return { recipe, ...(at === undefined ? {} : { at }), left, ofTest };
}

/** Returns true if a step would leave the dashboard: the loan is then only open if the link opened the dashboard. */
const leavesLoan = (from: string | undefined, to: string | undefined): boolean =>
  from?.startsWith(paths.dashboard) === true && to?.startsWith(paths.dashboard) === false;

/** Returns true for a start with a fault of all operations, which would break the page that an earlier Given opens. */
const failsAll = (start: Start | null): boolean =>
  Object.values(start?.recipe?.faults ?? {}).some((fault) => fault?.operation === anyOperation);

const isDoneByUser = (step: string): boolean => /^(?:I |the window )/.test(step);

const phrases = await readPhrases();
const recipes = Compile(WorldRecipe);
/** Cache of the starts of steps, since hundreds of scenarios begin with the same steps. */
const meanings = new Map<string, Start | null>();

/** Returns the start that a step declares; null if it declares none, or one that the server would reject. */
function meaningOf(step: string, table: string[][] | null): Start | null {
  const key = JSON.stringify([step, table]);
  const known = meanings.get(key);
  if (known !== undefined) return known;
  const start = phrases.find(({ pattern }) => pattern.test(step))?.startOf(step, table) ?? null;
  const isEmpty = start?.recipe === undefined && start?.at === undefined;
  const found = isEmpty || !recipes.Check(start.recipe ?? {}) ? null : start;
  meanings.set(key, found);
  return found;
}

const isStart = (found: LinkStart | Html): found is LinkStart => !(found instanceof Html);

/**
 * Returns the links to the starts of a scenario's runs, or the reason why there are none. If all are equal, `note` has
 * the link; otherwise `cellOf` returns that of a row. The page's script shows links only if the mock server sent the
 * page.
 */
export function tryIt(
  scenario: Scenario,
  runs: readonly Run[] = scenario.runs,
): { readonly note: Html; readonly cellOf: ((run: Run | undefined) => Html) | null } {
  const found = runs.map((run) => startOf(scenario, run));
  const [first] = found;
  const start = found.find(isStart);
  if (start === undefined)
    return {
      note: html`<p class="quiet" data-served hidden>No link: ${first instanceof Html ? first : null}.</p>`,
      cellOf: null,
    };
  const links = found.map((one) => (isStart(one) ? tryLink(one.recipe, one.at) : null));
  const areEqual = new Set(links.map(String)).size === 1;
  const written = textsOf(scenario, runs[found.indexOf(start)]);
  const words = (steps: readonly number[]) => steps.map((index) => written[index]).join('; ');
  const note = html`<p data-served hidden>${areEqual ? links[0] : html`<span class="quiet">Each row has its link.</span>`}${
    start.left.length === 0 ? null : html` <span class="quiet">Left to you: ${words(start.left)}.</span>`
  }${start.ofTest.length === 0 ? null : html` <span class="quiet">Only the test prepares: ${words(start.ofTest)}.</span>`}</p>`;
  const cellOf = (run: Run | undefined) =>
    links[runs.findIndex((one) => one === run)] ?? html`<span class="quiet">no link</span>`;
  return { note, cellOf: areEqual ? null : cellOf };
}

/** Returns the texts of all steps of a run, with the placeholders of the scenario's own steps. */
function textsOf({ steps }: Scenario, run: Run | undefined): string[] {
  const all = run?.steps ?? [];
  return [...all.slice(0, all.length - steps.length), ...steps.map(({ text }) => text)];
}

/** Returns the address that creates a world and opens the product in it. */
export function tryAddress(recipe: Recipe, at?: string): string {
  const query = new URLSearchParams({ recipe: recipeText(recipe).text, ...(at === undefined ? {} : { at }) });
  return `${mockOperations.enterWorld.path}?${query.toString()}`;
}

/** Returns a link that opens the product in a new world. */
export function tryLink(recipe: Recipe, at?: string): Html {
  return html`<a class="try" data-served hidden href="${tryAddress(recipe, at)}" target="_blank" rel="noopener">Try it${recipe.persona === undefined ? '' : ` as ${recipe.persona}`}${at === undefined ? '' : ` at ${at}`}</a>`;
}
