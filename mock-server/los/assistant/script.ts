import type { Citation } from '../../../contracts/operations/assistant.ts';
import type { LoanFacts } from '../menus/loan-facts.ts';

/** What the assistant says. The markers [doc1] to [doc5] in the text refer to the citations (S-5-14). */
export interface Reply {
  readonly output: string;
  readonly citations: readonly Citation[];
}

/** An answer that is given when a word of the prompt asks for it. */
export interface Script {
  /** Short name, for the room guide and the tests. */
  readonly name: string;
  readonly prompt: RegExp;
  /** @param loan the loan that the person has open; null without one */
  readonly reply: (loan: LoanFacts | null) => Reply;
}
