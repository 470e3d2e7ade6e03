import { type ReactNode, useId } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import { LogoMark } from './logo-mark.tsx';
import styles from './plain-page.module.css';

/** A page that says one thing: the mark, a heading, a text and what can be done. */
export function PlainPage(props: {
  readonly title: string;
  /** A quiet line above the title. */
  readonly overline?: ReactNode;
  /** A line below the title. */
  readonly subtitle?: string;
  readonly text: string;
  /** A second paragraph. */
  readonly more?: string | null;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  const { title, overline, subtitle, text, more, children } = props;
  const titleId = useId();
  useDocumentTitle(title);
  return (
    <div className={styles['page']}>
      <section className={styles['card']} aria-labelledby={titleId}>
        <LogoMark size={40} />
        {overline ? <p className={styles['overline']}>{overline}</p> : null}
        <h1 id={titleId} className={styles['title']}>
          {title}
        </h1>
        {subtitle ? <p className={styles['subtitle']}>{subtitle}</p> : null}
        {text ? <p className={styles['text']}>{text}</p> : null}
        {more ? <p className={styles['text']}>{more}</p> : null}
        <div className={styles['actions']}>{children}</div>
      </section>
    </div>
  );
}
