import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { themeStyles } from '../../html/page.ts';
import { browserModules } from './modules.ts';

/** One file of the console, as the server sends it. */
interface ConsoleAsset {
  readonly type: string;
  readonly content: Buffer;
  /** Compressed content; null if compression does not make it smaller. */
  readonly compressed: Buffer | null;
}

/**
 * All files of the console. The name of their folder is a digest of their content, so browsers may cache them for
 * good.
 */
export interface ConsoleAssets {
  readonly folder: string;
  readonly script: string;
  /** Addresses of the modules that the script imports, so that the page can preload them. */
  readonly modules: readonly string[];
  readonly stylesheet: string;
  readonly font: string;
  /** Files by their path below the folder. */
  readonly files: ReadonlyMap<string, ConsoleAsset>;
}

const root = new URL('../../../', import.meta.url);
const scriptPath = 'mock-server/control/console/client/main.ts';
const stylesheetPath = 'console.css';
const fontPath = 'inter.woff2';
const styles = ['base', 'layout', 'controls', 'choices', 'notice', 'state', 'errors', 'journal'];

/** Reads and compresses the files of the console. Slow, so the server calls it once, at the first request. */
export function readConsoleAssets(): ConsoleAssets {
  const modules = browserModules(new URL('client/main.ts', import.meta.url), root);
  const style = styles.map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8'));
  const font = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const files = new Map([
    ...modules.map(({ path, code }) => [path, text('text/javascript', code)] as const),
    [stylesheetPath, text('text/css', [themeStyles(), ...style].join('\n'))] as const,
    [fontPath, { type: 'font/woff2', content: readFileSync(new URL(font)), compressed: null }] as const,
  ]);
  const hash = createHash('sha256');
  for (const [path, { content }] of files) hash.update(path).update('\0').update(content);
  const folder = `/mock/console/${hash.digest('base64url').slice(0, 12)}`;
  const addressOf = (path: string): string => `${folder}/${path}`;
  return {
    folder,
    script: addressOf(scriptPath),
    modules: modules.map(({ path }) => addressOf(path)),
    stylesheet: addressOf(stylesheetPath),
    font: addressOf(fontPath),
    files,
  };
}

function text(type: string, content: string): ConsoleAsset {
  const bytes = Buffer.from(content);
  return { type: `${type}; charset=utf-8`, content: bytes, compressed: gzipSync(bytes) };
}
