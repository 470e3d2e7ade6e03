import { useAccount } from '../../session/account.ts';
import { MenuItemPage } from './menu-item-page.tsx';

/** /menu: the menu of the open loan; the Resources menu without one (L-2.1-24, L-2.1-25). */
export default function MenuPage() {
  const account = useAccount();
  return <MenuItemPage title="Menu" item="menu" drawer={account ? 'Loan' : 'Resources'} />;
}
