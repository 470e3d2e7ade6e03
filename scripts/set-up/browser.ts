import { existsSync, readFileSync } from 'node:fs';
import { NOTE, provideBrowser, type Browser } from './browser.cjs';

/**
 * The browser that every test drives: the one that set-up noted, or else one that is found or installed now.
 * @throws {Error} with one line on what to do when there is no browser and none can be installed.
 */
export function browserExecutable(): string {
  return process.env['CHROMIUM'] ?? noted() ?? provideBrowser().executable;
}

/** Arguments for that browser: nothing that calls out, and no sandbox where it cannot work, as root. */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

function noted(): string | undefined {
  if (!existsSync(NOTE)) return undefined;
  const { executable } = JSON.parse(readFileSync(NOTE, 'utf8')) as Browser;
  return existsSync(executable) ? executable : undefined;
}
