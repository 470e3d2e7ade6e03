import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Returns the processor time of a process and its running children in seconds; 0 on systems without /proc. */
export function familySeconds(pid: number): number {
  const numbers = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const family = numbers
    .map(Number)
    .map((number) => ({ number, stat: statOf(number) }))
    .filter(({ number, stat }) => number === pid || stat?.parent === pid);
  return family.reduce((sum, { stat }) => sum + (stat?.seconds ?? 0), 0);
}

/** Clock ticks in a second, the same on every Linux. */
const ticksInASecond = 100;

function statOf(pid: number): { readonly parent: number; readonly seconds: number } | null {
  try {
    // Fields begin after the last bracket: the program name is in brackets and may contain any character.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
    return { parent, seconds: (user + system) / ticksInASecond };
  } catch {
    return null;
  }
}
