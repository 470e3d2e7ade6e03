/** Maximum lengths of a search text and of a prompt for the assistant, in characters. The documents give none. */
export const limits = {
  search: 60,
  prompt: 4_000,
} as const;
