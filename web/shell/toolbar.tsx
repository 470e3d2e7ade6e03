import { CommentOutlined, MenuOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../contracts/operations/session.ts';
import { useConfiguration } from '../session/configuration/api.ts';
import { paths } from '../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/store.ts';
import { assistantToggled, primaryDrawerToggled, selectIsPrimaryOpen } from '../shared/store/ui-slice.ts';
import { useClosedByBack } from '../shared/ui/layers.ts';
import { OnDemand } from '../shared/ui/on-demand.tsx';
import { useShortcut } from './shortcuts/shortcuts.ts';
import { pageWindow } from './legacy-frames/popup.ts';
import { usePopup } from './legacy-frames/use-popup.tsx';
import { defaultLogo, logosOf } from './logos.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './toolbar.module.css';
import { ToolbarMenu } from './toolbar-menu.tsx';

/** The toolbar at the top, with its parts in the documented order (document 000, section 2.2). */
export function Toolbar({ user }: { readonly user: User }) {
  const { productTitle } = useConfiguration();
  return (
    <header className={styles['bar']}>
      <MenuToggle />
      <ToolbarLogo user={user} />
      <span className={styles['title']}>{productTitle}</span>
      <AssistantButton />
      <HelpMenu />
      <ProfileMenu user={user} />
      <ShortcutsSheet />
    </header>
  );
}

/** Button that toggles the AI assistant, if the settings enable the assistant. */
function AssistantButton() {
  const { enableAiAssistant } = useConfiguration().featureFlags;
  const isOpen = useAppSelector(({ ui }) => ui.isAssistantOpen);
  const dispatch = useAppDispatch();
  if (!enableAiAssistant) return null;
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-expanded={isOpen}
      onClick={() => dispatch(assistantToggled())}
    >
      <CommentOutlined aria-hidden />
      <span className={styles['word']}>AI Assistant</span>
    </button>
  );
}

const helpPages = ['LosHelp', 'LenderHelp', 'ContactUs'] as const;

/** Menu of legacy help pages, each in its own window. */
function HelpMenu() {
  const openPopup = usePopup();
  const { pageAddresses } = useConfiguration();
  const items = helpPages.map((page) => {
    const popup = pageWindow(page, {}, pageAddresses);
    return { key: page, label: popup.title, onClick: () => openPopup(popup) };
  });
  return (
    <ToolbarMenu items={[...items, ...hint]}>
      <QuestionCircleOutlined aria-hidden />
      <span className={styles['word']}>Help</span>
    </ToolbarMenu>
  );
}

/** Text below the entries, which are documented. The combination also works without single keys. */
const hint: NonNullable<MenuProps['items']> = [
  { key: 'line', type: 'divider' },
  { key: 'hint', type: 'group', label: 'Keyboard shortcuts: Ctrl + /' },
];

/** Button that toggles the primary drawer. */
function MenuToggle() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsPrimaryOpen);
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

/** The logo, a link to the start. The next logo replaces one that does not load. */
function ToolbarLogo({ user }: { readonly user: Pick<User, 'pipelineLogo' | 'customerName'> }) {
  const logos = logosOf(user);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const logo = logos.find((address) => !failed.has(address)) ?? defaultLogo;
  return (
    <Link className={styles['home']} to={paths.default} aria-label="Threshold, home">
      <img
        className={styles['logo']}
        src={logo}
        alt=""
        onError={() => setFailed(new Set([...failed, logo]))}
      />
    </Link>
  );
}

/** The list of keyboard shortcuts, which the key `?` opens. Its code is downloaded on first use. */
function ShortcutsSheet() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('shortcuts', () => setOpen(true));
  const close = () => setOpen(false);
  useClosedByBack(close);
  return (
    <OnDemand
      name="The list of shortcuts"
      isWanted={isOpen}
      load={() => import('./shortcuts/sheet.tsx')}
      onFailure={close}
      props={{ isOpen, close }}
    />
  );
}

/** Empty toolbar, shown until the user is known. */
export function ToolbarPlace() {
  return <div className={styles['bar']} aria-hidden="true" />;
}
