import { ExportOutlined } from '@ant-design/icons';
import type { UnderwritingStatus } from '../../contracts/operations/loan.ts';
import { usePopup } from '../windows/use-popup.tsx';
import { reportPopup } from './report-popup.ts';
import styles from './report-link.module.css';

interface ReportLinkProps {
  readonly status: UnderwritingStatus;
  readonly text: string;
  readonly generalAccountId: number;
}

/** An underwriting status: a button that opens its report, or plain text if it has none (L-4.10-01, L-4.10-09). */
export function ReportLink({ status, text, generalAccountId }: ReportLinkProps) {
  const open = usePopup();
  const popup = reportPopup(status, generalAccountId);
  if (!popup) return text;
  return (
    <button
      type="button"
      className={styles['link']}
      aria-label={`${text}, opens the report in a new window`}
      onClick={() => open({ title: text, ...popup })}
    >
      {text}
      {/* Keeps the icon on the line of the last word. */}
      {'\u2060'}
      <ExportOutlined className={styles['icon']} aria-hidden />
    </button>
  );
}
