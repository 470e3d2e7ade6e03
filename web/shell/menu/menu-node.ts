/** A parsed entry of a menu. */
export interface MenuNode {
  /** Key that is unique in the menu. A new order of the entries changes their keys. */
  readonly key: string;
  readonly name: string;
  /** Text for the filter: name and keyword in lower case (S-2.4-24, S-2.4-25). */
  readonly haystack: string;
  readonly keyword: string | null;
  /** The page that the entry opens; null for a group. */
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

/** The page of an entry. A page of an unknown kind does not open. */
export interface MenuPage {
  readonly name: string;
  readonly address: string;
  readonly kind: string;
}

/** A parsed menu, and its errors as texts for developers. */
export interface ParsedMenu {
  readonly nodes: readonly MenuNode[];
  readonly oddities: readonly string[];
}
