import styles from './drawers.module.css';

/** The empty primary drawer, on a wide screen until the user is known. */
export function DrawersPlace() {
  return (
    <div className={styles['drawers']} data-beside="one" aria-hidden="true">
      <div className={styles['primary']} />
    </div>
  );
}
