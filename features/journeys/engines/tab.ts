/** A tab of a browser engine, and the little of it that the journey needs. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Returns the JSON value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Performs the actions of one source of input, as WebDriver defines them. */
  act(input: Input): Promise<void>;
  close(): Promise<void>;
}

/** The actions of a mouse or a keyboard (W3C WebDriver, section Actions). */
export type Input =
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] };

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown'; readonly button: 0 }
  | { readonly type: 'pointerUp'; readonly button: 0 };

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  /** A character, or the code point that WebDriver gives to a key. */
  readonly value: string;
}

/** The size of the windows, in CSS pixels. */
export const windowSize = { width: 1_440, height: 900 };
