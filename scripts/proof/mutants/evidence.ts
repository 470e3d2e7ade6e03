import { filesUnder, textOf } from '../../shared/source-files.ts';
import { readFeature } from '../../test/gherkin/gherkin.ts';
import { claimsIn } from '../../test/gherkin/claims.ts';

/** Levels of tests, the cheapest first. */
export const levels = ['unit', 'domain', 'http', 'consumer', 'provider', 'app', 'browser'] as const;

export type Level = (typeof levels)[number];

/** The test files of a rule, by level. A consumer test is also evidence at the provider level, which replays it. */
export type Evidence = Readonly<Partial<Record<Level, readonly string[]>>>;

type Places = Map<string, Partial<Record<Level, Set<string>>>>;

/** Reads the evidence of all rules from tags and test names. */
export function readEvidence(): Map<string, Evidence> {
  const places: Places = new Map();
  for (const file of filesUnder(['features', 'contracts', 'web', 'mock-server', 'scripts'])) {
    if (file.endsWith('.feature')) addFeature(places, file);
    else if (file.endsWith('.test.ts')) addTests(places, file);
  }
  return new Map([...places].map(([rule, sets]) => [rule, listsOf(sets)]));
}

function addFeature(places: Places, file: string): void {
  for (const { scenarios } of readFeature(file, textOf(file)).blocks) {
    for (const { runs } of scenarios) {
      for (const run of runs) {
        for (const rule of run.rules) {
          for (const level of run.levels) add(places, rule, level as Level, file);
        }
      }
    }
  }
}

function addTests(places: Places, file: string): void {
  // The provider test claims no rules: it replays the interactions of the consumer tests.
  if (file.startsWith('contracts/provider/')) return;
  const own: Level[] = file.startsWith('contracts/consumer/') ? ['consumer', 'provider'] : ['unit'];
  for (const { rule } of claimsIn(file, textOf(file))) {
    for (const level of own) add(places, rule, level, file);
  }
}

function add(places: Places, rule: string, level: Level, place: string): void {
  const sets = places.get(rule) ?? {};
  (sets[level] ??= new Set()).add(place);
  places.set(rule, sets);
}

function listsOf(sets: Partial<Record<Level, Set<string>>>): Evidence {
  return Object.fromEntries(levels.flatMap((level) => (sets[level] ? [[level, [...sets[level]]]] : [])));
}
