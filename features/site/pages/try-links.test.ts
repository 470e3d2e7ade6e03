import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { textOf } from '../../support/users/screen-text.ts';
import { openServer } from '../../support/server.ts';
import { openBundle } from '../../support/tab/bundle.ts';
import { Tab } from '../../support/tab/tab.ts';
import { type Run, scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import { personaLandings } from '../model/landing.ts';
import { readSources } from '../read/sources.ts';
import { type LinkStart, startOf, tryAddress } from './try-it.ts';

/** A link, with the runs of scenarios that have it. */
interface Link {
  readonly start: LinkStart;
  readonly runs: Run[];
}

const runs = readSources().features.flatMap((feature) =>
  scenariosOf(feature).flatMap((scenario) => scenario.runs.map((run) => [scenario, run] as const)),
);
const links = new Map<string, Link>();
for (const [scenario, run] of runs) {
  const start = startOf(scenario, run);
  if (!('recipe' in start)) continue;
  const address = tryAddress(start.recipe, start.at);
  const link = links.get(address) ?? { start, runs: [] };
  link.runs.push(run);
  links.set(address, link);
}

const bundle = await openBundle();
const server = await openServer({ webRoot: bundle.folder });
const product = { server, bundle };
after(() => server.close());

test('every scenario with a page has a link', () => {
  const withPage = runs.filter(([, { levels }]) => levels.some((level) => /app|browser/.test(level)));
  const missing = withPage.filter(([scenario, run]) => !('recipe' in startOf(scenario, run)));
  assert.deepEqual(
    missing.map(([, { name }]) => name),
    [],
  );
});

test('the server accepts every link, and leads to the address at which the scenario starts', async () => {
  const refused: string[] = [];
  for (const [address, { start, runs: own }] of links) {
    const response = await server.send(server.origin + address, { headers: { accept: 'text/html' } });
    const isAccepted = response.status === 302 && response.headers.get('location') === (start.at ?? '/');
    if (!isAccepted) refused.push(`${own[0]?.name}: ${response.status}`);
  }
  assert.deepEqual(refused, []);
});

// Opens one link of each kind: page, user, and the parts of the recipe. Slow responses would only take time.
test('each kind of link leads to the screen at which its scenarios start', async () => {
  const screens = new Map<string, Link>();
  for (const { start, runs: own } of links.values()) {
    const { loans: _loans, faults = {}, ...recipe } = start.recipe;
    const quick = Object.entries(faults).filter(([, { kind }]) => kind !== 'delay' && kind !== 'hang');
    const kind = JSON.stringify([start.at, recipe.persona, Object.keys(recipe), quick.length > 0]);
    if (screens.has(kind)) continue;
    screens.set(kind, {
      start: {
        ...start,
        recipe: { ...recipe, ...(quick.length > 0 && { faults: Object.fromEntries(quick) }) },
      },
      runs: own,
    });
  }
  const wrong: string[] = [];
  for (const { start, runs: own } of screens.values()) {
    const tab = new Tab(product);
    await tab.open(tryAddress(start.recipe, start.at));
    const { document, location } = tab.window;
    const address = location.pathname + location.search + location.hash;
    const screen = {
      address,
      title: document.querySelector('h1')?.textContent ?? '',
      text: textOf(document.body),
    };
    await tab.close();
    if (!isStart(screen, start, own))
      wrong.push(`${own[0]?.name}: ${start.at} is ${address} "${screen.title}"`);
  }
  assert.deepEqual(wrong, []);
});

const landings = new Map<string, string>(personaLandings().map(({ persona, page }) => [persona.id, page]));

/** The parts of a screen by which a test recognizes it. */
interface Screen {
  /** Path, query and fragment. */
  readonly address: string;
  readonly title: string;
  /** All texts. */
  readonly text: string;
}

/** Returns true for the address of the link, the landing page of the user, or a screen that the scenario describes. */
function isStart(screen: Screen, { at = '/', recipe }: LinkStart, own: readonly Run[]): boolean {
  const { persona, faults = {} } = recipe;
  if (persona === undefined && screen.title === 'Sign in') return true;
  // The landing page is chosen at /default, which stays open if the choice fails.
  if (at === '/' && (landings.get(persona ?? '') === screen.title || screen.address === '/default'))
    return true;
  if (Object.values(faults).some(({ status }) => status === 401) && screen.title === "You've been signed out")
    return true;
  const quoted = own.flatMap(({ steps }) => steps.join('\n').match(/(?<=")[^"]{2,}(?=")/g) ?? []);
  return (
    screen.address === at || quoted.some((words) => words === screen.address || screen.text.includes(words))
  );
}
