import { MenuItemPage } from './menu-item-page.tsx';

/** /doc-packages (L-2.1-24, L-2.1-25). */
export default function DocPackagesPage() {
  return <MenuItemPage title="Doc Packages" item="doc-packages" drawer="Loan" subMenu="Doc Packages" />;
}
