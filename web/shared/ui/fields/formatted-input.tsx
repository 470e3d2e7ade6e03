import type { ComponentProps, ReactNode } from 'react';
import styles from './formatted-input.module.css';

export type Unit = '$' | '%' | 'months';

/** Words for each unit, for screen readers. */
export const unitWords: Readonly<Record<Unit, string>> = {
  $: 'US dollars',
  '%': 'percent',
  months: 'months',
};

/**
 * Native input for a number formatter, styled like the inputs of the component library. The library's input keeps a
 * second copy of the value. On a slow machine its caret lags behind fast typing, which swaps digits.
 */
export function FormattedInput(props: ComponentProps<'input'>) {
  return frame(props);
}

/** One input component for each unit. A prefix of the formatter itself would become part of the value. */
export const unitInputs: Readonly<Record<Unit, (props: ComponentProps<'input'>) => ReactNode>> = {
  $: (props) => frame(props, { before: '$' }),
  '%': (props) => frame(props, { after: '%' }),
  months: (props) => frame(props, { after: 'months' }),
};

interface Signs {
  readonly before?: Unit;
  readonly after?: Unit;
}

function frame({ className, ...input }: ComponentProps<'input'>, { before, after }: Signs = {}) {
  return (
    <span className={[styles['frame'], className].filter(Boolean).join(' ')}>
      {before ? <Sign text={before} /> : null}
      <input {...input} className={styles['input']} />
      {after ? <Sign text={after} /> : null}
    </span>
  );
}

function Sign({ text }: { readonly text: Unit }) {
  return (
    <span className={styles['unit']} aria-hidden>
      {text}
    </span>
  );
}
