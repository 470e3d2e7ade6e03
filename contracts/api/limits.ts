/** Lengths of our own, in characters: what a search of loans looks for, and a question to the assistant. */
export const limits = {
  search: 60,
  prompt: 4_000,
} as const;
