import { Avatar } from '../../shared/ui/avatar.tsx';
import styles from './borrower-avatar.module.css';

/** Initials on the colour of the borrower's position (S-2.4-34, S-2.4-50). */
export function BorrowerAvatar(props: { readonly initials: string; readonly position: string | null }) {
  return <Avatar {...props} className={styles['avatar']} />;
}
