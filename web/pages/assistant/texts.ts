/** Texts of the assistant's drawer. Document 000, sections 4.5 and 8. */
export const texts = {
  /** Text of an answer that is still loading. */
  waiting: 'Gathering information...',
  /** Text of a failed request. The documents have two spaces after the first sentence. */
  failure: 'The AI Assistant has encountered a request error.  Please contact your system admin for support.',
  /** Text of an empty answer. */
  noOutput: '[No Response Returned]',
  /** Heading of the citations that the text of an answer does not refer to. */
  additionalCitations: 'Additional Citations',
  /** Questions that an empty conversation offers. */
  suggestions: [
    'How many loans are in my pipeline?',
    'What is the maximum LTV for a cash-out refinance?',
    'Can the down payment be a gift?',
  ],
  /** Questions about an open loan, which precede the others. */
  loanSuggestions: [
    'What is the status of this loan?',
    "What's missing from this application?",
    'When does the lock on this loan expire?',
  ],
  /** Text of a citation that has neither an address nor content. */
  noContent: 'No text is available for this source.',
} as const;
