import type { ServerResponse } from 'node:http';

/** What happens to an answer after it has waited. */
export interface AfterWaiting {
  readonly goOn: () => void;
  /** Called instead when the client has closed the connection before. */
  readonly onGone: () => void;
}

/** Answers that wait for their time, or for nothing: they end when the client goes or the server stops. */
export class HeldAnswers {
  readonly #held = new Map<ServerResponse, () => void>();

  /** Never answers. */
  hang(answer: ServerResponse): void {
    this.#held.set(answer, () => answer.destroy());
    answer.once('close', () => this.#held.delete(answer));
  }

  /** Goes on after some milliseconds, or at once when the server stops. */
  delay(answer: ServerResponse, milliseconds: number, { goOn, onGone }: AfterWaiting): void {
    const finish = (): void => {
      clearTimeout(timer);
      if (this.#held.delete(answer)) goOn();
    };
    const timer = setTimeout(finish, milliseconds);
    answer.once('close', () => {
      clearTimeout(timer);
      if (this.#held.delete(answer)) onGone();
    });
    this.#held.set(answer, finish);
  }

  endAll(): void {
    for (const end of this.#held.values()) end();
  }
}
