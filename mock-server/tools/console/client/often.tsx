import type { Fault } from '../../client/contract.ts';
import { Choices, NumberInput } from './controls.tsx';

const frequencies = [
  { value: 'once', label: 'Once' },
  { value: 'some', label: 'N times' },
  { value: 'always', label: 'Always' },
] as const;

/** Number of requests that fail, or all. */
export type Times = NonNullable<Fault['times']>;

interface OftenProps {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly times: Times;
  readonly set: (times: Times) => void;
}

/** Chooses how often a fault happens: once, a number of times, or always. */
export const Often = ({ name, times, set }: OftenProps) => {
  const value = times === 'always' ? 'always' : times === 1 ? 'once' : 'some';
  return (
    <div className="row">
      <Choices
        name={name}
        legend="How often"
        hidesLegend
        choices={frequencies}
        value={value}
        choose={(next) => set({ once: 1, some: 3, always: 'always' as const }[next])}
      />
      {value === 'some' && (
        <CountInput label="How many times" value={times === 'always' ? 1 : times} set={set} />
      )}
    </div>
  );
};

interface CountInputProps {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => void;
}

/** A field with a whole number of requests. */
export const CountInput = ({ label, value, set }: CountInputProps) => (
  <NumberInput
    aria-label={label}
    size="small"
    style={{ width: 72 }}
    min={1}
    max={10_000}
    precision={0}
    value={value}
    onChange={(next) => set(next ?? 1)}
  />
);
