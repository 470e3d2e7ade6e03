import type { PresentPeers } from './present-peers.ts';

/** After so long somebody who has not answered may be gone: whether it is so is looked up. */
const patience = 250;

/** After so many looks somebody who is there and says nothing counts as gone. */
const mostLooks = 12;

let lastNumber = 0;

/** A question to several servers that waits until each has answered, or is gone. */
export class Question {
  readonly number = (lastNumber += 1);
  readonly #present: Pick<PresentPeers, 'ids'>;
  readonly #missing: Set<string>;
  readonly #answers: unknown[] = [];
  readonly #done = Promise.withResolvers<readonly unknown[]>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;

  /** @param asked ids of those whose answers are waited for */
  constructor(present: Pick<PresentPeers, 'ids'>, asked: readonly string[]) {
    this.#present = present;
    this.#missing = new Set(asked);
  }

  answered(): Promise<readonly unknown[]> {
    this.#settle();
    if (this.#missing.size > 0) this.#wait();
    return this.#done.promise;
  }

  answer(peer: string, answers: readonly unknown[]): void {
    this.#answers.push(...answers);
    this.#missing.delete(peer);
    this.#settle();
  }

  /** Waits no longer; whoever does gets what has come. */
  end(): void {
    clearTimeout(this.#timer);
    this.#missing.clear();
    this.#settle();
  }

  #settle(): void {
    if (this.#missing.size === 0) this.#done.resolve(this.#answers);
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#look(), patience);
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    const present = await this.#present.ids().catch((): string[] => []);
    for (const peer of this.#missing) if (!present.includes(peer)) this.#missing.delete(peer);
    if (this.#looks >= mostLooks) this.#missing.clear();
    this.#settle();
    if (this.#missing.size > 0) this.#wait();
  }
}
