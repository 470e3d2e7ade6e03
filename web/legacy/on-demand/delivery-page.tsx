import { MenuItemPage } from './menu-item-page.tsx';

/** The page /delivery: the _Delivery_ menu and the legacy page of this menu (L-2.1-24, L-2.1-25). */
export default function DeliveryPage() {
  return <MenuItemPage item="delivery" drawer="Delivery" />;
}
