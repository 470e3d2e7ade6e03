import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Interval in which the processes above this one are looked up, milliseconds. */
const interval = 250;

/**
 * Ends this process with SIGTERM once the npm command that runs it has ended. npm runs a script in a shell, and some
 * shells, such as Debian's, do not pass on the signals of npm.
 */
export function endWithNpm(): void {
  if (!isScript(process.env['npm_lifecycle_script'], process.argv[1])) return;
  const above = processesAbove();
  const timer = setInterval(() => {
    if (processesAbove() === above) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}

/** Returns true if npm runs this script for the program itself, and waits for its end. */
export const isScript = (script = '', program = ''): boolean =>
  program !== '' && script.includes(basename(program)) && !/(?<!&)&(?!&)/.test(script);

/** Returns the ids of the parent and, where /proc exists, of its parent. */
const processesAbove = (): string => `${process.ppid} ${parentOf(process.ppid)}`;

function parentOf(id: number): string {
  try {
    const afterName = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[1] ?? '';
  } catch {
    return '';
  }
}
