import { DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { useAppDispatch } from '../../../shared/store/store.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { plainText } from '../answer-parts.ts';
import type { ChatMessage } from '../chat-slice.ts';
import { react } from '../talk.ts';
import { texts } from '../texts.ts';
import styles from './answer.module.css';
import { CitationButton } from './citation-button.tsx';

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
    <article className={styles['answer']} aria-label="Answer from the assistant">
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

/** Indeterminate progress bar of a loading answer. */
function Awaited({ notice }: { readonly notice: string }) {
  return (
    <div className={styles['answer']}>
      <p className={styles['notice']}>{notice}</p>
      <div className={styles['progress']} role="progressbar" aria-label={notice} />
    </div>
  );
}

/** Buttons of an answer. A reaction needs the tracking id. */
function AnswerActions({ message }: { readonly message: ChatMessage }) {
  return (
    <div className={styles['actions']}>
      {message.trackingId === null ? null : <Reactions message={message} />}
      <CopyButton
        label="Copy"
        text={plainText({ parts: message.aiOutputParts, citations: message.citations })}
        copied="Answer copied"
        failed="We couldn't copy the answer. Select the text and copy it."
      />
    </div>
  );
}

function Reactions({ message: { id, liked, disliked } }: { readonly message: ChatMessage }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton label="Like" aria-pressed={liked} onClick={() => void dispatch(react(id, 'Liked'))}>
        {liked ? <LikeFilled aria-hidden /> : <LikeOutlined aria-hidden />}
      </IconButton>
      <IconButton
        label="Dislike"
        aria-pressed={disliked}
        onClick={() => void dispatch(react(id, 'Disliked'))}
      >
        {disliked ? <DislikeFilled aria-hidden /> : <DislikeOutlined aria-hidden />}
      </IconButton>
    </>
  );
}
