import { CopyOutlined, DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { plainText } from '../answer-parts.ts';
import type { ChatMessage } from '../chat-slice.ts';
import { react } from '../talk.ts';
import styles from './answer-actions.module.css';
import { useAppDispatch } from '../../shared/store/store.ts';

/** Buttons of an answer (S-4.5-05). A reaction needs the tracking id. */
export function AnswerActions({ message }: { readonly message: ChatMessage }) {
  const copy = useCopy();
  return (
    <div className={styles['actions']}>
      {message.trackingId === null ? null : <Reactions message={message} />}
      <Button
        type="text"
        size="small"
        aria-label="Copy"
        icon={<CopyOutlined />}
        onClick={() => void copy(plainText({ parts: message.aiOutputParts, citations: message.citations }))}
      />
    </div>
  );
}

function Reactions({ message: { id, liked, disliked } }: { readonly message: ChatMessage }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label="Like"
        aria-pressed={liked}
        icon={liked ? <LikeFilled /> : <LikeOutlined />}
        onClick={() => void dispatch(react(id, 'Liked'))}
      />
      <Button
        type="text"
        size="small"
        aria-label="Dislike"
        aria-pressed={disliked}
        icon={disliked ? <DislikeFilled /> : <DislikeOutlined />}
        onClick={() => void dispatch(react(id, 'Disliked'))}
      />
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
