import type { ReactNode } from 'react';
import styles from './plain-page.module.css';
import { pageTitleId, useDocumentTitle } from './use-document-title.ts';

/** A page with the product's mark, a heading, a text and actions. */
export function PlainPage(props: {
  readonly title: string;
  readonly overline?: ReactNode;
  /** Why the page shows, below the title. */
  readonly reason?: string | null;
  /** A line below the title and the reason. */
  readonly subtitle?: string;
  readonly text: string;
  readonly more?: string | null;
  readonly children: ReactNode;
}) {
  const { title, overline, reason, subtitle, text, more, children } = props;
  useDocumentTitle(title);
  return (
    <div className={styles['page']}>
      <section className={styles['card']} aria-labelledby={pageTitleId}>
        <LogoMark />
        {overline ? <p className={styles['overline']}>{overline}</p> : null}
        <h1 id={pageTitleId} className={styles['title']}>
          {title}
        </h1>
        {reason ? <p className={styles['text']}>{reason}</p> : null}
        {subtitle ? <p className={styles['subtitle']}>{subtitle}</p> : null}
        {text ? <p className={styles['text']}>{text}</p> : null}
        {more ? <p className={styles['text']}>{more}</p> : null}
        <div className={styles['actions']}>{children}</div>
      </section>
    </div>
  );
}

/** The product's mark: an open door. Hidden from screen readers. */
function LogoMark() {
  return (
    <svg width={40} height={40} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#10242c" />
      <path
        d="M9 26V12a7 7 0 0 1 14 0v14"
        fill="none"
        stroke="#f2f6f7"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M13.5 26V13.2a2.5 2.5 0 0 1 1.6-2.3l3.4-1.4V26z" fill="#f2b84b" />
      <path d="M6 26h20" stroke="#f2f6f7" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
