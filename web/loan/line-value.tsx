import { CheckCircleOutlined, ExportOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { Line } from './dashboard-view.ts';
import styles from './line-value.module.css';
import type { UnderwritingStatus } from '../../contracts/operations/dashboard.ts';
import { usePopup } from '../windows/use-popup.tsx';
import { reportPopup } from './report-popup.ts';

interface LineValueProps {
  readonly line: Line;
  readonly generalAccountId: number;
}

/** The value of one line. A missing value is blank on the screen; screen readers say "not given". */
export function LineValue({ line: { value, kind, ratio, status }, generalAccountId }: LineValueProps) {
  if (value === '') return <NotGiven />;
  if (status) return <ReportLink status={status} text={value} generalAccountId={generalAccountId} />;
  if (kind === 'check') return <Check text={value} />;
  if (ratio !== undefined && ratio !== null) return <Ratio text={value} ratio={ratio} />;
  return value;
}

/** A missing value: blank on the screen, words for screen readers. */
export function NotGiven() {
  return <span className="visually-hidden">not given</span>;
}

function Check({ text }: { readonly text: string }) {
  const isComplete = text === 'Complete';
  const Icon = isComplete ? CheckCircleOutlined : MinusCircleOutlined;
  return (
    <span className={isComplete ? styles['complete'] : styles['missing']}>
      <Icon aria-hidden /> {text}
    </span>
  );
}

/** A ratio with a bar, which is full for 100 % and more. */
function Ratio({ text, ratio }: { readonly text: string; readonly ratio: number }) {
  const length = Math.min(Math.max(ratio, 0), 1);
  return (
    <span className={styles['ratio']}>
      <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className={styles['track']} width="100" height="4" />
        <rect className={styles['part']} width={length * 100} height="4" />
      </svg>
      <span className={styles['number']}>{text}</span>
    </span>
  );
}

interface ReportLinkProps {
  readonly status: UnderwritingStatus;
  readonly text: string;
  readonly generalAccountId: number;
}

/** An underwriting status: a button that opens its report, or plain text if it has none (L-4.10-01, L-4.10-09). */
function ReportLink({ status, text, generalAccountId }: ReportLinkProps) {
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
