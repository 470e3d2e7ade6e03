import type { ComponentProps } from 'react';
import styles from './formatted-input.module.css';

export type Unit = '$' | '%' | 'months';

/** Words for each unit, for screen readers. */
export const unitWords: Readonly<Record<Unit, string>> = {
  $: 'US dollars',
  '%': 'percent',
  months: 'months',
};

interface FormattedInputProps extends ComponentProps<'input'> {
  readonly unit?: Unit;
  /** True if the control has changed or refused a part of the input. */
  readonly isNoted: boolean;
}

/**
 * Native input for a formatted text, styled like the inputs of the component library. The library's input keeps a second
 * copy of the value. On a slow machine its caret lags behind fast typing, which swaps digits.
 */
export function FormattedInput({ className, unit, isNoted, ...input }: FormattedInputProps) {
  const sign = (
    <span className={styles['unit']} aria-hidden>
      {unit}
    </span>
  );
  return (
    <span className={[styles['frame'], isNoted ? styles['noted'] : '', className].filter(Boolean).join(' ')}>
      {unit === '$' ? sign : null}
      <input autoComplete="off" {...input} className={styles['input']} />
      {unit === '%' || unit === 'months' ? sign : null}
    </span>
  );
}
