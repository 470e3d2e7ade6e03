import { MenuItemPage } from './menu-item-page.tsx';

/** /forms-docs (L-2.1-12, L-2.1-13). */
export default function FormsDocsPage() {
  return <MenuItemPage title="Forms" item="forms-docs" drawer="Loan" subMenu="Forms" />;
}
