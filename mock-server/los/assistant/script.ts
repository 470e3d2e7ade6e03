import type { Citation } from '../../../contracts/operations/assistant.ts';
import type { LoanFacts } from '../menus/loan-facts.ts';

/** An answer of the assistant. The markers [doc1] to [doc5] in the text refer to the citations (S-5-14). */
export interface Reply {
  readonly output: string;
  readonly citations: readonly Citation[];
}

/** A prepared answer for prompts that match a pattern. */
export interface Script {
  /** Short name, for the tests. */
  readonly name: string;
  readonly prompt: RegExp;
  /** Returns the answer. @param loan the open loan of the user; null if no loan is open */
  readonly reply: (loan: LoanFacts | null) => Reply;
}
