import { type ReactNode, useEffect } from 'react';
import styles from './page-banner.module.css';

/** The head of every inner page: its title on the left, what can be done on the right (S-2.3-01). */
export function PageBanner({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Threshold`;
  }, [title]);
  return (
    <div className={styles['banner']}>
      <h1 className={styles['title']}>{title}</h1>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </div>
  );
}
