import styles from './toolbar.module.css';

/** The empty bar, where the toolbar stands once the user is known. */
export function ToolbarPlace() {
  return <div className={styles['bar']} aria-hidden="true" />;
}
