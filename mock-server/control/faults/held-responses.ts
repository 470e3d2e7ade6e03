import type { ServerResponse } from 'node:http';

/** Callbacks of a delayed response. */
interface DelayOptions {
  readonly goOn: () => void;
  /** Called instead of `goOn` if the client closes the connection. */
  readonly onGone: () => void;
}

/** The responses that are delayed or never sent. They end when the client disconnects or the server stops. */
export class HeldResponses {
  readonly #held = new Map<ServerResponse, () => void>();

  /** Leaves a response open without sending anything. */
  hang(response: ServerResponse): void {
    this.#held.set(response, () => response.destroy());
    response.once('close', () => this.#held.delete(response));
  }

  /** Calls `goOn` after a number of milliseconds, or at once when the server stops. */
  delay(response: ServerResponse, milliseconds: number, { goOn, onGone }: DelayOptions): void {
    const finish = (): void => {
      clearTimeout(timer);
      if (this.#held.delete(response)) goOn();
    };
    const timer = setTimeout(finish, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      if (this.#held.delete(response)) onGone();
    });
    this.#held.set(response, finish);
  }

  endAll(): void {
    for (const end of this.#held.values()) end();
  }
}
