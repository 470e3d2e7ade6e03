import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import type { User } from '../../contracts/schemas/session.ts';
import styles from './toolbar.module.css';

/** Who is signed in, and what they can do about it (S-2.2-14 to S-2.2-17, S-2.2-20). */
export function ProfileMenu({ user, logout }: { readonly user: User; readonly logout: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const changed = (next: boolean) => {
    setOpen(next);
    // The focus was in the menu, which is about to go.
    if (!next) button.current?.focus();
  };
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: <Who user={user} />,
      children: [{ key: 'logout', icon: <LogoutOutlined />, label: 'Logout', onClick: () => void logout() }],
    },
  ];
  return (
    <Dropdown
      menu={{ items, className: styles['menu'] }}
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={changed}
      getPopupContainer={(trigger) => trigger.parentElement ?? trigger}
      {...takesFocus}
    >
      <button
        ref={button}
        type="button"
        className={styles['profile']}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        <span className={styles['avatar']} aria-hidden="true">
          {user.initials}
        </span>
        {fullName(user)}
        <DownOutlined className={styles['caret']} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}

/** A menu that opens takes the focus, so that the keyboard goes on in it. */
const takesFocus: Pick<DropdownProps, 'autoFocus'> = { autoFocus: true };

function Who({ user }: { readonly user: User }) {
  return (
    <span className={styles['who']}>
      <span className={styles['avatar']}>{user.initials}</span>
      <span className={styles['lines']}>
        <span className={styles['full']}>{fullName(user)}</span>
        <span>{user.userGroupName}</span>
        <span>({user.email})</span>
      </span>
    </span>
  );
}

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();
