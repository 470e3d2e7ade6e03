/** Counts of a scenario: acknowledged creations, failed requests, and faults, which make the scenario fail. */
export class Tally {
  acknowledged = 0;
  readonly failed = new Map<string, number>();
  readonly faults = new Map<string, string>();
  /** Statuses that are accepted besides the expected one; 0: no response. */
  accepted: readonly number[] = [];
  #onProgress: () => void = () => undefined;

  acknowledge(): void {
    this.acknowledged += 1;
    this.#onProgress();
  }

  /** Counts a request that failed: a fault unless its status is accepted now. */
  fail(request: string, status: number, body: string): void {
    const kind = status === 0 ? 'without a response' : String(status);
    this.failed.set(kind, this.failedAs(kind) + 1);
    if (!this.accepted.includes(status)) this.fault(`${request}: ${kind}`, body.slice(0, 200));
    this.#onProgress();
  }

  failedAs(kind: string): number {
    return this.failed.get(kind) ?? 0;
  }

  fault(kind: string, example: string): void {
    this.faults.set(kind, example);
    this.#onProgress();
  }

  /** Waits until a condition holds or there is a fault. @throws {Error} after two minutes */
  async until(what: string, holds: () => boolean): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`Not within two minutes: ${what}`)), 120_000);
        this.#onProgress = () => {
          if (this.faults.size > 0 || holds()) resolve();
        };
        this.#onProgress();
      });
    } finally {
      clearTimeout(timer);
      this.#onProgress = () => undefined;
    }
  }

  /** Waits for further acknowledged creations. */
  acknowledgedMore(more: number): Promise<void> {
    const enough = this.acknowledged + more;
    return this.until(`${more} more creations`, () => this.acknowledged >= enough);
  }
}
