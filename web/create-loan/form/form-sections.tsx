import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { panelId } from '../../shared/ui/panel.tsx';
import styles from './form-sections.module.css';

interface FormSectionsProps {
  readonly headings: readonly string[];
  readonly children: ReactNode;
}

/** The scrolled part of the form: its panels, and an index that marks the panel at the top of the window. */
export function FormSections({ headings, children }: FormSectionsProps) {
  const [present, setPresent] = useState(0);
  const open = (event: SyntheticEvent, heading: string) => {
    event.preventDefault();
    const panel = document.getElementById(panelId(heading));
    panel?.scrollIntoView();
    panel?.querySelector('button')?.focus({ preventScroll: true });
    setPresent(headings.indexOf(heading));
  };
  return (
    <div className={styles['scroll']} onScroll={({ currentTarget }) => setPresent(panelAtTop(currentTarget))}>
      <div className={styles['page']}>
        <nav className={styles['index']} aria-label="Sections">
          {headings.map((heading, at) => (
            <a
              key={heading}
              className={styles['link']}
              href={`#${panelId(heading)}`}
              aria-current={at === present ? 'location' : undefined}
              onClick={(event) => open(event, heading)}
            >
              {heading.replace(' Information', '')}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}

/** Returns the index of the panel at the top of the area; at the end of the area, that of the last panel. */
function panelAtTop(area: HTMLElement): number {
  const panels = [...area.querySelectorAll('section')];
  if (area.scrollTop > 0 && area.scrollTop + area.clientHeight >= area.scrollHeight - 1)
    return panels.length - 1;
  const top = area.getBoundingClientRect().top + 120;
  return Math.max(
    0,
    panels.findLastIndex((panel) => panel.getBoundingClientRect().top <= top),
  );
}
