import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../contracts/operations/session.ts';
import { useAccount } from '../../session/account.ts';
import { iconOfPage } from '../../shared/routes/pipelines.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import {
  type DrawerChoice,
  drawerSelected,
  primaryDrawerSettled,
  selectIsPrimaryOpen,
  selectLoanUpdate,
} from '../../shared/store/ui-slice.ts';
import { useLayer } from '../../shared/ui/layers.ts';
import { newestBorrowers } from '../menu/borrowers.ts';
import type { MenuNode } from '../menu/parse-menu.ts';
import { useLoanMenu, useMenus } from '../menu/use-menus.ts';
import { areRatesAPage, selectedIcon, standingOf } from './drawer-icon.ts';
import styles from './drawers.module.css';
import { PrimaryDrawer } from './primary-drawer.tsx';
import { SecondaryDrawer, SecondaryDrawerPlace } from './secondary-drawer.tsx';

/** The navigation on the left: the icons and the selected menu (document 000, section 2.4). */
export function Drawers({ user }: { readonly user: User }) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { isWide, selection, isLoanAwaited } = useAppSelector(({ ui }) => ui);
  const openAccount = useAccount();
  const account = isLoanAwaited ? null : openAccount;
  const { menus, loads } = useMenus();
  const { loanMenu, load: loanLoad } = useLoanMenu(account);
  const update = useAppSelector((state) => selectLoanUpdate(state, account?.generalAccountId));
  const isOpen = useAppSelector(selectIsPrimaryOpen);
  const nodes: Readonly<Record<DrawerChoice, readonly MenuNode[]>> = {
    Loan: loanMenu?.navigationMenu ?? [],
    ...menus,
  };
  const loadOf = (menu: DrawerChoice) => (menu === 'Loan' ? loanLoad : loads[menu]);
  const standing = (menu: DrawerChoice) => standingOf(loadOf(menu)?.state ?? 'loaded', nodes[menu].length);
  const hasDrawer = (menu: DrawerChoice) => ['filled', 'failed'].includes(standing(menu));
  useLoanDrawer(hasDrawer('Loan'));

  const navigation = useRef<HTMLDivElement>(null);
  const isOver = isOpen && !isWide;
  const close = () => void dispatch(primaryDrawerSettled());
  useLayer(isOver, close, { element: navigation });
  useEffect(() => {
    if (isOver) navigation.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOver]);

  const shown = selection !== null && hasDrawer(selection) ? selection : null;
  // Reserves the space of a menu that will open by itself, so that the page does not move.
  const isComing = loanLoad?.state === 'loading' || isLoanAwaited;
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
          ratesAreAPage={standing('Rates') === 'filled' && areRatesAPage(nodes.Rates)}
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

/** Opens the menu of the open loan once it has loaded. @param hasMenu true if it has, or could not be loaded */
function useLoanDrawer(hasMenu: boolean): void {
  const dispatch = useAppDispatch();
  const { pathname, isWide, selection } = useAppSelector(({ ui }) => ui);
  const loan = useAccount()?.generalAccountId ?? null;
  // A menu restored after a reload stays open, and a refresh of the loan menu opens no menu.
  const openedFor = useRef(selection === null ? null : loan);
  // Before the page is painted, so that the menu replaces its skeleton at once.
  useLayoutEffect(() => {
    if (loan === null) openedFor.current = null;
    if (loan === null || !hasMenu || openedFor.current === loan) return;
    openedFor.current = loan;
    const isElsewhere = iconOfPage(pathname) !== null || selection === 'Loan';
    if (isWide && !isElsewhere) dispatch(drawerSelected({ drawer: 'Loan' }));
  }, [loan, hasMenu, isWide, pathname, selection, dispatch]);
}
