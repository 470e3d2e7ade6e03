type Filled<Parts> = { readonly [Name in keyof Parts]?: Exclude<Parts[Name], null | undefined> };

/** Returns the parts that have content, in their order: not null, undefined, an empty list or an empty object. */
export const filled = <Parts extends object>(parts: Parts): Filled<Parts> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmpty(part))) as Filled<Parts>;

const isEmpty = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'object' && Object.keys(part).length === 0);
