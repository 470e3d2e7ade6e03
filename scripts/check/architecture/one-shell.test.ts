import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..', '..');

const web = globSync('web/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns the paths of the files in web whose text matches a pattern. */
const placesOf = (mark: RegExp): string[] =>
  web.filter(({ text }) => mark.test(text)).map(({ path }) => path);

/** Parts of the shell (document 000): a pattern that finds the part, and the only place where the pattern may match. */
const parts: readonly (readonly [part: string, mark: RegExp, place: RegExp])[] = [
  ['the shell', /<header\b/, /^web\/shell\/toolbar\.tsx$/],
  [
    'navigation on the left',
    /<nav\b|<aside\b|role="navigation"/,
    // The index of the create form leads to its own panels, not to other pages.
    /^web\/shell\/drawers\/|^web\/pages\/create-loan\/form\/form-sections\.tsx$/,
  ],
  ['routes', /\bcreateBrowserRouter\(/, /^web\/app\/router\.tsx$/],
  ['sign-in', /from '@azure\/msal/, /^web\/(session\/|app\/app\.tsx$)/],
  ['the Create Loan action dialog', /\bfunction CreateDialog\b/, /^web\/pages\/create-loan\/dialog\//],
  [
    'a drawer for the AI assistant',
    /import \{[^}]*\bDrawer\b[^}]*\} from 'antd'/,
    /^web\/pages\/assistant\/drawer\//,
  ],
  ['questions to the AI assistant', /\brequestAssistant\b/, /^web\/pages\/assistant\//],
  ['the server-error dialog', /We have experienced a problem/, /^web\/session\/errors\//],
];

for (const [part, mark, place] of parts) {
  test(`[L-1-03] ${part} is defined in one file`, () => {
    const places = placesOf(mark);
    assert.notEqual(places.length, 0);
    assert.deepEqual(
      places.filter((path) => !place.test(path)),
      [],
    );
  });
}
