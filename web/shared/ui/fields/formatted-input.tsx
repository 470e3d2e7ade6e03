import type { ComponentProps, ReactNode } from 'react';
import styles from './formatted-input.module.css';

export type Unit = '$' | '%' | 'months';

/** The unit for screen readers. */
export const unitWords: Readonly<Record<Unit, string>> = {
  $: 'US dollars',
  '%': 'percent',
  months: 'months',
};

/**
 * The input under a formatter of numbers. It is the browser's own, in the look of the component library: that
 * library's input keeps the value once more, and on a slow machine the caret then falls behind somebody who types
 * fast, so that digits change places.
 */
export function FormattedInput(props: ComponentProps<'input'>) {
  return frame(props);
}

/**
 * Inputs that carry a unit. The number formatter has its own idea of a prefix, which would become part of the
 * value; so each unit is an input of its own.
 */
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
