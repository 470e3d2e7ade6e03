import type { Feature, Run } from '../../../scripts/test/gherkin/feature.ts';
import { scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import type { SuiteResults, TestResult } from '../../../scripts/test/reporters/results.ts';
import { suiteOf } from '../../../scripts/test/steps.ts';
import type { Fingerprinted } from '../../../scripts/proof/trace/pairs.ts';
import type { Verdicts } from '../../../scripts/proof/trace/verdicts.ts';
import { type ClaimedTest, claimedTests, type Source } from './tests.ts';

interface Present {
  /** Newer results of this machine, which replace committed ones of the same tests. */
  readonly local: readonly SuiteResults[];
  readonly pairs: readonly Pick<Fingerprinted, 'rule' | 'test' | 'fingerprint'>[];
  readonly features: readonly Feature[];
  /** Test files with their texts. */
  readonly files: readonly Source[];
}

/**
 * Returns the results of this machine, and for all other tests those of the committed run. The committed result of a
 * test counts as passed only while its code and the words of its rule are unchanged.
 */
export function withCommitted(
  { passed }: Pick<Verdicts, 'passed'>,
  present: Present,
): { readonly results: readonly SuiteResults[]; readonly changed: ReadonlySet<string> } {
  const { local, pairs, features, files } = present;
  const holds = ({ rule, fingerprint }: Present['pairs'][number]) =>
    passed.get(rule)?.has(fingerprint) === true;
  const fileOf = (test: string) => test.slice(0, test.indexOf(': '));
  const held = new Set(pairs.filter(holds).map(({ rule, test }) => `${rule} ${test}`));
  const lost = pairs.filter((pair) => !holds(pair));
  const lostIn = new Set(lost.map(({ rule, test }) => `${rule} ${fileOf(test)}`));
  const ranHere = new Set(local.flatMap(({ tests }) => tests.flatMap((test) => keysOf(test))));

  const byRule = Map.groupBy(pairs, ({ rule }) => rule);
  const changed = [...passed].filter(([rule, before]) => {
    const others = (byRule.get(rule) ?? []).filter((pair) => !holds(pair));
    if (others.length === 0) return (byRule.get(rule) ?? []).length < before.size;
    return others.some(({ test }) => !ranHere.has(`${rule} ${fileOf(test)}`));
  });

  const tests = [
    ...features.flatMap((feature) =>
      scenariosOf(feature).flatMap(({ name, runs }) =>
        runs.flatMap((run) =>
          resultsOf(feature.file, run, (rule) => held.has(`${rule} ${feature.file}: ${name}`)),
        ),
      ),
    ),
    ...files
      .flatMap(claimedTests)
      .filter(({ rule, source }) => passed.has(rule) && !lostIn.has(`${rule} ${source}`))
      .map((claim) => ({ suite: suiteOf(claim.source) ?? 'journeys', test: resultOf(claim) })),
  ];
  const bySuite = Map.groupBy(tests, ({ suite }) => suite);
  const suites = new Set([...bySuite.keys(), ...local.map(({ suite }) => suite)]);
  const results = [...suites].map((suite) => {
    const own = local.find((one) => one.suite === suite);
    const isReplaced = replacedBy(own?.tests ?? []);
    const kept = (bySuite.get(suite) ?? []).map(({ test }) => test).filter((test) => !isReplaced(test));
    return { suite, seconds: own?.seconds ?? 0, tests: [...kept, ...(own?.tests ?? [])] };
  });
  return { results, changed: new Set(changed.map(([rule]) => rule)) };
}

/** Returns a passed result of a scenario's run for each of its levels; none if no rule of the run satisfies `holds`. */
function resultsOf(source: string, { name, levels, rules }: Run, holds: (rule: string) => boolean) {
  const own = rules.filter(holds);
  if (own.length === 0) return [];
  return levels.map((level) => ({
    suite: `features-${level}`,
    test: { source, name, passed: true, rules: own } satisfies TestResult,
  }));
}

const resultOf = ({ rule, source, name }: ClaimedTest): TestResult => ({
  source,
  name,
  passed: true,
  rules: [rule],
});

/** Returns a predicate of results that local ones replace: scenarios by name, others by file, as names are computed. */
function replacedBy(local: readonly TestResult[]): (test: TestResult) => boolean {
  const names = new Set(local.map(({ source, name }) => `${source}: ${name}`));
  const files = new Set(local.map(({ source }) => source));
  return ({ source, name }) =>
    source.endsWith('.feature') ? names.has(`${source}: ${name}`) : files.has(source);
}

const keysOf = ({ source, rules }: TestResult): string[] => rules.map((rule) => `${rule} ${source}`);
