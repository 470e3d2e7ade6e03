import { CheckCircleOutlined, ExportOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import type { UnderwritingStatus } from '../../../contracts/operations/dashboard.ts';
import { usePopup } from '../../shell/legacy-frames/use-popup.tsx';
import type { Block, Fact, Line } from './dashboard-view.ts';
import { reportPopup } from './report-popup.ts';
import styles from './term-sheet.module.css';

interface TermSheetProps {
  readonly blocks: readonly Block[];
  readonly emptyText?: string;
  /** General account id of the loan whose reports the status lines open. */
  readonly generalAccountId: number;
}

/** The key facts of the loan, side by side above the panels. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, detail }) => (
        <div key={label} className={styles['fact']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['decisive']}>{value === '' ? <NotGiven /> : value}</dd>
          {detail === '' ? null : <dd className={styles['detail']}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Labels and values, ordered down the columns. */
export function TermSheet({ blocks, emptyText, generalAccountId }: TermSheetProps) {
  return blocks.map(({ heading, lines }) => (
    <div key={heading ?? ''} className={styles['block']}>
      {heading === null ? null : <h3 className={styles['heading']}>{heading}</h3>}
      {lines.length === 0 ? (
        <p className={styles['empty']}>{emptyText}</p>
      ) : (
        <dl className={styles['lines']}>
          {lines.map((line, index) => (
            <div key={`${index} ${line.label}`} className={styles['line']}>
              <dt className={styles['label']}>{line.label}</dt>
              <dd className={styles['value']}>
                <LineValue line={line} generalAccountId={generalAccountId} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  ));
}

interface LineValueProps {
  readonly line: Line;
  readonly generalAccountId: number;
}

/** The value of one line. A missing value is a dash, or blank if the documents say so. */
function LineValue({ line: { value, kind, ratio, status, isLeftBlank }, generalAccountId }: LineValueProps) {
  if (value === '') return <NotGiven isLeftBlank={isLeftBlank === true} />;
  if (status) return <ReportLink status={status} text={value} generalAccountId={generalAccountId} />;
  if (kind === 'check') return <Check text={value} />;
  if (ratio !== undefined && ratio !== null) return <Ratio text={value} ratio={ratio} />;
  if (kind !== undefined) return <span translate="no">{value}</span>;
  return <Address text={value} />;
}

/** A text. An email address breaks after its signs; only a part that is longer than the line breaks inside. */
function Address({ text }: { readonly text: string }) {
  if (!text.includes('@') || text.includes(' ')) return <span>{text}</span>;
  const parts = text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
  return <span translate="no">{parts}</span>;
}

/** A missing value: a dash on the screen, as in lists, and words for screen readers. */
function NotGiven({ isLeftBlank = false }: { readonly isLeftBlank?: boolean }) {
  return (
    <>
      {isLeftBlank ? null : <span aria-hidden>–</span>}
      <span className="visually-hidden">not given</span>
    </>
  );
}

function Check({ text }: { readonly text: string }) {
  const isComplete = text === 'Complete';
  const Icon = isComplete ? CheckCircleOutlined : MinusCircleOutlined;
  return (
    <span className={isComplete ? styles['complete'] : styles['missing']}>
      <Icon aria-hidden /> <span>{text}</span>
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
      <span className={styles['number']} translate="no">
        {text}
      </span>
    </span>
  );
}

interface ReportLinkProps {
  readonly status: UnderwritingStatus;
  readonly text: string;
  readonly generalAccountId: number;
}

/** An underwriting status: a button that opens its report, or plain text if it has none. */
function ReportLink({ status, text, generalAccountId }: ReportLinkProps) {
  const open = usePopup();
  const popup = reportPopup(status, generalAccountId);
  if (!popup) return <span>{text}</span>;
  return (
    <button
      type="button"
      className={styles['link']}
      aria-label={`${text}, opens the report in a new window`}
      onClick={() => open({ title: text, ...popup })}
    >
      {/* Ends in a word joiner, which keeps the icon on the line of the last word. */}
      <span>{`${text}\u2060`}</span>
      <ExportOutlined className={styles['icon']} aria-hidden />
    </button>
  );
}
