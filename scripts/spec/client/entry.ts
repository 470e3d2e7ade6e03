/** One entry of the search index: a rule, a scenario, a message or another part of the specification. */
export interface Entry {
  /** Kind of the entry: rule, scenario, message … */
  readonly what: string;
  readonly title: string;
  readonly text: string;
  /** Address of the entry, from the site's root. */
  readonly address: string;
  /** Labels by which a query can filter, such as `area:loan`. */
  readonly labels: readonly string[];
}

/** A search entry as an array, which is shorter in the index file than an object. */
export type PackedEntry = readonly [
  what: string,
  title: string,
  text: string,
  address: string,
  labels: string,
];

export function pack({ what, title, text, address, labels }: Entry): PackedEntry {
  return [what, title, text, address, labels.join(' ')];
}

export function unpack([what, title, text, address, labels]: PackedEntry): Entry {
  return { what, title, text, address, labels: labels === '' ? [] : labels.split(' ') };
}
