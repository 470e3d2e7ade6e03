/** What the assistant's drawer says by itself. Document 000, sections 4.5 and 8. */
export const texts = {
  /** S-4.5-02 */
  waiting: 'Gathering information...',
  /** With two spaces after the first sentence, as documented (S-8-10). */
  failure: 'The AI Assistant has encountered a request error.  Please contact your system admin for support.',
  /** S-8-11 */
  noOutput: '[No Response Returned]',
  /** S-5-15 */
  additionalCitations: 'Additional Citations',
  /** Stands in the window of a citation that has neither address nor content. */
  noContent: 'No text came with this source.',
} as const;
