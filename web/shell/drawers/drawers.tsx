import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../contracts/schemas/session.ts';
import { useAccount } from '../../session/use-account.ts';
import { latestUpdateOf } from '../banner/loan-status-slice.ts';
import { newestBorrowers } from '../menu/borrowers.ts';
import type { MenuNode } from '../menu/menu-node.ts';
import { useLoanMenu } from '../menu/use-loan-menu.ts';
import { useMenus } from '../menu/use-menus.ts';
import type { DrawerChoice } from './drawer-choice.ts';
import { iconOfPage, selectedIcon } from './drawer-icon.ts';
import { type DrawerState, primaryDrawerSettled } from './drawer-slice.ts';
import styles from './drawers.module.css';
import { PrimaryDrawer } from './primary-drawer.tsx';
import { SecondaryDrawer } from './secondary-drawer.tsx';
import { SecondaryDrawerPlace } from './secondary-drawer-place.tsx';
import { useDrawerLife } from './use-drawer-life.ts';
import { useEscape } from './use-escape.ts';
import { useOverlayFocus } from './use-overlay-focus.ts';
import { usePrimaryDrawer } from './use-primary-drawer.ts';

/** The navigation on the left: icons, and beside them the menu that is chosen (document 000, section 2.4). */
export function Drawers({ user }: { readonly user: User }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const account = useAccount();
  const menus = useMenus(user);
  const { loaded: loanMenu, isPending } = useLoanMenu(account);
  const update = useSelector(latestUpdateOf(account?.generalAccountId ?? null));
  const { isOpen, isWide } = usePrimaryDrawer();
  const nodes: Readonly<Record<DrawerChoice | 'Rates', readonly MenuNode[]>> = {
    Loan: loanMenu?.menu.nodes ?? [],
    Reports: menus.Reports.nodes,
    Delivery: menus.Delivery.nodes,
    Resources: menus.Resources.nodes,
    Rates: menus.Rates.nodes,
  };
  useDrawerLife({ account, hasLoanMenu: nodes.Loan.length > 0, isWide });

  const navigation = useRef<HTMLDivElement>(null);
  const isOver = isOpen && !isWide;
  useOverlayFocus(navigation, isOver);
  const close = () => void dispatch(primaryDrawerSettled());
  useEscape(isOver, close);

  const { selection, isLoanAwaited } = useSelector((state: { readonly drawer: DrawerState }) => state.drawer);
  const shown = selection !== null && nodes[selection].length > 0 ? selection : null;
  // A menu that is about to open by itself has its place already, so that the page beside it does not jump.
  const isComing = isPending || (isLoanAwaited && account === null);
  const isPlaceKept = shown === null && isComing && isWide && iconOfPage(pathname) === null;
  if (!isOpen) return null;
  return (
    <>
      {isOver ? (
        <button
          type="button"
          className={styles['backdrop']}
          tabIndex={-1}
          aria-label="Close the navigation"
          onClick={close}
        />
      ) : null}
      <div
        ref={navigation}
        className={styles['drawers']}
        data-over={isOver}
        data-beside={besideOf(isWide, shown !== null || isPlaceKept)}
      >
        <PrimaryDrawer
          user={user}
          account={nodes.Loan.length > 0 ? account : null}
          has={(menu) => nodes[menu].length > 0}
          selected={selectedIcon(shown, pathname, nodes.Loan.length > 0)}
          open={shown}
        />
        {shown ? (
          <SecondaryDrawer
            key={shown}
            choice={shown}
            nodes={nodes[shown]}
            user={user}
            account={shown === 'Loan' ? account : null}
            borrowers={newestBorrowers(update, loanMenu?.borrowers)}
          />
        ) : null}
        {isPlaceKept ? <SecondaryDrawerPlace /> : null}
      </div>
    </>
  );
}

/** How much room the drawers take beside the page: the page makes room by it. */
const besideOf = (isWide: boolean, hasSecondary: boolean): 'nothing' | 'one' | 'both' => {
  if (!isWide) return 'nothing';
  return hasSecondary ? 'both' : 'one';
};
