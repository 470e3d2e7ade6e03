/** What a keyboard shortcut does. Alt with these keys is not used by browsers and screen readers. */
export type Command = 'rules' | 'bar' | 'next' | 'back';

const commands: Readonly<Record<string, Command>> = {
  KeyR: 'rules',
  KeyP: 'bar',
  Period: 'next',
  Comma: 'back',
};

/** The names of the shortcuts, as shown to users. */
export const keyNames: Readonly<Record<Command, string>> = {
  rules: 'Alt+R',
  bar: 'Alt+P',
  next: 'Alt+.',
  back: 'Alt+,',
};

/** Returns the command of a key press; null for any other key. A key is identified by its position on the keyboard. */
export function commandOf({
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  repeat,
}: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>): Command | null {
  if (!altKey || ctrlKey || metaKey || shiftKey || repeat) return null;
  return commands[code] ?? null;
}
