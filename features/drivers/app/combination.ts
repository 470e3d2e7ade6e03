/** Converts a combination such as Control+Shift+~ to the syntax of user-event. */
export function combination(keys: string): string {
  const names = keys.split('+');
  const last = names.pop() ?? '';
  const pressed = last.length > 1 ? `{${last}}` : last;
  return [...names.map((name) => `{${name}>}`), pressed, ...names.map((name) => `{/${name}}`)].join('');
}
