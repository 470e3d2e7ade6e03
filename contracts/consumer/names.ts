/** The name of an exchange in the pact; provider/outcomes.test.ts looks for one for each documented outcome. */
export const nameOf = (operation: string, outcome: string): string => `${operation}: ${outcome}`;
