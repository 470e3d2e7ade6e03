import styles from './secondary-drawer.module.css';

/** Where the menu of a loan is about to stand: its head and its lines, in grey. The page tells readers that it loads. */
export function SecondaryDrawerPlace() {
  return (
    <div className={styles['secondary']} aria-hidden="true">
      <div className={styles['head']}>
        <span className={styles['bone']} data-of="title" />
      </div>
      <div className={styles['bones']}>
        {lines.map((line) => (
          <span key={line} className={styles['bone']} />
        ))}
      </div>
    </div>
  );
}

const lines = Array.from({ length: 9 }, (_line, at) => at);
