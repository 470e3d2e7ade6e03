import { DownOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useMenuButton } from '../shared/ui/use-menu-button.ts';
import styles from './toolbar.module.css';
import type { Elements } from '../shared/ui/elements.ts';

interface ToolbarMenuProps {
  readonly items: MenuProps['items'];
  readonly children: Elements;
  /** Key of an item that shows more items and leaves the menu open. */
  readonly openingKey?: string;
}

export function ToolbarMenu({ items, children, openingKey }: ToolbarMenuProps) {
  const { isOpen, button, dropdown } = useMenuButton();
  const chosen: NonNullable<MenuProps['onClick']> = ({ key, domEvent }) => {
    // Keeps the Enter key on an entry from also pressing the button, which would open the menu again.
    domEvent.preventDefault();
    if (key !== openingKey) dropdown.onOpenChange(false);
  };
  return (
    <Dropdown
      menu={{ items, className: styles['menu'], onClick: chosen }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(trigger) => trigger.parentElement ?? trigger}
      {...dropdown}
      // `chosen` closes the menu after a choice.
      onOpenChange={(next, { source }) => source === 'trigger' && dropdown.onOpenChange(next)}
    >
      <button
        ref={button}
        type="button"
        className={styles['tool']}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {children}
        <DownOutlined className={styles['caret']} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
