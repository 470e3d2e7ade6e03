import { MenuItemPage } from './menu-item-page.tsx';

/** The page /services-tab: _Loan Services_ in the menu of the open loan (L-2.1-24, L-2.1-25). */
export default function ServicesTabPage() {
  return <MenuItemPage item="services-tab" drawer="Loan" subMenu="Loan Services" />;
}
