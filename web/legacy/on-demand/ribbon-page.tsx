import { MenuItemPage } from './menu-item-page.tsx';

/** The page /ribbon: _Actions_ in the menu of the open loan (L-2.1-24, L-2.1-25). */
export default function RibbonPage() {
  return <MenuItemPage item="ribbon" drawer="Loan" subMenu="Actions" />;
}
