/** One thing that the search finds. */
export interface Entry {
  /** What kind of thing it is: rule, scenario, message … */
  readonly what: string;
  readonly title: string;
  readonly text: string;
  /** From the site's root. */
  readonly address: string;
  /** Words to filter by, such as `area:loan`. */
  readonly labels: readonly string[];
}

/** An entry as it travels: without the names of its parts. */
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
