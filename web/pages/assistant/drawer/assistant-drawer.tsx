import { PlusOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useRef } from 'react';
import { constants } from '../../../shared/constants.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { assistantClosed } from '../../../shared/store/ui-slice.ts';
import { useLayer } from '../../../shared/ui/layers.ts';
import { pageWindow } from '../../../shell/legacy-frames/popup.ts';
import { usePopup } from '../../../shell/legacy-frames/use-popup.tsx';
import { conversationStarted, selectChat } from '../chat-slice.ts';
import styles from './assistant-drawer.module.css';
import { MessageList } from './message-list.tsx';
import { PromptForm } from './prompt-form.tsx';

/**
 * Drawer at the right edge with the conversation with the assistant. The page stays usable. Document 000, section 2.7.
 */
export default function AssistantDrawer() {
  const isOpen = useAppSelector(({ ui }) => ui.isAssistantOpen);
  const isEmpty = useAppSelector(selectChat).messages.length === 0;
  const dispatch = useAppDispatch();
  const prompt = useRef<HTMLTextAreaElement>(null);
  const close = () => void dispatch(assistantClosed());
  useLayer(isOpen, close, { element: () => prompt.current?.closest('[role="dialog"]') });
  const startConversation = () => {
    dispatch(conversationStarted());
    prompt.current?.focus();
  };
  return (
    <Drawer
      open={isOpen}
      title="AI Assistant"
      extra={
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={isEmpty}
          onClick={startConversation}
        >
          New conversation
        </Button>
      }
      placement="right"
      size={constants.assistantDrawerWidth}
      mask={false}
      // The page beside it stays usable.
      aria-modal={false}
      keyboard={false}
      rootClassName={styles['below-toolbar'] ?? ''}
      classNames={{ body: styles['body'] ?? '' }}
      focusable={focusable}
      afterOpenChange={(open) => {
        if (open) prompt.current?.focus();
      }}
      onClose={close}
    >
      <MessageList />
      <PromptForm field={prompt} />
      <Disclaimer />
    </Drawer>
  );
}

/**
 * Keeps the library from moving the focus when the drawer closes: the user may have focused another element by then.
 */
const focusable = { focusTriggerAfterClose: false };

/** The disclaimer of the assistant. The project decided its wording. */
function Disclaimer() {
  const open = usePopup();
  const terms = pageWindow('TermsOfService');
  return (
    <p className={styles['disclaimer']}>
      <span>Responses are not legal advice. Check for inaccuracies. Use is subject to</span>{' '}
      <button type="button" className={styles['terms']} onClick={() => open(terms)}>
        {terms.title}
      </button>
      <span>.</span>
    </p>
  );
}
