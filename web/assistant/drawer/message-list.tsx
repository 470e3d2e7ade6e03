import { useEffect, useRef } from 'react';
import { Answer } from './answer.tsx';
import styles from './message-list.module.css';
import { selectChat } from '../chat-slice.ts';
import { useAppSelector } from '../../shared/store/store.ts';

/**
 * The messages in their order. The list scrolls to the newest message; of a long answer it shows the start. Screen
 * readers announce the newest message.
 */
export function MessageList() {
  const { messages } = useAppSelector(selectChat);
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  const newestId = newest?.id;
  const isAwaited = newest?.awaitingAiResponse === true;
  useEffect(() => {
    const message = list.current?.lastElementChild;
    if (newestId === undefined || !list.current || !message) return;
    // Scrolls the list, or in a low window the drawer: scrollIntoView would also scroll the page.
    const isScroller = getComputedStyle(list.current).overflowY === 'auto';
    const scroller = isScroller ? list.current : list.current.parentElement;
    const { top, bottom } = scroller?.getBoundingClientRect() ?? message.getBoundingClientRect();
    const box = message.getBoundingClientRect();
    scroller?.scrollBy({ top: isAwaited ? box.bottom - bottom : box.top - top });
  }, [newestId, isAwaited]);
  return (
    <div ref={list} className={styles['list']} role="log" aria-label="Messages">
      {messages.length === 0 ? (
        <p className={styles['empty']}>
          Ask about the lending guide or about the open loan: its status, its lock, or what is still missing
          in its application.
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
