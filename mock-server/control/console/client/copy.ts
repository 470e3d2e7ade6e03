import { tell, tellText } from './notice.ts';

/** Copies a text to the clipboard, or shows the text if the browser denies access to the clipboard. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    tellText('The browser does not allow copying. Copy this by hand.', text);
  }
}
