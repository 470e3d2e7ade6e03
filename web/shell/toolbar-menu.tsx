import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useMenuButton } from '../shared/ui/use-menu-button.ts';
import styles from './toolbar.module.css';

interface ToolbarMenuProps {
  readonly items: MenuProps['items'];
  readonly children: ReactNode;
  /** Accessible name of the button; undefined if the button's text is the name. */
  readonly label?: string;
}

/** A button of the toolbar that opens a menu. */
export function ToolbarMenu({ items, children, label }: ToolbarMenuProps) {
  const { isOpen, button, dropdown } = useMenuButton();
  return (
    <Dropdown
      menu={{ items, className: styles['menu'], expandIcon: submenuArrow, onClick: chosen }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(trigger) => trigger.parentElement ?? trigger}
      {...dropdown}
    >
      <button
        ref={button}
        type="button"
        className={styles['tool']}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
      >
        {children}
        <DownOutlined className={styles['caret']} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}

/** Keeps the Enter key on an entry from also pressing the button, which would open the menu again. */
const chosen: NonNullable<MenuProps['onClick']> = ({ domEvent }) => domEvent.preventDefault();

/** Replaces the icon of the library, which a screen reader would read as part of the entry's name. */
const submenuArrow = (
  <span className="ant-dropdown-menu-submenu-arrow">
    <RightOutlined className="ant-dropdown-menu-submenu-arrow-icon" aria-hidden />
  </span>
);
