import { SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type RefObject, useState } from 'react';
import { limits } from '../../../../contracts/api/limits.ts';
import { constants } from '../../../shared/constants.ts';
import { useKeptEntries, useRestoredEntries } from '../../../session/kept-entries.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { takeText } from '../../../shared/ui/fields/edit.ts';
import { entryProps } from '../../../shared/ui/fields/entry-props.ts';
import { useBeforeInput, useEdits } from '../../../shared/ui/fields/use-edits.ts';
import { isComposed } from '../../../shared/ui/layers.ts';
import { selectChat } from '../chat-slice.ts';
import { ask, maySend } from '../talk.ts';
import styles from './prompt-form.module.css';

/** Form of the prompt. Enter sends it, Shift+Enter starts a new line. */
export function PromptForm({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const restored = useRestoredEntries<string>('prompt');
  const [prompt, setPrompt] = useState(restored ?? '');
  useKeptEntries('prompt', prompt === '' ? null : prompt);
  const chat = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  const isReady = maySend(prompt, chat);
  const { note, beforeInput, accept } = useEdits(prompt, takeText(limits.prompt));
  const frame = useBeforeInput<HTMLFormElement>(beforeInput);
  const send = () => {
    if (!isReady) return;
    setPrompt('');
    field.current?.focus();
    void dispatch(ask(prompt));
  };
  return (
    <form
      ref={frame}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={styles['field']}
        aria-label="Your question"
        aria-describedby="prompt-hint"
        placeholder="Ask the assistant"
        {...entryProps('prose')}
        rows={3}
        value={prompt}
        onChange={({ target }) => {
          accept(target.value);
          setPrompt(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposed(event.nativeEvent)) return;
          event.preventDefault();
          send();
        }}
      />
      <span id="prompt-hint" className={styles['hint']} aria-live="polite">
        {note ?? `Type at least ${constants.promptMinimum} characters and press Enter to send.`}
      </span>
      <Button
        type="primary"
        htmlType="submit"
        icon={<SendOutlined aria-hidden />}
        disabled={!isReady}
        className={styles['send'] ?? ''}
      >
        Send
      </Button>
    </form>
  );
}
