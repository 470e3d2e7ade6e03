import { idsIn } from '../../shared/ids.ts';
import type { Decision } from './catalogue.ts';

/** Returns the ids of the rules or decisions whose tests show a decision; none if a test or no test shows it. */
export function showingIds({ shown }: Pick<Decision, 'shown'>): string[] {
  const ids = idsIn(shown);
  return shown.split(/[\s,]+/).every((word) => word === '' || ids.includes(word)) ? ids : [];
}

/**
 * Returns a line for each decision that nothing shows, that ids without a test are to show, or whose column `shown`
 * is out of date.
 * @param claimed the ids that tests name
 */
export function decisionFindings(decisions: readonly Decision[], claimed: ReadonlySet<string>): string[] {
  return decisions.flatMap((decision) => {
    const { id, shown, place } = decision;
    if (claimed.has(id))
      return shown === '' ? [] : [`${place} ${id} is named by a test: empty the column shown`];
    if (shown === '')
      return [
        `${place} ${id} is named by no test: name it in one, or give the ids whose tests show it, or the reason why none can, in the column shown`,
      ];
    return showingIds(decision)
      .filter((one) => !claimed.has(one))
      .map((one) => `${place} ${id} is shown by ${one}, which no test names`);
  });
}

/** Returns the numbers of decisions that tests name, that tests of other ids show, and that no test can show. */
export function countDecisions(decisions: readonly Decision[]) {
  const others = decisions.filter(({ shown }) => shown !== '');
  const shownByOthers = others.filter((decision) => showingIds(decision).length > 0).length;
  return {
    named: decisions.length - others.length,
    shownByOthers,
    notShown: others.length - shownByOthers,
  };
}
