import styles from './borrower-avatar.module.css';

/** Initials on the colour of the borrower's position (S-2.4-34, S-2.4-50). Decoration: the name stands beside it. */
export function BorrowerAvatar(props: { readonly initials: string; readonly position: string | null }) {
  return (
    <span className={styles['avatar']} data-position={props.position} aria-hidden="true">
      {[...props.initials].slice(0, 3).join('')}
    </span>
  );
}
