import type { AnySetting } from './setting.ts';
import { settingsTable } from './settings.ts';

/** Returns the table of settings in docs/operators.md. */
export function settingsInMarkdown(): string {
  const rows = Object.values<AnySetting>(settingsTable).map(
    ({ name, kind, fallback, without, does }) =>
      `| \`${name}\` | ${kind.words} | ${without ?? String(fallback)} | ${does} |`,
  );
  return ['| variable | takes | without it | what it does |', '|---|---|---|---|', ...rows].join('\n');
}
