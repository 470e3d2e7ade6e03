import type { PactInteraction } from './pact-file.ts';

/** What came of one interaction. */
export interface Verdict {
  readonly operation: string;
  readonly outcome: string;
  /** The state as a person would say it, with its parameters. */
  readonly state: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Why not passed, in one line; empty when it passed. */
  readonly why: string;
}

/** Something that went wrong around an interaction: in its state, on the line, or in the stream of events. */
export interface Complaint {
  readonly why: string;
  /** True when the server does not have what it takes, so that nothing can be said about the interaction. */
  readonly isNotOffered: boolean;
}

/** What the verifier's result does not tell, by description. */
export interface RunNotes {
  readonly complaints: ReadonlyMap<string, Complaint>;
  /** Interactions whose state was asked for. The verifier says nothing about one that it never comes to. */
  readonly begun: ReadonlySet<string>;
}

const neverBegun: Complaint = { why: 'the verifier never came to it', isNotOffered: false };

/** The verifier's own result, as far as it is read here. */
export interface VerifierResult {
  readonly errors: readonly { readonly interaction: string; readonly mismatch: Mismatch }[];
}

type Mismatch =
  | {
      readonly type: 'mismatches';
      readonly mismatches: readonly { readonly type: string; readonly mismatch: string }[];
    }
  | { readonly type: string; readonly message?: string };

/** The verdict on each interaction, in the order of the pact. */
export function verdictsOf(
  chosen: readonly PactInteraction[],
  { errors }: VerifierResult,
  { complaints, begun }: RunNotes,
): readonly Verdict[] {
  return chosen.map((interaction) => {
    const { description } = interaction;
    const [operation = '', ...rest] = description.split(': ');
    const complaint = complaints.get(description) ?? (begun.has(description) ? undefined : neverBegun);
    const found = errors.filter((error) => error.interaction.endsWith(` - ${description}`));
    const why = complaint?.why ?? found.map(({ mismatch }) => inOneLine(mismatch)).join('; ');
    return {
      operation,
      outcome: rest.join(': '),
      state: stateOf(interaction),
      verdict: verdictOf(complaint, found.length),
      why,
    };
  });
}

function verdictOf(complaint: Complaint | undefined, errors: number): Verdict['verdict'] {
  if (complaint) return complaint.isNotOffered ? 'skipped' : 'failed';
  return errors === 0 ? 'passed' : 'failed';
}

const stateOf = ({ providerStates = [] }: PactInteraction): string =>
  providerStates
    .map(({ name, params = {} }) => [name, Object.values(params).join(', ')].filter(Boolean).join(': '))
    .join(' and ');

/** What a person looks at first comes first: the status explains most of the rest. */
const order = ['StatusMismatch', 'HeaderMismatch', 'BodyTypeMismatch', 'BodyMismatch'];

function inOneLine(mismatch: Mismatch): string {
  if (!('mismatches' in mismatch)) return ('message' in mismatch && mismatch.message) || mismatch.type;
  const sorted = mismatch.mismatches.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const [first] = sorted;
  const more = sorted.length > 1 ? ` (and ${sorted.length - 1} more)` : '';
  return `${(first?.mismatch ?? mismatch.type).replaceAll(/\s+/g, ' ')}${more}`;
}
