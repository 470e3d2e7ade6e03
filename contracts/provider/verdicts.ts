import type { PactInteraction } from './pact-file.ts';
import { type Difference, differencesIn, type VerifierResult } from './verifier-result.ts';

/** The verification result of one interaction. */
export interface Verdict {
  readonly operation: string;
  readonly outcome: string;
  /** Name of the provider state, with its parameters. */
  readonly state: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Reason of a failure in one line; empty for a passed interaction. */
  readonly why: string;
  /** Differences between the response and the pact, then those between it and the schema of the operation. */
  readonly differences: readonly Difference[];
  /** Name of the consumer's test, with the ids of its rules. */
  readonly consumerTest: string;
  /** Duration with the setup of the provider state; 0 if the verifier did not start the interaction. */
  readonly seconds: number;
}

/** An error that is no difference of a response: in the setup of the state, the connection or the event stream. */
export interface Complaint {
  readonly why: string;
  /** True if the server does not offer what the interaction needs. The interaction is then skipped. */
  readonly isNotOffered: boolean;
}

/** Data that the verifier's result lacks, by description of the interaction. */
interface RunNotes {
  readonly complaints: ReadonlyMap<string, Complaint>;
  readonly violations: ReadonlyMap<string, readonly Difference[]>;
  /** Durations in seconds of the interactions that the verifier has started. */
  readonly seconds: ReadonlyMap<string, number>;
}

const neverBegun: Complaint = { why: 'the verifier never came to it', isNotOffered: false };

/** Returns the verdict on each interaction, in the order of the pact. */
export function verdictsOf(
  chosen: readonly PactInteraction[],
  { errors }: VerifierResult,
  { complaints, violations, seconds }: RunNotes,
): readonly Verdict[] {
  return chosen.map((interaction) => {
    const { description, comments } = interaction;
    const [operation = '', ...rest] = description.split(': ');
    const complaint = complaints.get(description) ?? (seconds.has(description) ? undefined : neverBegun);
    const found = errors.filter((error) => error.interaction.endsWith(` - ${description}`));
    const fromPact = complaint ? [] : found.flatMap(({ mismatch }) => differencesIn(mismatch));
    // A response with another status is another response.
    const isOther = complaint !== undefined || fromPact[0]?.where === 'status';
    const violated = isOther ? [] : (violations.get(description) ?? []);
    const differences = [
      ...fromPact,
      ...violated.filter(({ where }) => !fromPact.some((known) => known.where === where)),
    ];
    return {
      operation,
      outcome: rest.join(': '),
      state: stateOf(interaction),
      verdict: verdictOf(complaint, found.length + violated.length),
      why:
        complaint?.why ??
        inOneLine(differences) ??
        found.map(({ mismatch }) => messageIn(mismatch)).join('; '),
      differences,
      consumerTest: comments?.testname ?? '',
      seconds: seconds.get(description) ?? 0,
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

function inOneLine([first, ...others]: readonly Difference[]): string | undefined {
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${first.where}: expected ${first.expected}, got ${first.got}${more}`;
}

const messageIn = (mismatch: { readonly type: string; readonly message?: string }): string =>
  mismatch.message ?? mismatch.type;
