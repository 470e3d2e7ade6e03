import { DownOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly heading: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/**
 * A card with a heading that opens and closes it. A closed card keeps its content and entries. antd's Collapse is not
 * used, since it hides the heading inside a button role.
 */
export function Panel({ heading, isOpenAtFirst = true, children }: PanelProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = panelId(heading);
  return (
    <section id={id} className={styles['panel']} aria-labelledby={`${id}-heading`}>
      <h2 className={styles['heading']} id={`${id}-heading`}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{heading}</span>
          <DownOutlined className={styles['chevron']} aria-hidden />
        </button>
      </h2>
      <div className={styles['content']} id={`${id}-content`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

/** Returns the HTML id of a panel, for links to it. */
export const panelId = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');
