/** An entry of a menu, ready to be shown: everything about it has been checked. */
export interface MenuNode {
  /** Unique in its menu, as long as the order of the menu stays. */
  readonly key: string;
  readonly name: string;
  /** What the filter looks through: name and keyword in lower case (S-2.4-24, S-2.4-25). */
  readonly haystack: string;
  readonly keyword: string | null;
  /** Null for an entry that only holds others. */
  readonly page: MenuPage | null;
  readonly icon: string | null;
  readonly icon2: string | null;
  readonly initials: string | null;
  readonly badge: string | null;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly edit: boolean;
  readonly print: boolean;
  readonly view: boolean;
  readonly items: readonly MenuNode[];
}

/** The page of an entry. Its kind may be none of the seven: then nothing opens. */
export interface MenuPage {
  readonly name: string;
  readonly address: string;
  readonly kind: string;
}

/** A menu and its errors, as texts for developers. */
export interface ParsedMenu {
  readonly nodes: readonly MenuNode[];
  readonly oddities: readonly string[];
}
