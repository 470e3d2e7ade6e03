import { MenuItemPage } from './menu-item-page.tsx';

/** The page /status-tracking: _Status Tracking_ in the menu of the open loan (L-2.1-24, L-2.1-25). */
export default function StatusTrackingPage() {
  return <MenuItemPage item="status-tracking" drawer="Loan" subMenu="Status Tracking" />;
}
