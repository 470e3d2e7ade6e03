import { isLoopback } from '../../../mock-server/platform/http/origin.ts';
import { modeInWords } from '../../../mock-server/app/settings/mode.ts';
import {
  type ReadSettings,
  readSettings,
  type Settings,
} from '../../../mock-server/app/settings/settings.ts';
import { type Environment, SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { helpText, withSwitches } from '../../../mock-server/app/settings/switches.ts';
import { startServer } from '../../../mock-server/app/server.ts';
import { mockConsole, spa, buildWithMessage } from '../../build/build.ts';
import { greeting } from './greeting.ts';
import { inWords } from '../../../mock-server/platform/upstream/upstream.ts';
import { endWithNpm } from '../../shared/npm-parent.ts';
import { isCheckout, textOf } from '../../shared/source-files.ts';
import { misfits, readDocuments } from '../documents/documents.ts';
import { specification } from './specification.ts';
import { refusalOf } from './refusal.ts';

/**
 * Builds the SPA and the console, and starts the server. On an error, prints what to do and sets exit code 1.
 *
 * @param words the switches of the command line, such as `--port 0`; `--help` prints them all, `--version` the version
 */
export async function start(words: readonly string[], environment: Environment): Promise<void> {
  keepRunningUnread();
  endWithNpm();
  if (words.some((word) => word === '--help' || word === '-h')) return console.log(helpText(environment));
  if (words.some((word) => word === '--version' || word === '-v')) return console.log(version());
  try {
    await startWith(readSettings(withSwitches(words, environment)));
  } catch (error) {
    const refusal = refusalOf(error);
    console.error(refusal ?? error);
    process.exitCode = 1;
  }
}

/**
 * Ignores the errors of standard output and standard error: a server goes on when the reader of its output has gone, or
 * when the disk of its log is full.
 */
function keepRunningUnread(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/** Returns the version in the package.json of the checkout, the package or the image. */
const version = (): string => (JSON.parse(textOf('package.json')) as { version: string }).version;

/** Starts the server, which closes itself on signals. The process then ends with exit code 0. */
async function startWith({ settings, warnings }: ReadSettings): Promise<void> {
  for (const line of [...warnings, ...checkDocuments(settings)]) console.error(line);
  await buildWithMessage('SPA', spa);
  if (settings.isMock) await buildWithMessage('console', mockConsole);
  const { url, store } = await startServer({
    ...settings,
    webRoot: spa.folder,
    consoleRoot: mockConsole.folder,
    specification: specification({
      closed: closedBecause(settings),
      repository: settings.repository,
      documents: settings.documents,
    }),
  });
  for (const line of await greeting(store)) console.log(line);
  const { upstream } = settings;
  if (upstream) console.log(`\nPassed on to ${upstream.url}: ${inWords(upstream)}`);
  console.log(`\n${modeInWords(settings).join('\n')}`);
  console.log(`\nThe specification, rule by rule: ${url}/spec`);
  console.log(`ready: ${url}`);
}

/**
 * Returns a line for each section of the owner's documents that does not fit the rules.
 * @throws {SettingsError} if DOCUMENTS cannot be used
 */
function checkDocuments(settings: Settings): string[] {
  const { documents } = settings;
  if (documents === null) return [];
  const closed = closedBecause(settings);
  if (closed !== null) throw new SettingsError(`DOCUMENTS is for the user of this machine only. ${closed}`);
  return misfits(readDocuments(documents));
}

/** Returns why readers of /spec may not write into the checkout; null if the user of this machine may. */
export function closedBecause({ host, trustProxy }: Pick<Settings, 'host' | 'trustProxy'>): string | null {
  if (!isCheckout) return 'This server runs outside of a checkout of the repository: use npm start in one.';
  if (!isLoopback(host))
    return `HOST is ${host}, so other machines reach this server: start it without HOST.`;
  if (trustProxy !== undefined) return 'TRUST_PROXY is set, so this server may be public: start it without.';
  return null;
}
