/** A rule as the lens shows it. */
export interface LensRule {
  readonly id: string;
  /** The rule as one sentence. */
  readonly says: string;
  readonly verdict: string;
  /** The verdict in words, such as `Passed, as amended`. */
  readonly verdictWords: string;
  /** Ids of the decisions that overrule the rule or that it shows. */
  readonly decisions: readonly string[];
}

/** A part of the screen that users can tell by its role and name, or a page by its address. */
export interface Region {
  readonly id: string;
  /** ARIA role; `page` for a whole page. */
  readonly role: string;
  /** Accessible names of the part, or addresses of the page and of pages below it; null for any name. */
  readonly names: readonly string[] | null;
  /** Id of the page that has the part; null for any page. */
  readonly page: string | null;
  /** Name of the part for users. */
  readonly title: string;
  /** Ids of the rules about the part as a whole, the best first. */
  readonly rules: readonly string[];
  /** Ids of the rules about what is in the part. */
  readonly inside: readonly string[];
}

/** A field, control or message with its rules, the best first. */
export interface Place {
  /** Accessible name or whole text, in lower case. */
  readonly name: string;
  /** Id of the region that has it; null for any region. */
  readonly region: string | null;
  readonly rules: readonly string[];
  /** Ids of decisions about it that are not decisions on one of its rules. */
  readonly decisions: readonly string[];
}

/** The data of the rule lens: the rules, and the parts of the screen that they are about. */
export interface LensIndex {
  /** Day of the run that the verdicts are from, as yyyy-MM-dd; null without results. */
  readonly date: string | null;
  readonly rules: readonly LensRule[];
  readonly regions: readonly Region[];
  readonly places: readonly Place[];
}

/** The address of the index on a server that has the specification. */
export const lensIndexPath = '/spec/lens.json';
