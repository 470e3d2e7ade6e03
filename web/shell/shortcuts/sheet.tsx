import { Switch } from 'antd';
import { useId, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { areSingleKeysOn, switchSingleKeys } from './shortcuts.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

export default function Sheet({ isOpen, close }: SheetProps) {
  const id = useId();
  const [areOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog open={isOpen} title="Keyboard shortcuts" footer={null} width={440} onClose={close}>
      <dl className={styles['list']}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys.join()} className={styles['row']}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['switch']}>
        <Switch
          id={id}
          checked={areOn}
          onChange={(next) => {
            switchSingleKeys(next);
            setOn(next);
          }}
        />
        <label htmlFor={id}>Enable single-key shortcuts: / and ?</label>
      </div>
    </Dialog>
  );
}

const shortcuts = [
  { keys: ['/'], does: 'Go to quick search on the loan pipeline' },
  { keys: ['?'], does: 'Show this list of shortcuts' },
  { keys: ['Ctrl', '/'], does: 'Show this list of shortcuts' },
  { keys: ['Esc'], does: 'Close the open panel, menu or dialog' },
  { keys: ['Ctrl', '`'], does: 'Show or hide the debug option' },
  { keys: ['Ctrl', 'Shift', '~'], does: 'Test the error dialog' },
] as const;
