import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Durations of requests, by name and of all names. */
export class Timings {
  readonly all = createHistogram();
  readonly byName = new Map<string, RecordableHistogram>();

  add(name: string, milliseconds: number): void {
    const histogram = this.byName.get(name) ?? createHistogram();
    this.byName.set(name, histogram);
    for (const each of [this.all, histogram]) each.record(Math.max(1, Math.round(milliseconds * 1_000)));
  }
}

/** Returns the percentiles of recorded durations. */
export function timesInWords(histogram: RecordableHistogram): string {
  const [p50, p95, p99] = [50, 95, 99].map((part) => inMilliseconds(histogram.percentile(part)));
  return `${histogram.count} requests, p50 ${p50}, p95 ${p95}, p99 ${p99}, the slowest ${inMilliseconds(histogram.max)}`;
}

const inMilliseconds = (microseconds: number): string => `${(microseconds / 1_000).toFixed(1)} ms`;
