import { compareIds, isRuleId } from '../../shared/ids.ts';

/** The result of a check at a backend: of an interaction of the pact, or of a scenario. */
export interface CheckResult {
  /** `getUser: an originator`, or a feature file and a scenario. */
  readonly check: string;
  /** Ids of the rules that the check names. */
  readonly rules: readonly string[];
  readonly verdict: 'passed' | 'failed';
  /** Reason of a failure in one line; empty for a passed check. */
  readonly why: string;
}

/** The verdict on a rule at a backend: false if one of its checks failed. */
export interface RuleAtBackend {
  readonly rule: string;
  readonly verdict: 'true' | 'false';
  readonly failures: readonly Pick<CheckResult, 'check' | 'why'>[];
}

/** The verdicts on the rules that a run has checked, for a report in JSON and for the terminal. */
interface RulesReport {
  /** In the order of the ids. */
  readonly rules: readonly RuleAtBackend[];
  /** A line for each false rule, with the first check that has shown it. */
  readonly falseLines: readonly string[];
  /** The number of rules of each verdict, in one line. */
  readonly counts: string;
}

/** Returns the verdict on each rule from the results of its checks. */
export function rulesReport(results: readonly CheckResult[]): RulesReport {
  const named = results.flatMap((result) =>
    result.rules.filter(isRuleId).map((rule) => ({ rule, ...result })),
  );
  const rules = [...Map.groupBy(named, ({ rule }) => rule)]
    .toSorted(([one], [other]) => compareIds(one, other))
    .map(([rule, own]): RuleAtBackend => {
      const failed = own.filter(({ verdict }) => verdict === 'failed');
      const failures = failed.map(({ check, why }) => ({ check, why }));
      return { rule, verdict: failures.length > 0 ? 'false' : 'true', failures };
    });
  const wrong = rules.filter(({ verdict }) => verdict === 'false').length;
  return {
    rules,
    falseLines: rules.flatMap(({ rule, failures: [first, ...others] }) => {
      if (!first) return [];
      const more =
        others.length === 0 ? '' : ` (and ${others.length} more check${others.length === 1 ? '' : 's'})`;
      return [`FALSE   ${rule}  ${first.check}: ${first.why}${more}`];
    }),
    counts: `${rules.length} rules: ${wrong} seen false, ${rules.length - wrong} seen true`,
  };
}
