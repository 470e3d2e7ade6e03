/** Texts of the assistant's drawer. Document 000, sections 4.5 and 8. */
export const texts = {
  /** S-4.5-02 */
  waiting: 'Gathering information...',
  /** With two spaces after the first sentence, as documented (S-8-10). */
  failure: 'The AI Assistant has encountered a request error.  Please contact your system admin for support.',
  /** S-8-11 */
  noOutput: '[No Response Returned]',
  /** S-5-15 */
  additionalCitations: 'Additional Citations',
  /** Content of a citation without address and content. */
  noContent: 'This source has no text.',
} as const;
