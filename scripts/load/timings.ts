/** How long calls took, by what they were. Milliseconds. */
export class Timings {
  readonly #all = new Map<string, number[]>();

  /** Calls of all names. */
  count = 0;
  /** How long the slowest of them took. */
  slowest = 0;

  add(name: string, milliseconds: number): void {
    this.count += 1;
    this.slowest = Math.max(this.slowest, milliseconds);
    const known = this.#all.get(name);
    if (known) known.push(milliseconds);
    else this.#all.set(name, [milliseconds]);
  }

  /** Of each name and, first, of all: how many, and what half, 95 and 99 of 100 did not exceed. */
  rows(): {
    readonly name: string;
    readonly count: number;
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
  }[] {
    const all = ['all calls', [...this.#all.values()].flat()] as const;
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

/** @param sorted smallest first */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
