import { useEffect, useRef } from 'react';
import { useAccount } from '../../../session/account.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { selectChat } from '../chat-slice.ts';
import { ask } from '../talk.ts';
import { texts } from '../texts.ts';
import { Answer } from './answer.tsx';
import styles from './message-list.module.css';

/**
 * The messages in their order. The list scrolls to the newest message, and to the start of a long answer. Screen
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
        <>
          <p className={styles['empty']}>Ask about the Lending Guide, the pipeline or the open loan.</p>
          <Suggestions />
        </>
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

/** Questions that the user can send with one click. */
function Suggestions() {
  const hasLoan = useAccount() !== null;
  const dispatch = useAppDispatch();
  const questions = hasLoan ? [...texts.loanSuggestions, ...texts.suggestions] : texts.suggestions;
  return questions.map((question) => (
    <button
      key={question}
      type="button"
      className={styles['suggestion']}
      onClick={() => void dispatch(ask(question))}
    >
      {question}
    </button>
  ));
}
