import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { openedDocuments } from '../opened-windows.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';

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
    <dialog ref={openModal} aria-label={title} style={look} onCancel={stay}>
      <h2>{title}</h2>
      <p>You have not been active for a while. You will be signed out{loss} in</p>
      <p role="timer" style={time}>
        {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
      </p>
      <p>
        <button type="button" style={button} onClick={stay}>
          Stay signed in
        </button>
        <button type="button" style={button} onClick={leave}>
          Log out now
        </button>
      </p>
    </dialog>
  );
}

const title = 'Are you still there?';

/** Opens the dialog. When the dialog is removed, closes it first, so that the browser returns the focus. */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

const look: CSSProperties = { maxWidth: 440, padding: 24, border: 0, borderRadius: 8 };
const button: CSSProperties = { marginInlineEnd: 8, padding: '6px 14px', font: 'inherit' };
const time: CSSProperties = { fontSize: 20, fontVariantNumeric: 'tabular-nums' };
