import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { isText, string } from '../../shared/parse.ts';
import { everyNode } from './nodes.ts';
import type { MenuNode } from './parse-menu.ts';

type Position = MenuBorrower['borrowerPosition'];

/** A borrower in the drawer. */
export interface BorrowerEntry {
  readonly fullName: string;
  readonly initials: string;
  readonly position: Position;
  /** The menu entry of the borrower; null if the menu has none. */
  readonly node: MenuNode | null;
}

/** Returns the borrowers of the open loan: from the newest event, else from the menu of the loan. */
export const newestBorrowers = (
  update: Pick<LoanUpdate, 'borrowers'> | null,
  ofMenu: readonly MenuBorrower[] = [],
): readonly MenuBorrower[] => update?.borrowers ?? ofMenu;

/** Returns the name of the open loan: that of its newest primary borrower, else that of its account. */
export function nameOfLoan(
  { borrowerName }: Pick<Account, 'borrowerName'>,
  borrowers: readonly MenuBorrower[],
): string {
  const [primary] = borrowersOf(borrowers, []);
  return primary?.position === 'primary borrower' ? primary.fullName : borrowerName;
}

/** Returns at most one borrower for each position, in the order of positions. Drops malformed borrowers. */
export function borrowersOf(
  borrowers: readonly MenuBorrower[],
  nodes: readonly MenuNode[],
): readonly BorrowerEntry[] {
  return borrowerPositions.flatMap((position) => {
    const found = borrowers.find((borrower: MenuBorrower | null) => borrower?.borrowerPosition === position);
    if (!found || !isText(found.fullName)) return [];
    const { fullName } = found;
    const initials = string(found.initials);
    return [{ fullName, initials, position, node: nodeOf(position, fullName, nodes) }];
  });
}

/** The positions of borrowers, in the order in which the loan's drawer lists them. */
export const borrowerPositions = [
  'primary borrower',
  'primary coborrower',
  'secondary borrower',
  'secondary coborrower',
] as const satisfies readonly Position[];

/**
 * Returns the menu entry of the borrower at a position. Of several entries, one with the borrower's name is taken.
 * The names can differ, since an event may have brought a newer name.
 */
function nodeOf(position: Position, fullName: string, nodes: readonly MenuNode[]): MenuNode | null {
  const ofPosition = everyNode(nodes).filter(
    ({ initials, keyword }) => initials !== null && keyword === position,
  );
  return ofPosition.find(({ name }) => name === fullName) ?? ofPosition[0] ?? null;
}
