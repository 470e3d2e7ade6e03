import { Input, type InputProps } from 'antd';
import styles from './unit-input.module.css';

export type Unit = '$' | '%' | 'months';

/**
 * Inputs that carry a unit. The number formatter has its own idea of a prefix, which would become part of the
 * value; so each unit is an input of its own.
 */
export const unitInputs: Readonly<Record<Unit, (props: InputProps) => React.ReactNode>> = {
  $: (props) => <Input {...props} prefix={<Sign text="$" />} />,
  '%': (props) => <Input {...props} suffix={<Sign text="%" />} />,
  months: (props) => <Input {...props} suffix={<Sign text="months" />} />,
};

function Sign({ text }: { readonly text: Unit }) {
  return (
    <span className={styles['unit']} aria-hidden>
      {text}
    </span>
  );
}
