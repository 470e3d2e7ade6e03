import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files, by their paths, to a new folder that is removed after the test. Returns the path of the folder. */
export function folderWith(
  context: { readonly after: (end: () => void) => unknown },
  files: Readonly<Record<string, string | Buffer>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The manifest of a console whose build has the presenter's script. */
export const manifestWith = (file: string): string =>
  JSON.stringify({ '../main.ts': { file, name: 'presenter', isEntry: true }, 'index.html': { file: 'x' } });
