import { Button, Skeleton } from 'antd';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { entryProps } from '../../shared/ui/fields/entry-props.ts';
import { useAppSelector } from '../../shared/store/store.ts';
import type { DrawerChoice } from '../../shared/store/ui-slice.ts';
import { useLayer } from '../../shared/ui/layers.ts';
import { MenuList } from '../menu/menu-list.tsx';
import { countItems, everyNode, filterMenu } from '../menu/nodes.ts';
import type { MenuNode } from '../menu/parse-menu.ts';
import type { MenuLoad } from '../menu/use-menus.ts';
import { DebugOption } from './debug-option.tsx';
import { secondaryDrawerId } from './drawer-icon.ts';
import { LoanHead } from './loan-head.tsx';
import styles from './secondary-drawer.module.css';

interface SecondaryDrawerProps {
  readonly choice: DrawerChoice;
  readonly nodes: readonly MenuNode[];
  /** State of the request for the menu; null without a request. */
  readonly load: MenuLoad | null;
  readonly user: User;
  /** The open loan, for the menu of the loan only. */
  readonly account: Account | null;
  readonly borrowers: readonly MenuBorrower[];
}

export function SecondaryDrawer({ choice, nodes, load, user, account, borrowers }: SecondaryDrawerProps) {
  const [text, setText] = useState('');
  const shown = useMemo(() => filterMenu(nodes, text), [nodes, text]);
  const isFiltered = text.trim() !== '';
  const subMenu = useAppSelector(({ ui }) => ui.subMenu);
  const drawer = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  // Escape clears the text and does not close the drawer.
  useLayer(text !== '', () => setText(''), { kind: 'field', element: filter });
  const openGroup = useMemo(() => everyNode(nodes).find(isGroupOf(subMenu))?.key, [nodes, subMenu]);
  const title = account?.isLead ? 'Lead' : choice;
  const isShort = useMemo(() => countItems(nodes) <= mostOpenItems, [nodes]);

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    drawer.current?.querySelector<HTMLElement>('[data-rows] [data-row]')?.focus();
  };
  return (
    <nav ref={drawer} id={secondaryDrawerId} className={styles['secondary']} aria-label={`${title} menu`}>
      {/* Not a heading element, since it would precede the heading of the page. */}
      <div className={styles['head']}>
        <span className={styles['title']}>{title}</span>
        {account ? <DebugOption account={account} /> : null}
      </div>
      <div className={styles['body']}>
        {account ? <LoanHead account={account} user={user} borrowers={borrowers} nodes={nodes} /> : null}
        {load?.state === 'failed' ? <MenuFailure title={title} load={load} drawer={drawer} /> : null}
        {choice === 'Resources' || nodes.length === 0 ? null : (
          <input
            ref={filter}
            type="search"
            className={styles['filter']}
            aria-label={`Filter the ${title} menu`}
            placeholder="Type to filter..."
            {...entryProps('search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={pressed}
          />
        )}
        <MenuList
          nodes={nodes}
          shown={shown}
          isFiltered={isFiltered}
          isOpenAtFirst={({ key }, holdsCurrent) =>
            holdsCurrent || key === openGroup || (choice !== 'Loan' && isShort)
          }
        />
        <p role="status" className={shown.length > 0 ? 'visually-hidden' : styles['empty']}>
          {isFiltered ? matchesOf(countItems(shown)) : ''}
        </p>
      </div>
    </nav>
  );
}

const isGroupOf =
  (wanted: string | null) =>
  ({ name, items }: MenuNode): boolean =>
    name === wanted && items.length > 0;

/** Maximum number of entries in a menu that shows all its groups open at first. */
const mostOpenItems = 60;

function matchesOf(count: number): string {
  if (count === 0) return 'No matches. Try another part of the name.';
  return count === 1 ? '1 entry matches' : `${count} entries match`;
}

/** Skeleton of the loan's menu. Hidden from screen readers, since the page announces that it is loading. */
export function SecondaryDrawerPlace() {
  return (
    <div className={styles['secondary']} aria-hidden="true">
      <div className={styles['head']}>
        <Skeleton title={{ width: 64 }} paragraph={false} />
      </div>
      <Skeleton className={styles['rows']} title={false} paragraph={{ rows: 9 }} />
    </div>
  );
}

interface MenuFailureProps {
  readonly title: string;
  readonly load: MenuLoad;
  /** The drawer. Once the menu has loaded, its filter or first row gets the focus of the button that disappears. */
  readonly drawer: RefObject<HTMLElement | null>;
}

/** Error of a menu that could not be loaded, with a button that loads it again. */
function MenuFailure({ title, load: { isAsking, askAgain }, drawer }: MenuFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Runs before the button is removed; the effect below runs when the menu is there.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      hadFocus.current = document.activeElement === own;
    };
  }, []);
  useEffect(
    () => () => {
      if (hadFocus.current) drawer.current?.querySelector<HTMLElement>('input, [data-row]')?.focus();
    },
    [drawer],
  );
  return (
    <div className={styles['failure']}>
      <p className={styles['sentence']} role="alert">
        {isAsking
          ? `Loading the ${title} menu…`
          : `We couldn't load the ${title} menu. Try again in a moment.`}
      </p>
      <Button ref={button} size="small" onClick={askAgain}>
        Try again
      </Button>
    </div>
  );
}
