import { BankOutlined, LogoutOutlined, SwapOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../contracts/operations/session.ts';
import { confirmedEnd, useEndQuestion } from '../session/use-end-question.tsx';
import { Avatar } from '../shared/ui/avatar.tsx';
import { type ProfileEntry, profileEntriesOf, type ProfileIcon } from './profile-entries.ts';
import styles from './toolbar.module.css';
import { ToolbarMenu } from './toolbar-menu.tsx';

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>;

/** Menu of the signed-in user (S-2.2-14 to S-2.2-23). */
export function ProfileMenu({ user, logout }: { readonly user: User; readonly logout: () => Promise<void> }) {
  const navigate = useNavigate();
  const { ask, question } = useEndQuestion();
  const open = (path: string) => void navigate(path);
  const switchProfile = (path: string) =>
    void ask('switch', () => void navigate(path, { state: confirmedEnd }));
  const itemOf = (entry: ProfileEntry, follow = open): Item => {
    const { key, label, icon } = entry;
    const shown = { key, label: <bdi>{label}</bdi>, icon: icon && icons[icon] };
    return 'entries' in entry
      ? {
          ...shown,
          // The only submenu has the other profiles.
          children: entry.entries.map((profile) => itemOf(profile, switchProfile)),
          popupClassName: styles['submenu'],
        }
      : { ...shown, onClick: () => follow(entry.path) };
  };
  const items: Item[] = [
    {
      key: 'who',
      type: 'group',
      label: <Who user={user} />,
      children: [
        ...profileEntriesOf(user).map((entry) => itemOf(entry)),
        { type: 'divider' },
        {
          key: 'logout',
          icon: <LogoutOutlined aria-hidden />,
          label: 'Logout',
          onClick: () => void ask('logout', () => void logout()),
        },
      ],
    },
  ];
  return (
    <>
      <ToolbarMenu items={items}>
        <Avatar initials={user.initials} className={styles['avatar']} />
        <bdi className={styles['person']} title={fullName(user)}>
          {fullName(user)}
        </bdi>
      </ToolbarMenu>
      {question}
    </>
  );
}

const icons: Readonly<Record<ProfileIcon, ReactNode>> = {
  profile: <UserOutlined aria-hidden />,
  institutions: <BankOutlined aria-hidden />,
  users: <TeamOutlined aria-hidden />,
  switch: <SwapOutlined aria-hidden />,
};

function Who({ user }: { readonly user: User }) {
  return (
    <span className={styles['who']}>
      <Avatar initials={user.initials} className={styles['avatar']} />
      <span className={styles['lines']}>
        <bdi className={styles['full']}>{fullName(user)}</bdi>
        <bdi>{user.userGroupName}</bdi>
        <bdi>({user.email})</bdi>
      </span>
    </span>
  );
}

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();
