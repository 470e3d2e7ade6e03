import { type RefObject, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../contracts/operations/session.ts';
import { useAccount } from '../../session/account.ts';
import { giveBackFocus } from '../../shared/ui/focus.ts';
import { latestUpdateOf } from '../banner/loan-status-slice.ts';
import { newestBorrowers } from '../menu/borrowers.ts';
import type { DrawerChoice } from '../menu/drawer-choice.ts';
import { type DrawerState, primaryDrawerSettled, usePrimaryDrawer } from '../menu/drawer-slice.ts';
import type { MenuNode } from '../menu/menu-node.ts';
import { useLoanMenu } from '../menu/use-loan-menu.ts';
import { useMenus } from '../menu/use-menus.ts';
import { areRatesAPage, iconOfPage, selectedIcon, standingOf } from './drawer-icon.ts';
import styles from './drawers.module.css';
import { PrimaryDrawer } from './primary-drawer.tsx';
import { SecondaryDrawer, SecondaryDrawerPlace } from './secondary-drawer.tsx';
import { useDrawerLife } from './use-drawer-life.ts';
import { useEscape } from './use-escape.ts';

/** The navigation on the left: the icons and the selected menu (document 000, section 2.4). */
export function Drawers({ user }: { readonly user: User }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const account = useAccount();
  const { menus, loads } = useMenus(user);
  const { loanMenu, load: loanLoad } = useLoanMenu(account);
  const update = useSelector(latestUpdateOf(account?.generalAccountId ?? null));
  const { isOpen, isWide } = usePrimaryDrawer();
  const nodes: Readonly<Record<DrawerChoice, readonly MenuNode[]>> = {
    Loan: loanMenu?.menu.nodes ?? [],
    Reports: menus.Reports.nodes,
    Delivery: menus.Delivery.nodes,
    Resources: menus.Resources.nodes,
    Rates: menus.Rates.nodes,
  };
  const loadOf = (menu: DrawerChoice) => (menu === 'Loan' ? loanLoad : loads[menu]);
  const standing = (menu: DrawerChoice) => standingOf(loadOf(menu)?.state ?? 'loaded', nodes[menu].length);
  const hasDrawer = (menu: DrawerChoice) => ['filled', 'failed'].includes(standing(menu));
  useDrawerLife({ account, hasLoanMenu: hasDrawer('Loan'), isWide });

  const navigation = useRef<HTMLDivElement>(null);
  const isOver = isOpen && !isWide;
  useOverlayFocus(navigation, isOver);
  const close = () => void dispatch(primaryDrawerSettled());
  useEscape(isOver, close);

  const { selection, isLoanAwaited } = useSelector((state: { readonly drawer: DrawerState }) => state.drawer);
  const shown = selection !== null && hasDrawer(selection) ? selection : null;
  // Reserves the space of a menu that will open by itself, so that the page does not move.
  const isComing = loanLoad?.state === 'loading' || (isLoanAwaited && account === null);
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
          account={hasDrawer('Loan') ? account : null}
          standing={standing}
          ratesAreAPage={standing('Rates') === 'filled' && areRatesAPage(nodes.Rates, window.location.origin)}
          selected={selectedIcon(shown, pathname, hasDrawer('Loan'))}
          open={shown}
        />
        {shown ? (
          <SecondaryDrawer
            key={shown}
            choice={shown}
            nodes={nodes[shown]}
            load={loadOf(shown)}
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

/** Returns which drawers are beside the page; the style sheet makes room for them. */
const besideOf = (isWide: boolean, hasSecondary: boolean): 'nothing' | 'one' | 'both' => {
  if (!isWide) return 'nothing';
  return hasSecondary ? 'both' : 'one';
};

/** Empty primary drawer, shown on a wide screen until the user is known. */
export function DrawersPlace() {
  return (
    <div className={styles['drawers']} data-beside="one" aria-hidden="true">
      <div className={styles['primary']} />
    </div>
  );
}

/** Moves the focus into an open overlay, and back when the overlay closes, unless the user has moved the focus. */
function useOverlayFocus(overlay: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement;
    overlay.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => giveBackFocus(before);
  }, [overlay, isOver]);
}
