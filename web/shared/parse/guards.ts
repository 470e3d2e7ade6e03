// What an answer must be made of before the product goes on with it.

/** An object with names, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isEntry);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** The id of a user, a loan, a task: a positive whole number. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
