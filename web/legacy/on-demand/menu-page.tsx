import { useAccount } from '../../session/account.ts';
import { MenuItemPage } from './menu-item-page.tsx';

/** The page /menu: the menu of the open loan, or the _Resources_ menu if no loan is open (L-2.1-24, L-2.1-25). */
export default function MenuPage() {
  const account = useAccount();
  return <MenuItemPage item="menu" drawer={account ? 'Loan' : 'Resources'} />;
}
