import { useState } from 'react';
import type { Citation } from '../../../../contracts/operations/assistant.ts';
import { constants } from '../../../shared/constants.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Elements } from '../../../shared/ui/elements.ts';
import { windowFeatures } from '../../../shell/legacy-frames/popup.ts';
import { usePopup } from '../../../shell/legacy-frames/use-popup.tsx';
import { numberOf } from '../answer-parts.ts';
import { nameOfCitation, parseCitationUrl } from '../parse-response.ts';
import { texts } from '../texts.ts';
import styles from './citation-button.module.css';

interface CitationButtonProps {
  readonly citation: Citation;
  /** True to show only the number of the citation, as a reference inside the text. */
  readonly isShort?: boolean;
}

/** Button that opens a citation in a window. */
export function CitationButton({ citation, isShort = false }: CitationButtonProps) {
  const { open, dialog } = useCitation();
  const title = nameOfCitation(citation);
  const number = numberOf(citation);
  return (
    <>
      <button
        type="button"
        className={isShort ? styles['reference'] : styles['citation']}
        title={isShort ? title : undefined}
        aria-label={isShort ? `Citation ${number}: ${title}` : undefined}
        onClick={() => open(citation)}
      >
        {isShort ? number : title}
      </button>
      {dialog}
    </>
  );
}

/**
 * Returns the function that opens a citation at its address. A citation without a valid address opens in a window with
 * its title and content, or in a dialog if the browser blocks that window.
 */
function useCitation(): { readonly open: (citation: Citation) => void; readonly dialog: Elements } {
  const openPopup = usePopup();
  const [shown, setShown] = useState<{ readonly title: string; readonly content: string } | null>(null);
  const close = () => setShown(null);
  const open = (citation: Citation) => {
    const title = nameOfCitation(citation);
    const address = parseCitationUrl(citation.url);
    if (address) {
      openPopup({ title, address, size: constants.citationPopup });
      return;
    }
    const content = citation.content || texts.noContent;
    // Always a new window: an earlier one may now show another site, so that it cannot be filled.
    const opened = window.open('about:blank', '_blank', windowFeatures(constants.citationPopup));
    if (opened) writeCitation(opened, title, content);
    else setShown({ title, content });
  };
  const dialog = shown ? (
    <Dialog open title={shown.title} footer={null} onClose={close}>
      <p>{shown.content}</p>
    </Dialog>
  ) : null;
  return { open, dialog };
}

/** Fills an empty window with a citation. Title and content are set as text and cannot become markup or a script. */
function writeCitation(target: Window, title: string, content: string): void {
  const { document } = target;
  document.title = title;
  document.documentElement.lang = 'en';
  document.documentElement.style.colorScheme = 'light dark';
  const heading = document.createElement('h1');
  heading.textContent = title;
  heading.style.fontSize = '20px';
  const text = document.createElement('p');
  text.textContent = content;
  text.style.whiteSpace = 'pre-wrap';
  const main = document.createElement('main');
  main.append(heading, text);
  document.body.replaceChildren(main);
  Object.assign(document.body.style, {
    maxWidth: '70ch',
    margin: '32px auto',
    padding: '0 24px',
    font: '16px/1.5 system-ui, sans-serif',
  });
  target.focus();
}
