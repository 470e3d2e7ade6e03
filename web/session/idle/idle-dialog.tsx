import { Button } from 'antd';
import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { openedDocuments } from '../opened-windows.ts';
import styles from './idle-dialog.module.css';
import { announcementAt, inWords, warningTitle, words } from './texts.ts';

export interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly secondsAtStart: number;
  /** Part of the text about unsaved entries; blank if there are none. */
  readonly loss: string;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Idle warning with a countdown. Escape continues the session. */
export function IdleDialog({ secondsLeft, secondsAtStart, loss, stay, leave }: IdleDialogProps) {
  return (
    <Dialog
      open
      title={words.title}
      closable={false}
      mask={{ closable: false }}
      onClose={stay}
      // Above any other dialog, since the time is limited.
      level={2}
      width={440}
      footer={
        <>
          {/* First, since the library focuses the first button when the focus is elsewhere. */}
          <Button ref={takeFocus} type="primary" onClick={stay}>
            {words.stay}
          </Button>
          <Button onClick={leave}>{words.leave}</Button>
        </>
      }
    >
      <p className={styles['text']}>{words.inactive(loss)}</p>
      <p role="timer" className={styles['left']}>
        <span className={styles['seconds']}>{secondsLeft}</span> <span>{words.seconds(secondsLeft)}</span>
        {secondsLeft > 60 ? <span className={styles['words']}>{`(${inWords(secondsLeft)})`}</span> : null}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <progress className={styles['rest']} max={secondsAtStart} value={secondsLeft} />
      </div>
      <p role="status" className="visually-hidden">
        {announcementAt(secondsLeft, secondsAtStart)}
      </p>
    </Dialog>
  );
}

/** Focuses the button that continues the session, as soon as the dialog opens. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

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
      <p>{words.inactiveInWindow(loss)}</p>
      <p role="timer" style={time}>
        {`${secondsLeft} ${words.seconds(secondsLeft)}`}
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
