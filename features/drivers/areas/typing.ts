/** What the keyboard and the clipboard do in the fields of the create form. */
export interface TypingActions {
  /** Replaces the entry by typing one character after the other. The field keeps the focus. */
  typeKeys(field: string, text: string): Promise<void>;
  pasteInto(field: string, text: string): Promise<void>;
  pressIn(keys: string, field: string): Promise<void>;
  /** The value of the field as the user sees it. */
  shows(field: string, text: string): Promise<void>;
  /** How many characters an entry has, separators of thousands not counted. */
  holds(field: string, characters: number): Promise<void>;
  /** The accessible description of the field contains a text: its unit, its message, a note or a reason. */
  saysBeside(field: string, text: string): Promise<void>;
  isRight(field: string): Promise<void>;
  announces(text: string): Promise<void>;
}
