import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productDocument } from '../../../contracts/openapi/documents.ts';
import type { AnySetting } from '../../../mock-server/app/settings/setting.ts';
import { settingsTable } from '../../../mock-server/app/settings/settings.ts';
import { root, textOf } from '../../shared/source-files.ts';
import { withExamples } from './examples.ts';
import { rulesOfContracts } from './rules.ts';

/** A file that is generated, whole or in part, from other files of the project. */
interface GeneratedFile {
  /** Path from the project's root. */
  readonly path: string;
  /** Returns the up-to-date text of the whole file. */
  readonly text: () => string;
}

/** All generated files but the pacts, which the consumer tests write. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'contracts/api/rules.json', text: rulesOfContracts },
  {
    path: 'contracts/openapi.json',
    text: () => `${JSON.stringify(withExamples(productDocument()), null, 2)}\n`,
  },
  {
    path: 'docs/operators.md',
    text: () => placed(textOf('docs/operators.md'), 'settings', settings()),
  },
];

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws {RangeError} if the text has no such markers
 */
function placed(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, stop] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || stop < start) throw new RangeError(`There is no ${open} … ${close}`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(stop)}`;
}

/** Returns the table of the settings of the server. */
function settings(): string {
  const rows = Object.values<AnySetting>(settingsTable).map(
    ({ name, kind, fallback, without, does }) =>
      `| \`${name}\` | ${kind.words} | ${without ?? String(fallback)} | ${does} |`,
  );
  return ['| variable | takes | without it | what it does |', '|---|---|---|---|', ...rows].join('\n');
}

/** Writes the files that are not up to date. @returns their paths */
export function writeGenerated(): string[] {
  const stale = generatedFiles.filter(
    ({ path, text }) => !existsSync(join(root, path)) || textOf(path) !== text(),
  );
  for (const { path, text } of stale) writeFileSync(join(root, path), text());
  return stale.map(({ path }) => path);
}
