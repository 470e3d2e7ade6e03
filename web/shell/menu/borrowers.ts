import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import type { MenuNode } from './menu-node.ts';
import { everyNode } from './targets.ts';

type Position = MenuBorrower['borrowerPosition'];

/** A borrower as the drawer shows one. */
export interface BorrowerEntry {
  readonly fullName: string;
  readonly initials: string;
  readonly position: Position;
  /** The entry of the menu for that person; null when it has none. */
  readonly node: MenuNode | null;
}

/** The borrowers of the open loan: as the newest event told of them, else as its menu has them (S-3-28). */
export const newestBorrowers = (
  update: Pick<LoanUpdate, 'borrowers'> | null,
  ofMenu: readonly MenuBorrower[] = [],
): readonly MenuBorrower[] => update?.borrowers ?? ofMenu;

/** One borrower for each of the four positions, in their order (S-2.4-33); what is no borrower is left out. */
export function borrowersOf(
  borrowers: readonly MenuBorrower[],
  nodes: readonly MenuNode[],
): readonly BorrowerEntry[] {
  return positions.flatMap((position) => {
    const found = borrowers.find((borrower: MenuBorrower | null) => borrower?.borrowerPosition === position);
    if (!found || typeof found.fullName !== 'string') return [];
    const { fullName } = found;
    const initials = typeof found.initials === 'string' ? found.initials : '';
    return [{ fullName, initials, position, node: nodeOf(position, fullName, nodes) }];
  });
}

const positions = [
  'primary borrower',
  'primary coborrower',
  'secondary borrower',
  'secondary coborrower',
] as const satisfies readonly Position[];

/** The entry of this position; its name is older than that of an event. Of several the one with the same name. */
function nodeOf(position: Position, fullName: string, nodes: readonly MenuNode[]): MenuNode | null {
  const ofPosition = everyNode(nodes).filter(
    ({ initials, keyword }) => initials !== null && keyword === position,
  );
  return ofPosition.find(({ name }) => name === fullName) ?? ofPosition[0] ?? null;
}
