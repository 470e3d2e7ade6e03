import { type RuleAtBackend, rulesAtBackend } from '../../../scripts/contracts/verify/rule-verdicts.ts';
import type { Sources } from '../read/sources.ts';

/** A backend of the board, with the verdict on each rule. */
export interface BackendView {
  readonly address: string;
  /** All rules in the order of their ids. */
  readonly rules: readonly RuleAtBackend[];
  readonly ruleById: ReadonlyMap<string, RuleAtBackend>;
}

/** Returns the backends at which an interaction or a scenario has run. */
export const backendViews = ({ board, rules }: Pick<Sources, 'board' | 'rules'>): BackendView[] =>
  Object.entries(board.checks ?? {}).map(([address, checks]) => {
    const own = rulesAtBackend(
      checks,
      rules.map(({ id }) => id),
    );
    return { address, rules: own, ruleById: new Map(own.map((one) => [one.rule, one])) };
  });
