import type { Block, Fact } from './dashboard-view.ts';
import { LineValue, NotGiven } from './line-value.tsx';
import styles from './term-sheet.module.css';

interface TermSheetProps {
  readonly blocks: readonly Block[];
  /** Text that is shown for a block without lines. */
  readonly emptyText?: string;
  /** General account id of the loan whose reports the status lines open. */
  readonly generalAccountId: number;
}

/** The facts that decide about the loan, side by side above the panels. */
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

/** Labels and values in columns that are read downwards, as on a term sheet. */
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
