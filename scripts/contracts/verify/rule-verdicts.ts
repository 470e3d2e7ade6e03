import Type from 'typebox';
import { interactions } from '../../../contracts/provider/pact-file.ts';
import { strict } from '../../../contracts/schema.ts';
import { ArgumentsError } from '../../shared/arguments.ts';
import { readCatalogue } from '../../proof/trace/read.ts';
import { compareIds, rulesIn } from '../../shared/ids.ts';
import { filesUnder, textOf } from '../../shared/source-files.ts';
import { readFeature } from '../../test/gherkin/gherkin.ts';

const Sight = {
  /** Time in ISO format. */
  on: Type.String(),
  /** Address of the job in CI, or the commit of the contract. */
  run: Type.String(),
};

/** What an interaction of the pact or a scenario has last shown at a backend. */
export const SeenCheck = strict({
  ...Sight,
  /** Ids of the rules that the check names. */
  rules: Type.Array(Type.String()),
  verdict: Type.Union([Type.Literal('passed'), Type.Literal('failed')]),
  /** Reason of a failure in one line; empty for a passed check. */
  why: Type.String(),
  /** The last time when the check passed; left out if it never did. */
  lastPassed: Type.Optional(strict(Sight)),
});
export type SeenCheck = Type.Static<typeof SeenCheck>;

/** The last checks at a backend, by name of the check: `getUser: an originator`, or a feature file and a scenario. */
export type SeenChecks = Readonly<Record<string, SeenCheck>>;

/** The result of a check, before it is put on the board. */
export type CheckResult = Pick<SeenCheck, 'rules' | 'verdict' | 'why'> & { readonly check: string };

/**
 * Returns the checks of a backend after a run.
 *
 * @param isReplaced true for an earlier check that the run would have repeated if it still existed
 */
export function withResults(
  earlier: SeenChecks,
  results: readonly CheckResult[],
  { on, run }: { readonly on: string; readonly run: string },
  isReplaced: (check: string) => boolean,
): Record<string, SeenCheck> {
  const kept = Object.entries(earlier).filter(([check]) => !isReplaced(check));
  const seen = results.map(({ check, ...result }): [string, SeenCheck] => {
    const lastPassed = result.verdict === 'passed' ? { on, run } : earlier[check]?.lastPassed;
    return [check, { ...result, on, run, ...(lastPassed === undefined ? {} : { lastPassed }) }];
  });
  return Object.fromEntries([...kept, ...seen]);
}

/**
 * The verdict on a rule at a backend. `false`: the last run of one of its checks failed; `true`: all checks that ran
 * passed; `not seen`: no check of it has run; `no check`: no check of it runs against a backend.
 */
