import type { AnySetting } from './setting.ts';
import { settingsTable } from './settings.ts';

/** The settings as a table in Markdown, as docs/operators.md shows it. */
export function settingsInMarkdown(): string {
  const rows = Object.values<AnySetting>(settingsTable).map(
    ({ name, kind, fallback, without, does }) =>
      `| \`${name}\` | ${kind.words} | ${without ?? String(fallback)} | ${does} |`,
  );
  return ['| variable | takes | without it | what it does |', '|---|---|---|---|', ...rows].join('\n');
}
