import { type FaultName, faultNames } from './faults.ts';
import { type Journey, journeys } from './journeys.ts';

/** The part of the chaos matrix to run. */
export interface Wanted {
  readonly journeys: readonly Journey[];
  readonly faults: readonly FaultName[];
  /** Name of the operation or page whose requests fail; null for all. */
  readonly call: string | null;
}

/** Parses `--journey NAME`, `--fault NAME` and `--call NAME`. The default is the whole matrix. */
export function readWords(words: readonly string[]): Wanted | { readonly refusal: string } {
  const chosen = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [option = '', value] = words.slice(index, index + 2);
    if (!['--journey', '--fault', '--call'].includes(option)) {
      return { refusal: `There is no ${option}: --journey, --fault or --call, each with a name.` };
    }
    if (value === undefined) return { refusal: `${option} needs a name.` };
    chosen.set(option, value);
  }
  const [journey, fault] = [chosen.get('--journey'), chosen.get('--fault')];
  if (journey !== undefined && !journeys.some(({ name }) => name === journey)) {
    return {
      refusal: unknown(
        'journey',
        journey,
        journeys.map(({ name }) => name),
      ),
    };
  }
  if (fault !== undefined && !faultNames.some((name) => name === fault)) {
    return { refusal: unknown('fault', fault, faultNames) };
  }
  return {
    journeys: journeys.filter(({ name }) => journey === undefined || name === journey),
    faults: faultNames.filter((name) => fault === undefined || name === fault),
    call: chosen.get('--call') ?? null,
  };
}

const unknown = (kind: string, name: string, known: readonly string[]) =>
  `There is no ${kind} "${name}": choose from ${known.join(', ')}.`;
