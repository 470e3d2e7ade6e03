import { RightOutlined } from '@ant-design/icons';
import styles from './create-dialog.module.css';
import type { CreateAction } from './create-actions.ts';

interface ActionListProps {
  readonly actions: readonly CreateAction[];
  /** The action that the user has come back from; null at first. */
  readonly last: CreateAction | null;
  readonly choose: (action: CreateAction) => void;
}

/** The first step: what the user may create. The focus begins on the first action, or on the one that was chosen. */
export function ActionList({ actions, last, choose }: ActionListProps) {
  const marked = last?.label ?? actions[0]?.label;
  return (
    <ul className={styles['actions']}>
      {actions.map((action) => (
        <li key={action.label}>
          <button
            ref={action.label === marked ? takeFocus : null}
            type="button"
            className={styles['action']}
            onClick={() => choose(action)}
          >
            {action.label}
            <RightOutlined className={styles['onwards']} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
