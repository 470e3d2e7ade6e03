import { Modal } from 'antd';
import styles from './sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

export default function Sheet({ isOpen, close }: SheetProps) {
  return (
    <Modal open={isOpen} title="Keyboard shortcuts" footer={null} width={440} onCancel={close}>
      <dl className={styles['list']}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles['row']}>
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
    </Modal>
  );
}

const shortcuts = [
  { keys: ['/'], does: 'Go to the quick search of the loan pipeline' },
  { keys: ['?'], does: 'Open this list of shortcuts' },
  { keys: ['Esc'], does: 'Close the open panel, menu or dialog' },
  { keys: ['Ctrl', '`'], does: 'Show or hide the debug option' },
  { keys: ['Ctrl', 'Shift', '~'], does: 'Test the error dialog' },
] as const;
