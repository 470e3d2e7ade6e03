import type { User } from '../../contracts/schemas/session.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { AssistantButton } from './assistant-button.tsx';
import { HelpMenu } from './help-menu.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx';
import { ToolbarLogo } from './toolbar-logo.tsx';
import styles from './toolbar.module.css';

/** The bar at the top, in the documented order (document 000, section 2.2). */
export function Toolbar({ user, logout }: { readonly user: User; readonly logout: () => Promise<void> }) {
  const { productTitle } = useConfiguration();
  return (
    <header className={styles['bar']}>
      <MenuToggle />
      <ToolbarLogo user={user} />
      <span className={styles['title']}>{productTitle}</span>
      <AssistantButton />
      <HelpMenu />
      <ProfileMenu user={user} logout={logout} />
      <ShortcutsSheet />
    </header>
  );
}
