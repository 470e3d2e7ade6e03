import { type BorrowerEntry, borrowersOf } from './borrowers.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { BorrowerAvatar, MenuLink } from './menu-entry.tsx';
import styles from './menu.module.css';
import { useOpenPage } from './open-page.ts';
import type { MenuNode } from './parse-menu.ts';

interface BorrowerEntriesProps {
  readonly borrowers: readonly MenuBorrower[];
  readonly nodes: readonly MenuNode[];
}

/** The borrowers of the open loan, up to four. Each borrower is a link to the page of its menu entry (S-2.4-33). */
export function BorrowerEntries({ borrowers, nodes }: BorrowerEntriesProps) {
  const open = useOpenPage();
  const entries = borrowersOf(borrowers, nodes);
  if (entries.length === 0) return null;
  return (
    <ul className={styles['borrowers']} aria-label="Borrowers">
      {entries.map(({ node, ...borrower }) => (
        <li key={borrower.position}>
          {node ? (
            <MenuLink className={styles['person']} target={node.target} onOpen={open}>
              <Borrower {...borrower} />
            </MenuLink>
          ) : (
            // The menu has no page for this borrower.
            <div className={styles['person']}>
              <Borrower {...borrower} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Borrower({ fullName, initials, position }: Omit<BorrowerEntry, 'node'>) {
  return (
    <>
      <BorrowerAvatar initials={initials} position={position} />
      <span className={styles['lines']}>
        <bdi>{fullName}</bdi>
        <span className={styles['position']}>{positionNames[position]}</span>
      </span>
    </>
  );
}

const positionNames: Readonly<Record<MenuBorrower['borrowerPosition'], string>> = {
  'primary borrower': 'Primary borrower',
  'primary coborrower': 'Primary co-borrower',
  'secondary borrower': 'Secondary borrower',
  'secondary coborrower': 'Secondary co-borrower',
};
