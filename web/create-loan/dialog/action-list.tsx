import { RightOutlined } from '@ant-design/icons';
import styles from './create-dialog.module.css';
import type { CreateAction } from './create-actions.ts';

interface ActionListProps {
  readonly actions: readonly CreateAction[];
  readonly choose: (action: CreateAction) => void;
}

/** The first step: what the user may create. */
export function ActionList({ actions, choose }: ActionListProps) {
  return (
    <ul className={styles['actions']}>
      {actions.map((action) => (
        <li key={action.label}>
          <button type="button" className={styles['action']} onClick={() => choose(action)}>
            {action.label}
            <RightOutlined aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
