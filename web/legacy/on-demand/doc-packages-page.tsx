import { MenuItemPage } from './menu-item-page.tsx';

/** The page /doc-packages: _Doc Packages_ in the menu of the open loan (L-2.1-24, L-2.1-25). */
export default function DocPackagesPage() {
  return <MenuItemPage item="doc-packages" drawer="Loan" subMenu="Doc Packages" />;
}
