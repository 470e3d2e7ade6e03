import { relative } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { connect, type World } from './client.ts';
import type { WorldRecipe } from './contract.ts';

/**
 * Attaches to a failed test what its world has seen, and what reproduces the failure. The world and its server end with
 * the run, so no attachment has an address of them.
 *
 * @param addresses of the server and of the front end of the run, in this order
 */
export async function attachFailure(
  info: TestInfo,
  world: World,
  addresses: readonly string[],
): Promise<void> {
  const attachJson = (name: string, value: unknown) =>
    info.attach(name, { body: JSON.stringify(value, null, 2), contentType: 'application/json' });
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  const { entries: journal } = await world.searchJournal({});
  await attachJson(
    'journal',
    journal.map((entry) => ({ ...entry, curl: withVariables(entry.curl, origins, world.id) })),
  );
  const { state: _state, ...recipe } = await world.getWorld();
  await attachJson('recipe', recipe);
  const start = await startOf(world);
  const steps = stepsFor(info, start, portOf(addresses[0]));
  await info.attach('reproduce', { body: steps, contentType: 'text/plain' });
  await attachJson('start', start);
}

/** Returns the recipe of a world at its start, with its time: dates of the seed would differ on another day. */
async function startOf(world: World): Promise<WorldRecipe> {
  const { state, ...recipe } = await world.getWorld({ at: 'start' });
  return recipe.clock ? recipe : { ...recipe, clock: { now: state.createdAt, isFrozen: false } };
}

/** Returns a command with the shell variables SERVER and WORLD in place of an address and the id of a world. */
function withVariables(command: string, origins: ReadonlySet<string>, id: string): string {
  // All of them stand in single quotes, which must end before a variable.
  const inShell = (name: string) => `'"$${name}"'`;
  const general = [...origins].reduce((text, origin) => text.replaceAll(origin, inShell('SERVER')), command);
  return general.replaceAll(id, inShell('WORLD'));
}

/** Returns the port at which the project expects its server; that of a mock server without settings if it names none. */
const portOf = (address = ''): string => URL.parse(address)?.port || '4300';

/** Returns the commands that reproduce a failure on any machine that has the project. */
function stepsFor(
  { file, line, titlePath, config, project }: TestInfo,
  start: WorldRecipe,
  port: string,
): string {
  const server = `http://localhost:${port}`;
  const place = `${relative(config.rootDir, file)}:${line}`;
  const name = project.name === '' ? '' : ` --project=${quoted(project.name)}`;
  return [
    `# ${place} ${titlePath.slice(1).join(' › ')}`,
    '# 1. Start a mock server, with npm start in its repository or with its package:',
    `npx threshold-mock-server --port ${port}`,
    '# 2. In a second shell, run the test again:',
    `npx playwright test ${quoted(place)}${name}`,
    '# Or open the product in the world as it was at the start of the test:',
    linkTo(server, start),
    '# Or send the curl commands of the attachment "journal" to such a world. Save the attachment "start" as start.json:',
    `export SERVER=${server}`,
    `export WORLD=$(curl -s "$SERVER/mock/worlds" -H 'content-type: application/json' -d @start.json | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')`,
    '',
  ].join('\n');
}

const quoted = (text: string): string =>
  /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

function linkTo(server: string, start: WorldRecipe): string {
  try {
    return connect(server).linkTo(start);
  } catch {
    return `${server}/mock  (World, From a recipe: paste the attachment "start", which is too long for a link)`;
  }
}
