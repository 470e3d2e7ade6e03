// Type guards for values from outside.

/** Returns true for an object that is not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isEntry);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns true for a positive integer, such as the id of a user, a loan or a task. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
