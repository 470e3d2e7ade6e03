import type { ChatMessage } from '../chat-slice.ts';
import { CitationButton } from './citation-button.tsx';
import { texts } from '../texts.ts';
import styles from './answer.module.css';
import { CopyOutlined, DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { plainText } from '../answer-parts.ts';
import { react } from '../talk.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { useAppDispatch } from '../../shared/store/store.ts';

/** One answer: loading, failed, or complete. Its texts are never rendered as markup. */
export function Answer({ message }: { readonly message: ChatMessage }) {
  if (message.awaitingAiResponse) return <Awaited notice={message.aiRequestNotify ?? texts.waiting} />;
  if (message.aiRequestError !== null) {
    return <p className={`${styles['answer']} ${styles['failure']}`}>{message.aiRequestError}</p>;
  }
  const additional = message.citations.filter(({ citationId }) =>
    message.additionalCitationIds.includes(citationId),
  );
  return (
    <article className={styles['answer']} aria-label="Answer of the assistant">
      <p className={styles['text']}>
        {message.aiOutputParts.map((part, place) => {
          const key = `${place}-${part.type}`;
          if (part.type === 'text') return <span key={key}>{part.text}</span>;
          const citation = message.citations.find(({ citationId }) => citationId === part.citationId);
          return citation ? <CitationButton key={key} citation={citation} isShort /> : null;
        })}
      </p>
      {additional.length > 0 ? (
        <section className={styles['additional']}>
          <h3 className={styles['heading']}>{texts.additionalCitations}</h3>
          <ul className={styles['citations']}>
            {additional.map((citation) => (
              <li key={citation.citationId}>
                <CitationButton citation={citation} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <AnswerActions message={message} />
    </article>
  );
}

/** Progress bar of a loading answer. It has no value, since the progress is unknown (S-4.5-03). */
function Awaited({ notice }: { readonly notice: string }) {
  return (
    <div className={styles['answer']}>
      <p className={styles['notice']}>{notice}</p>
      <div className={styles['progress']} role="progressbar" aria-label={notice} />
    </div>
  );
}

/** Buttons of an answer (S-4.5-05). A reaction needs the tracking id. */
function AnswerActions({ message }: { readonly message: ChatMessage }) {
  const copy = useCopy();
  return (
    <div className={styles['actions']}>
      {message.trackingId === null ? null : <Reactions message={message} />}
      <IconButton
        label="Copy"
        onClick={() => void copy(plainText({ parts: message.aiOutputParts, citations: message.citations }))}
      >
        <CopyOutlined />
      </IconButton>
    </div>
  );
}

function Reactions({ message: { id, liked, disliked } }: { readonly message: ChatMessage }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton label="Like" aria-pressed={liked} onClick={() => void dispatch(react(id, 'Liked'))}>
        {liked ? <LikeFilled /> : <LikeOutlined />}
      </IconButton>
      <IconButton
        label="Dislike"
        aria-pressed={disliked}
        onClick={() => void dispatch(react(id, 'Disliked'))}
      >
        {disliked ? <DislikeFilled /> : <DislikeOutlined />}
      </IconButton>
    </>
  );
}

function useCopy() {
  const { message } = App.useApp();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      message.success('Answer copied');
    } catch {
      message.warning('The answer could not be copied. Please select and copy it by hand.');
    }
  };
}
