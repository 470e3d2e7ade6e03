import { MenuOutlined } from '@ant-design/icons';
import { useDispatch } from 'react-redux';
import { primaryDrawerToggled } from './menu/drawer-slice.ts';
import { usePrimaryDrawer } from './menu/use-primary-drawer.ts';
import styles from './toolbar.module.css';

/** Opens and closes the primary drawer (S-2.2-05). */
export function MenuToggle() {
  const dispatch = useDispatch();
  const { isOpen } = usePrimaryDrawer();
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label="Menu"
      aria-expanded={isOpen}
      onClick={() => dispatch(primaryDrawerToggled())}
    >
      <MenuOutlined aria-hidden />
    </button>
  );
}
