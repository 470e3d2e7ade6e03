import { filesUnder, textOf } from '../shared/source-files.ts';
import { readFeature } from '../gherkin/gherkin.ts';
import { claimsIn } from '../trace/claims.ts';

/** Where tests run, the cheapest first. */
export const levels = ['unit', 'domain', 'http', 'consumer', 'provider', 'app', 'browser'] as const;

export type Level = (typeof levels)[number];

/** The files in which a rule has tests, level by level. What the consumer's tests promise, the provider is held to. */
export type Evidence = Readonly<Partial<Record<Level, readonly string[]>>>;

type Places = Map<string, Partial<Record<Level, Set<string>>>>;

/** The evidence of every rule, read from tags and from names of tests. */
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
  // The whole provider is one test without rules: it goes by the exchanges that the consumer's tests write down.
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
