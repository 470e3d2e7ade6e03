/** A browser that tests can drive. */
export interface Browser {
  readonly executable: string;
  /** How it was come by, in words. */
  readonly how: string;
}

/** The file that notes the browser of the last set-up. */
export const NOTE: string;

/** Finds a browser or installs one. Throws an Error with one line of advice when there is none. */
export function provideBrowser(): Browser;
