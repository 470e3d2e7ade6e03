/**
 * Maximum length of a search text and of a prompt for the assistant, in characters, and of the journal of a world, in
 * requests. The specification documents set no maximum.
 */
export const limits = {
  journal: 500,
  search: 60,
  prompt: 4_000,
} as const;
