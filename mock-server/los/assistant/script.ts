import type { Citation } from '../../../contracts/operations/assistant.ts';
import type { LoanPage } from '../../store/repositories/loan-list.ts';
import type { LoanFacts } from '../menus/loan-facts.ts';

/** An answer of the assistant. The markers [doc1] to [doc5] in the text refer to the citations (S-5-14). */
export interface Reply {
  readonly output: string;
  readonly citations: readonly Citation[];
}

/** What the assistant knows about the work of the user. */
export interface Facts {
  /** The open loan; null if no loan is open. */
  readonly loan: LoanFacts | null;
  /** First page of the loans, and of the leads. */
  readonly pipeline: { readonly loans: LoanPage; readonly leads: LoanPage };
}

/** A prepared answer. */
export interface Script {
  /** Short name, for the tests. */
  readonly name: string;
  /**
   * Prompts that the script answers: those that the pattern matches, or those that have at least two of the words. Of
   * several scripts with words, the one with the most words in the prompt answers.
   */
  readonly prompt: RegExp | { readonly words: RegExp };
  readonly reply: (facts: Facts) => Reply;
}
