import { existsSync, readFileSync } from 'node:fs';
import { NOTE, provideBrowser, type Browser } from './browser.cjs';

/**
 * Returns the path of the browser for tests: the one that set-up stored, or one that is found or installed now.
 * @throws {Error} that says what to do if no browser is found and none can be installed
 */
export function browserExecutable(): string {
  return process.env['CHROMIUM'] ?? noted() ?? provideBrowser().executable;
}

/** Returns the arguments of the browser: no background requests, and no sandbox for root, who cannot use a sandbox. */
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
