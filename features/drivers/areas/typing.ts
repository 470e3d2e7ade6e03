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
  /** A text is in one live region, and the name of its field is in no other. */
  announcesOnce(text: string, field: string): Promise<void>;
  formSays(text: string): Promise<void>;
  isMarkedRequired(field: string, isRequired: boolean): Promise<void>;
  /** A border shows the switch, and its handle has another colour than its ground. */
  switchIsDrawn(name: string): Promise<void>;
  /** The ground of the switch has the highlight colour of the system. */
  switchIsHighlighted(name: string): Promise<void>;
  /** An outline appears around the field when it gets the focus. */
  hasOutline(field: string): Promise<void>;
}
