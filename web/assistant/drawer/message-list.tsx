import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ChatState } from '../chat-slice.ts';
import { Answer } from './answer.tsx';
import styles from './message-list.module.css';

/**
 * The messages in their order. The newest comes into view, a long answer with its beginning, and is read out when it
 * arrives.
 */
export function MessageList() {
  const { messages } = useSelector((state: { readonly chat: ChatState }) => state.chat);
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  const newestId = newest?.id;
  const isAwaited = newest?.awaitingAiResponse === true;
  useEffect(() => {
    const message = list.current?.lastElementChild;
    if (newestId === undefined || !list.current || !message) return;
    // Measured inside the list: scrolling the element into view would move the page, too.
    const beginning = message.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    list.current.scrollTo({
      top: isAwaited ? list.current.scrollHeight : list.current.scrollTop + beginning,
    });
  }, [newestId, isAwaited]);
  return (
    <div ref={list} className={styles['list']} role="log" aria-label="Messages">
      {messages.length === 0 ? (
        <p className={styles['empty']}>
          Ask about the lending guide or about the loan that you have open: its status, its lock, or what it
          still lacks.
        </p>
      ) : null}
      {messages.map((message) =>
        message.type === 'User' ? (
          <p key={message.id} className={styles['prompt']}>
            <span className="visually-hidden">You: </span>
            <span>{message.userInput}</span>
          </p>
        ) : (
          <Answer key={message.id} message={message} />
        ),
      )}
    </div>
  );
}
