/** Maximum lengths in characters that the documents do not give: of a loan search, and of a prompt. */
export const limits = {
  search: 60,
  prompt: 4_000,
} as const;
