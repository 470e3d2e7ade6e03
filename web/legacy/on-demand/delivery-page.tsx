import { MenuItemPage } from './menu-item-page.tsx';

/** The page /delivery: the Delivery menu with its legacy page (L-2.1-24, L-2.1-25). */
export default function DeliveryPage() {
  return <MenuItemPage title="Delivery" item="delivery" drawer="Delivery" />;
}
