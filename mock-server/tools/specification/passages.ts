/** A sentence of an owner's document, with its neighbors in the section. */
export interface Passage {
  readonly before: string | null;
  readonly sentence: string;
  readonly after: string | null;
}

/** What an owner's document says in one section. */
export interface SectionOfDocument {
  /** Name of the file. */
  readonly file: string;
  /** Why the passages may not fit, or why there are none; null if the section is the edition behind the rules. */
  readonly notice: string | null;
  /** The passage of each rule, by the id of the rule. */
  readonly passages: Readonly<Record<string, Passage>>;
}

/** The documents of an owner, in a folder outside the checkout. They are read at each request, and stored nowhere. */
export interface OwnDocuments {
  /**
   * Returns what the documents say in a section.
   * @param section id of a section, such as `S-4.1`
   * @throws {Error} that says what is wrong, if a file cannot be read
   */
  section(section: string): SectionOfDocument;
}
