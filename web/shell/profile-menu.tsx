import {
  BankOutlined,
  DownOutlined,
  LogoutOutlined,
  SwapOutlined,
  TeamOutlined,
  UpOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { type ReactNode, useState } from 'react';
import type { User } from '../../contracts/operations/session.ts';
import { logout } from '../session/logout.ts';
import { confirmedEnd, useEndQuestion } from '../session/use-end-question.tsx';
import { useGo } from '../shared/routes/use-go.ts';
import { useAppDispatch } from '../shared/store/store.ts';
import { Avatar } from '../shared/ui/avatar.tsx';
import { type ProfileEntry, type ProfileIcon, profileEntriesOf } from './profile-entries.ts';
import styles from './toolbar.module.css';
import { ToolbarMenu } from './toolbar-menu.tsx';

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>;

export function ProfileMenu({ user }: { readonly user: User }) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const { ask, question } = useEndQuestion();
  const [areProfilesShown, setProfilesShown] = useState(false);
  const switchProfile = (path: string) => void ask('switch', () => go(path, { state: confirmedEnd }));
  const itemsOf = (entry: ProfileEntry): Item[] => {
    const { key, label, icon } = entry;
    const shown = { key, label: <bdi>{label}</bdi>, icon: icon && icons[icon] };
    if ('path' in entry) return [{ ...shown, onClick: () => go(entry.path) }];
    const Arrow = areProfilesShown ? UpOutlined : DownOutlined;
    const submenu = {
      ...shown,
      extra: <Arrow aria-hidden />,
      'aria-expanded': areProfilesShown,
      onClick: () => setProfilesShown(!areProfilesShown),
    };
    // The submenu opens in place: beside the menu a narrow window has no room.
    const profiles = entry.entries.map((profile) => ({
      key: profile.key,
      label: <bdi>{profile.label}</bdi>,
      className: styles['profile'],
      onClick: () => switchProfile(profile.path),
    }));
    return [submenu, ...(areProfilesShown ? profiles : [])];
  };
  const items: Item[] = [
    {
      key: 'who',
      type: 'group',
      label: <Who user={user} />,
      children: [
        ...profileEntriesOf(user).flatMap(itemsOf),
        { type: 'divider' },
        {
          key: 'logout',
          icon: <LogoutOutlined aria-hidden />,
          label: 'Logout',
          onClick: () => void ask('logout', () => void dispatch(logout())),
        },
      ],
    },
  ];
  return (
    <>
      <ToolbarMenu items={items} openingKey="switch">
        <Avatar initials={user.initials} className={styles['avatar']} />
        <bdi translate="no" className={styles['person']} title={fullName(user)}>
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
        <bdi translate="no" className={styles['full']}>
          {fullName(user)}
        </bdi>
        <bdi>{user.userGroupName}</bdi>
        <bdi translate="no">{`(${user.email})`}</bdi>
      </span>
    </span>
  );
}

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();
