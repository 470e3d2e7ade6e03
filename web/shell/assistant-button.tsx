import { CommentOutlined } from '@ant-design/icons';
import { useDispatch, useSelector } from 'react-redux';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { type AssistantState, assistantToggled } from './assistant-slice.ts';
import styles from './toolbar.module.css';

/** Opens and closes the AI assistant, where the settings have it (S-2.2-11, S-6-19). */
export function AssistantButton() {
  const { enableAiAssistant } = useConfiguration().featureFlags;
  const isOpen = useSelector((state: { readonly assistant: AssistantState }) => state.assistant.isOpen);
  const dispatch = useDispatch();
  if (!enableAiAssistant) return null;
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-expanded={isOpen}
      onClick={() => dispatch(assistantToggled())}
    >
      <CommentOutlined aria-hidden />
      <span className={styles['word']}>AI Assistant</span>
    </button>
  );
}
