import { Alert, Button, Input } from 'antd';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { isRecord } from '../../../../web/shared/parse.ts';
import { ControlError } from '../../client/client.ts';
import { useKey } from './controls.tsx';
import type { Elements } from '../../../../web/shared/ui/elements.ts';

interface Message {
  readonly isError: boolean;
  readonly text: string;
  readonly undo?: (() => void) | undefined;
  /** A text that the user must copy by hand, because the browser denies access to the clipboard. */
  readonly toCopy?: string;
}

interface Notices {
  /**
   * Shows a message of success, with an undo button if `undo` is given. Returns a function that hides the message if it
   * still shows.
   */
  tell(text: string, undo?: () => void): () => void;
  /** Shows the message of an error. */
  showError(error: unknown): void;
  /** Copies a text to the clipboard, or shows the text if the browser denies access to the clipboard. */
  copy(text: string, done: string): Promise<void>;
}

const Context = createContext<Notices | null>(null);

/** Milliseconds until a message of success disappears. It stays longer while it has the pointer or the focus. */
const stay = 12_000;

export function useNotices(): Notices {
  const notices = useContext(Context);
  if (!notices) throw new Error('There is no NoticeProvider');
  return notices;
}

/** Shows the newest message over the page, one at a time. */
export function NoticeProvider({ children }: { readonly children: Elements }) {
  const [message, setMessage] = useState<Message | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const notices = useMemo(
    (): Notices => ({
      tell: (text, undo) => {
        const told = { isError: false, text, undo };
        setMessage(told);
        return () => setMessage((shown) => (shown === told ? null : shown));
      },
      showError: (error) => setMessage({ isError: true, text: messageOf(error) }),
      copy: async (text, done) => {
        try {
          await navigator.clipboard.writeText(text);
          setMessage({ isError: false, text: done });
        } catch {
          const byHand = 'The browser does not allow copying. Copy this by hand.';
          setMessage({ isError: false, text: byHand, toCopy: text });
        }
      },
    }),
    [],
  );
  const hide = () => setMessage(null);
  const undo = () => {
    hide();
    message?.undo?.();
  };
  useKey('Alt+U', undo);
  useEffect(() => {
    if (!message || message.isError || message.toCopy !== undefined) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) setMessage(null);
    }, stay);
    return () => clearInterval(timer);
  }, [message]);
  return (
    <Context value={notices}>
      {children}
      <div id="notice" className="notice" ref={box} role="status">
        {message && (
          <Alert
            banner
            style={{ background: 'none' }}
            type={message.isError ? 'error' : 'success'}
            title={message.text}
            description={
              message.toCopy !== undefined && (
                <Input.TextArea
                  readOnly
                  ref={(area) => area?.focus({ cursor: 'all' })}
                  rows={3}
                  aria-label={message.text}
                  value={message.toCopy}
                />
              )
            }
            action={
              message.undo && (
                <Button size="small" aria-keyshortcuts="Alt+U" onClick={undo}>
                  <span>Undo</span> <kbd aria-hidden>Alt U</kbd>
                </Button>
              )
            }
            closable={{ onClose: hide, 'aria-label': 'Close the message' }}
          />
        )}
      </div>
    </Context>
  );
}

/** Returns the message of an error; for a refused request what the server says. */
export const messageOf = (error: unknown): string => {
  if (error instanceof ControlError) return error.detail;
  return isRecord(error) && 'message' in error ? String(error['message']) : 'The request failed.';
};
