import { RightOutlined } from '@ant-design/icons';
import styles from './create-dialog.module.css';
import type { CreateAction } from './create-actions.ts';

interface ActionListProps {
  readonly actions: readonly CreateAction[];
  /** The action that the user has come back from: it has the focus. */
  readonly last: CreateAction | null;
  readonly choose: (action: CreateAction) => void;
}

/** The first step: what the user may create. */
export function ActionList({ actions, last, choose }: ActionListProps) {
  return (
    <ul className={styles['actions']}>
      {actions.map((action) => (
        <li key={action.label}>
          <button
            ref={action.label === last?.label ? takeFocus : null}
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
