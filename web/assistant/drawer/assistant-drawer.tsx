import { PlusOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { constants } from '../../shared/constants.ts';
import { assistantClosed, type AssistantState } from '../../shell/assistant-slice.ts';
import { type ChatState, conversationStarted } from '../chat-slice.ts';
import { giveBackFocus } from '../../shared/ui/focus.ts';
import { Disclaimer } from './disclaimer.tsx';
import { MessageList } from './message-list.tsx';
import { PromptForm } from './prompt-form.tsx';
import styles from './assistant-drawer.module.css';

/**
 * Drawer at the right edge with the conversation with the assistant. The page stays usable. Document 000, section 2.7.
 */
export default function AssistantDrawer() {
  const isOpen = useSelector((state: { readonly assistant: AssistantState }) => state.assistant.isOpen);
  const isEmpty = useSelector((state: { readonly chat: ChatState }) => state.chat.messages.length === 0);
  const dispatch = useDispatch();
  const prompt = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
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
      rootClassName={styles['below-toolbar'] ?? ''}
      classNames={{ body: styles['body'] ?? '' }}
      focusable={focusable}
      afterOpenChange={(open) => {
        if (open) prompt.current?.focus();
        else giveBackFocus(opener.current, prompt.current?.closest('[role="dialog"]'));
      }}
      onClose={() => dispatch(assistantClosed())}
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
