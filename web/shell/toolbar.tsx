import { Link } from 'react-router-dom';
import type { User } from '../../contracts/schemas/session.ts';
import { paths } from '../app/paths.ts';
import { LogoMark } from '../ui/logo-mark.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './toolbar.module.css';

/** The bar at the top: the product, and the user (document 000, section 2.2). */
export function Toolbar({ user, logout }: { readonly user: User; readonly logout: () => Promise<void> }) {
  return (
    <header className={styles['bar']}>
      <Link className={styles['home']} to={paths.default}>
        <LogoMark size={28} />
        <span className={styles['name']}>Threshold</span>
      </Link>
      <span className={styles['title']}>Mortgage Loan Origination System</span>
      <ProfileMenu user={user} logout={logout} />
    </header>
  );
}
