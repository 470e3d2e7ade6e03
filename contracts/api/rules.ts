import rules from './rules.json' with { type: 'json' };

/**
 * Returns the ids of the rules and decisions about an operation, a legacy page, a field of the create screen or an
 * error code, such as `operation:createLoan`: those about calls first, then those about the fewest things. An
 * operation has only those about calls, if there are some.
 * `npm run generate` takes them from the column `about` of features/rules.
 */
export const rulesAbout = (name: string): readonly string[] =>
  (rules as Readonly<Record<string, readonly string[]>>)[name] ?? [];
