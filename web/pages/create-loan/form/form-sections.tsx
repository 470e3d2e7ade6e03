import { FormikProvider, type FormikProps } from 'formik';
import { memo, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Panel, panelId } from '../../../shared/ui/panel.tsx';
import type { CreateLoanValues } from '../form-values.ts';
import styles from './form-sections.module.css';

interface FormSectionsProps {
  readonly formik: FormikProps<CreateLoanValues>;
  /** The panels by their headings, in the order of the screen. */
  readonly sections: Readonly<Record<string, ReactNode>>;
  readonly isInert: boolean;
}

/**
 * The scrolled part of the form: its panels, and an index that marks the panel at the top of the window. A validation that
 * finds nothing new renders no field.
 */
export const FormSections = memo(function FormSections({ formik, sections, isInert }: FormSectionsProps) {
  const headings = Object.keys(sections);
  const [present, setPresent] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const open = (event: SyntheticEvent, heading: string) => {
    event.preventDefault();
    const panel = document.getElementById(panelId(heading));
    if (!panel || !area.current) return;
    showAtTop(panel, area.current);
    panel.querySelector('button')?.focus({ preventScroll: true });
    setPresent(headings.indexOf(heading));
  };
  return (
    <div
      ref={area}
      className={styles['scroll']}
      onScroll={({ currentTarget }) => setPresent(panelAtTop(currentTarget))}
    >
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
        <div className={styles['column']} inert={isInert}>
          <p className={styles['legend']}>Required fields are marked with *.</p>
          <FormikProvider value={formik}>
            {headings.map((heading) => (
              <Panel key={heading} heading={heading}>
                {sections[heading]}
              </Panel>
            ))}
          </FormikProvider>
        </div>
      </div>
    </div>
  );
}, isSame);

function isSame(before: FormSectionsProps, after: FormSectionsProps): boolean {
  return (
    before.sections === after.sections &&
    before.isInert === after.isInert &&
    before.formik.values === after.formik.values &&
    before.formik.errors === after.formik.errors &&
    before.formik.touched === after.formik.touched
  );
}

/** Scrolls the area to a panel. In a low window the page scrolls; else scrollIntoView would scroll the page, too. */
function showAtTop(panel: HTMLElement, area: HTMLElement): void {
  const { overflowY, scrollPaddingTop } = getComputedStyle(area);
  if (overflowY !== 'auto') return panel.scrollIntoView();
  const distance = panel.getBoundingClientRect().top - area.getBoundingClientRect().top;
  area.scrollBy({ top: distance - (Number.parseFloat(scrollPaddingTop) || 0) });
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
