import type { ServerResponse } from 'node:http';

/** Answers that wait for their time, or for nothing: they end when the client goes or the server stops. */
export class HeldAnswers {
  readonly #held = new Map<ServerResponse, () => void>();

  /** Never answers. */
  hang(answer: ServerResponse): void {
    this.#hold(answer, () => answer.destroy());
  }

  /** Goes on after some milliseconds, at once when the server stops, and not at all when the client has gone. */
  delay(answer: ServerResponse, milliseconds: number, goOn: () => void): void {
    const finish = (): void => {
      clearTimeout(timer);
      if (this.#held.delete(answer)) goOn();
    };
    const timer = setTimeout(finish, milliseconds);
    answer.once('close', () => clearTimeout(timer));
    this.#hold(answer, finish);
  }

  endAll(): void {
    for (const end of this.#held.values()) end();
  }

  #hold(answer: ServerResponse, end: () => void): void {
    this.#held.set(answer, end);
    answer.once('close', () => this.#held.delete(answer));
  }
}
