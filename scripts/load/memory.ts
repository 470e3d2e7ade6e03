import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Memory of a process at one time. */
interface MemorySample {
  /** Seconds since the sampling began. */
  readonly at: number;
  readonly megabytes: number;
}

/** Samples the memory of a process each second. Returns a function that stops and returns the samples. */
export function sampleMemory(pid: number): () => readonly MemorySample[] {
  const samples: MemorySample[] = [];
  const started = performance.now();
  const takeSample = (): void => {
    void residentMegabytes(pid).then((megabytes) => {
      if (megabytes === null) return;
      samples.push({ at: (performance.now() - started) / 1_000, megabytes });
    });
  };
  takeSample();
  const timer = setInterval(takeSample, 1_000);
  return () => {
    clearInterval(timer);
    return samples;
  };
}

/** Returns the slope of the line fitted to the samples, in megabytes a minute. */
export function slopeOf(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanAt, meanSize] = [
    mean(samples.map(({ at }) => at)),
    mean(samples.map((sample) => sample.megabytes)),
  ];
  let [rise, run] = [0, 0];
  for (const { at, megabytes } of samples) {
    rise += (at - meanAt) * (megabytes - meanSize);
    run += (at - meanAt) ** 2;
  }
  return run === 0 ? 0 : (rise / run) * 60;
}

const ps = promisify(execFile);

/** Returns the resident memory of a process in megabytes; null if the process has ended. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  try {
    if (existsSync('/proc/self/status')) {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
    }
    const { stdout } = await ps('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) / 1_024;
  } catch {
    return null;
  }
}
