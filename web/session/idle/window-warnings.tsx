import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { openedDocuments } from '../opened-windows.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';
import { warningTitle, words } from './texts.ts';

/**
 * Shows the idle warning in each window that this page has opened, for a user who works there. A page of the legacy
 * application has none of the product's style sheets, so the warning is a dialog of the browser.
 */
export function WindowWarnings(warning: Omit<IdleDialogProps, 'secondsAtStart'>) {
  return openedDocuments().map(
    (page, at) => page.body && createPortal(<WindowWarning {...warning} />, page.body, String(at)),
  );
}

function WindowWarning({ secondsLeft, loss, stay, leave }: Omit<IdleDialogProps, 'secondsAtStart'>) {
  return (
    <dialog ref={openModal} aria-label={words.title} style={look} onCancel={stay}>
      <h2>{words.title}</h2>
      <p>You have not been active for a while. You will be signed out{loss} in</p>
      <p role="timer" style={time}>
        {secondsLeft} {words.seconds(secondsLeft)}
      </p>
      <p>
        <button type="button" style={button} onClick={stay}>
          {words.stay}
        </button>
        <button type="button" style={button} onClick={leave}>
          {words.leave}
        </button>
      </p>
    </dialog>
  );
}

/** Opens the dialog. When the dialog is removed, closes it first, so that the browser returns the focus. */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

const look: CSSProperties = { maxWidth: 440, padding: 24, border: 0, borderRadius: 8 };
const button: CSSProperties = { marginInlineEnd: 8, padding: '6px 14px', font: 'inherit' };
const time: CSSProperties = { fontSize: 20, fontVariantNumeric: 'tabular-nums' };

/**
 * Shows the idle warning in the browser tab, for a user who looks at another tab or window. The title becomes the time
 * left, and the icon changes. Title and icon are restored when the warning closes.
 */
export function WarningTab({ secondsLeft }: { readonly secondsLeft: number }): null {
  useEffect(() => {
    const ofPage = document.title;
    const ofWarning = warningTitle(secondsLeft);
    document.title = ofWarning;
    return () => {
      // A page that was opened in the meantime has set its own title.
      if (document.title === ofWarning) document.title = ofPage;
    };
  }, [secondsLeft]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const ofPage = icon?.getAttribute('href') ?? '';
    icon?.setAttribute('href', warningIcon);
    return () => icon?.setAttribute('href', ofPage);
  }, []);
  return null;
}

const warningIcon = '/threshold-warning.svg';
