/** Durations of requests by name, in milliseconds. */
export class Timings {
  readonly #all = new Map<string, number[]>();

  /** Number of requests of all names. */
  count = 0;
  /** Duration of the slowest request. */
  slowest = 0;

  add(name: string, milliseconds: number): void {
    this.count += 1;
    this.slowest = Math.max(this.slowest, milliseconds);
    const known = this.#all.get(name);
    if (known) known.push(milliseconds);
    else this.#all.set(name, [milliseconds]);
  }

  /** Returns the number and percentiles of the durations: the first row for all requests, then one for each name. */
  rows(): {
    readonly name: string;
    readonly count: number;
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
  }[] {
    const all = ['all requests', [...this.#all.values()].flat()] as const;
    return [all, ...[...this.#all].toSorted(([a], [b]) => (a < b ? -1 : 1))].map(([name, values]) => {
      const sorted = values.toSorted((a, b) => a - b);
      return {
        name,
        count: sorted.length,
        p50: quantile(sorted, 0.5),
        p95: quantile(sorted, 0.95),
        p99: quantile(sorted, 0.99),
      };
    });
  }
}

/** Returns a quantile: the given share of the values is below it. @param sorted the values in ascending order */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
