import { CopyOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps {
  readonly label: string;
  /** The text that a press copies. */
  readonly text: string;
  /** Texts of the snackbar. */
  readonly copied: string;
  readonly failed: string;
  /** Seconds for which the snackbar is shown, by default those of antd. */
  readonly seconds?: number;
}

/** A button that copies a text to the clipboard. A snackbar says whether the browser has copied it. */
export function CopyButton({ label, text, copied, failed, seconds }: CopyButtonProps) {
  const { message } = App.useApp();
  const copy = async () => {
    try {
      // A page without TLS has no clipboard.
      await navigator.clipboard.writeText(text);
      message.success(copied, seconds);
    } catch {
      message.warning(failed, seconds);
    }
  };
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <CopyOutlined aria-hidden />
    </IconButton>
  );
}