export const ruleVerdicts = ['false', 'true', 'not seen', 'no check'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

export interface RuleAtBackend {
  readonly rule: string;
  readonly verdict: RuleVerdict;
  /** When and by which check the rule was last seen true; null if it never was. */
  readonly lastTrue: { readonly check: string; readonly on: string; readonly run: string } | null;
  /** The checks whose last run failed. */
  readonly failures: readonly {
    readonly check: string;
    readonly on: string;
    readonly run: string;
    readonly why: string;
  }[];
}

/** Returns the verdict on each rule at a backend, in the order of the ids. @param checks those of the backend */
export function rulesAtBackend(
  checks: SeenChecks,
  rules: readonly string[],
  checkable: ReadonlySet<string> = checkableRules(),
): RuleAtBackend[] {
  const byRule = new Map<string, (readonly [check: string, seen: SeenCheck])[]>();
  for (const entry of Object.entries(checks))
    for (const rule of entry[1].rules) byRule.set(rule, [...(byRule.get(rule) ?? []), entry]);
  return rules.toSorted(compareIds).map((rule) => {
    const own = byRule.get(rule) ?? [];
    const failures = own
      .filter(([, { verdict }]) => verdict === 'failed')
      .map(([check, { on, run, why }]) => ({ check, on, run, why }));
    const [lastTrue = null] = own
      .flatMap(([check, { lastPassed }]) => (lastPassed === undefined ? [] : { check, ...lastPassed }))
      .toSorted((one, other) => other.on.localeCompare(one.on));
    const unseen = checkable.has(rule) ? 'not seen' : 'no check';
    const verdict = failures.length > 0 ? 'false' : own.length > 0 ? 'true' : unseen;
    return { rule, verdict, lastTrue, failures };
  });
}

/** The verdicts on all rules at a backend, for a report in JSON and for the terminal. */
export interface RulesReport {
  readonly rules: readonly RuleAtBackend[];
  /** A line for each check that has shown a rule to be false. */
  readonly falseLines: readonly string[];
  /** The number of rules of each verdict, in one line. */
  readonly counts: string;
}

/** Returns the report on the rules at a backend. */
export function rulesReport(checks: SeenChecks): RulesReport {
  const rules = rulesAtBackend(checks, knownRules().rules);
  const counts = ruleVerdicts.map(
    (verdict) => `${rules.filter((one) => one.verdict === verdict).length} ${ruleVerdictWords[verdict]}`,
  );
  return {
    rules,
    falseLines: rules.flatMap((one) => one.failures.map((failure) => falseLine(one, failure))),
    counts: `${rules.length} rules: ${counts.join(', ')}`,
  };
}

function falseLine(
  { rule, lastTrue }: RuleAtBackend,
  { check, why }: RuleAtBackend['failures'][number],
): string {
  const before =
    lastTrue === null ? '' : `; last seen true on ${lastTrue.on.slice(0, 10)} by ${lastTrue.check}`;
  return `FALSE   ${rule}  ${check}: ${why}${before}`;
}

/** The verdicts in words, after a number or the word *rule*. */
export const ruleVerdictWords: Readonly<Record<RuleVerdict, string>> = {
  false: 'seen false',
  true: 'seen true',
  'not seen': 'not seen yet',
  'no check': 'without a check that a backend can run',
};

/** Returns true for a level of the features that sends requests to a backend: all but the pure functions of the SPA. */
export const isOfBackend = (level: string): boolean => level !== 'domain';

let checkable: ReadonlySet<string> | undefined;

/** Returns the rules with a check that runs against a backend: an interaction of the pact, or a scenario. */
export function checkableRules(): ReadonlySet<string> {
  checkable ??= new Set([
    ...interactions.flatMap(({ comments }) => rulesIn(comments?.testname ?? '')),
    ...filesUnder(['features'])
      .filter((path) => path.endsWith('.feature'))
      .flatMap((path) => readFeature(path, textOf(path)).blocks)
      .flatMap(({ scenarios }) => scenarios.flatMap(({ runs }) => runs))
      .filter(({ levels }) => levels.some(isOfBackend))
      .flatMap(({ rules }) => rules),
  ]);
  return checkable;
}

/** Returns the ids of all rules, and those that tests may name besides them: decisions on gaps in the documents. */
export function knownRules(): { readonly rules: readonly string[]; readonly named: ReadonlySet<string> } {
  const { rules, decisions } = readCatalogue();
  const ids = rules.map(({ id }) => id);
  return { rules: ids, named: new Set([...ids, ...decisions.map(({ id }) => id)]) };
}

/** Separates `--board FILE` from the other arguments of a command. @throws {ArgumentsError} without a file */
export function takeBoard(words: readonly string[]): {
  readonly file: string | undefined;
  readonly rest: readonly string[];
} {
  const at = words.indexOf('--board');
  if (at < 0) return { file: undefined, rest: words };
  const file = words[at + 1];
  if (file === undefined || file.startsWith('--'))
    throw new ArgumentsError('--board needs a file: --board .results/contract-board.json');
  return { file, rest: words.toSpliced(at, 2) };
}
