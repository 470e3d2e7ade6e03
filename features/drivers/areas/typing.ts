/** What the keyboard does in the fields of the create form, and how a style sheet shows it. */
export interface TypingActions {
  /** Replaces the entry by typing one character after the other. The field keeps the focus. */
  typeKeys(field: string, text: string): Promise<void>;
  pressIn(keys: string, field: string): Promise<void>;
  /** A border shows the switch, and its handle has another colour than its ground. */
  switchIsDrawn(name: string): Promise<void>;
  /** The ground of the switch has the highlight colour of the system. */
  switchIsHighlighted(name: string): Promise<void>;
  /** An outline appears around the field when it gets the focus. */
  hasOutline(field: string): Promise<void>;
}
