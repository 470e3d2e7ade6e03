import { CopyOutlined, DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../app/store.ts';
import type { ChatMessage } from '../chat-slice.ts';
import { react } from '../talk.ts';
import styles from './answer-actions.module.css';

/** What can be done with an answer (S-4.5-05). */
export function AnswerActions({ message }: { readonly message: ChatMessage }) {
  const dispatch = useDispatch<AppDispatch>();
  const { id, liked, disliked, aiOutputRaw } = message;
  const copy = useCopy();
  return (
    <div className={styles['actions']}>
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
      <Button
        type="text"
        size="small"
        aria-label="Copy"
        icon={<CopyOutlined />}
        onClick={() => void copy(aiOutputRaw ?? '')}
      />
    </div>
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
