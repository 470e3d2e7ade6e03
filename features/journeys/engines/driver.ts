import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/** A process that drives a browser. */
interface Driver {
  /** Waits until the process has written a text that matches. Returns the match. */
  written(pattern: RegExp): Promise<string>;
  /** Repeats a request until it succeeds. */
  answers(request: () => Promise<unknown>): Promise<void>;
  /** Ends the process with the browser that it started. */
  stop(): void;
}

/**
 * Starts a program in a process group of its own.
 * @param missing what to install if there is no such program
 */
export async function startDriver(
  command: string,
  parameters: readonly string[],
  missing: string,
): Promise<Driver> {
  const child = spawn(command, parameters, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', () => reject(new Error(`${command} is not installed. ${missing}`)));
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void (output += text.toString()));
  const written = async (pattern: RegExp) => {
    await expect
      .poll(() => output, { message: `${command} starts. ${missing}`, timeout: 60_000 })
      .toMatch(pattern);
    return pattern.exec(output)?.[0] ?? '';
  };
  return {
    written,
    answers: (request) =>
      expect(async () => void (await request()), `${command} starts. ${missing}`).toPass({ timeout: 60_000 }),
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    },
  };
}
