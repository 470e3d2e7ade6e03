import { MenuItemPage } from './menu-item-page.tsx';

/** The page /forms-docs: _Forms_ in the menu of the open loan (L-2.1-12, L-2.1-13). */
export default function FormsDocsPage() {
  return <MenuItemPage item="forms-docs" drawer="Loan" subMenu="Forms" />;
}
