import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { Line } from './dashboard-view.ts';
import styles from './line-value.module.css';
import { ReportLink } from './report-link.tsx';

interface LineValueProps {
  readonly line: Line;
  readonly generalAccountId: number;
}

/** The value of one line. A missing value is blank on the screen; screen readers say "not given". */
export function LineValue({ line: { value, kind, ratio, status }, generalAccountId }: LineValueProps) {
  if (value === '') return <Nothing />;
  if (status) return <ReportLink status={status} text={value} generalAccountId={generalAccountId} />;
  if (kind === 'check') return <Check text={value} />;
  if (ratio !== undefined && ratio !== null) return <Ratio text={value} ratio={ratio} />;
  return value;
}

function Nothing() {
  return <span className="visually-hidden">not given</span>;
}

function Check({ text }: { readonly text: string }) {
  const isComplete = text === 'Complete';
  const Icon = isComplete ? CheckCircleFilled : MinusCircleOutlined;
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
