import { tell, tellText } from './notice.ts';

/** Puts a text on the clipboard, or shows it where the browser does not let the page do so. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    tellText('The browser does not allow copying. Copy this by hand.', text);
  }
}
