import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useReturnedFocus } from '../../shared/ui/focus.ts';
import { announcementAt, inWords, words } from './texts.ts';
import styles from './idle-dialog.module.css';

export interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly secondsAtStart: number;
  /** Part of the text about unsaved entries; blank if there are none. */
  readonly loss: string;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Idle warning with a countdown (decision on S-4.1-31). Escape continues the session. */
export function IdleDialog({ secondsLeft, secondsAtStart, loss, stay, leave }: IdleDialogProps) {
  useReturnedFocus();
  useFirstEscape(stay);
  return (
    <Modal
      open
      title={words.title}
      closable={false}
      mask={{ closable: false }}
      // Escape is handled below: an open menu under the warning would take the key.
      keyboard={false}
      // Above any other dialog, since the time is limited.
      zIndex={1_900}
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
      <p className={styles['text']}>
        You have not been active for a while. To protect the borrowers&rsquo; data you will be signed out
        {loss} in
      </p>
      <p role="timer" className={styles['left']}>
        <span className={styles['seconds']}>{secondsLeft}</span> {words.seconds(secondsLeft)}
        {secondsLeft > 60 ? <span className={styles['words']}>({inWords(secondsLeft)})</span> : null}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <progress className={styles['rest']} max={secondsAtStart} value={secondsLeft} />
      </div>
      <p role="status" className="visually-hidden">
        {announcementAt(secondsLeft, secondsAtStart)}
      </p>
    </Modal>
  );
}

/** Focuses the button that continues the session, as soon as the dialog opens. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Calls `act` on Escape. Nothing below the warning gets the key. */
function useFirstEscape(act: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
