/** Waits while a response is held, which is no pending work. @param end resolves when the wait is over */
export type Wait = (end: Promise<void>) => Promise<void>;

/** A method, and a path without query. */
export interface RequestToHold {
  readonly method: string;
  readonly path: string;
}

interface HeldResponse extends RequestToHold {
  readonly released: Promise<void>;
  hasArrived: boolean;
}

/** Responses to hold, each to the next request of a method and path. */
export class HeldResponses {
  readonly #held = new Set<HeldResponse>();

  /** Returns a function that releases the response, and throws if no such response has arrived yet. */
  hold({ method, path }: RequestToHold): () => void {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const held = { method, path, released, hasArrived: false };
    this.#held.add(held);
    return () => {
      if (!held.hasArrived) throw new Error(`No response of ${method} ${path} has arrived yet`);
      resolve();
    };
  }

  /** Returns the response; if it is held, after its release. Rejects at once if the page aborts the request. */
  async pass(path: string, init: RequestInit, sent: Promise<Response>, wait: Wait): Promise<Response> {
    const { method = 'GET', signal } = init;
    const held = [...this.#held].find((one) => one.method === method && one.path === path);
    if (!held) return sent;
    this.#held.delete(held);
    await Promise.allSettled([sent]);
    held.hasArrived = true;
    const givenUp = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    await wait(Promise.race([held.released, givenUp]));
    return sent;
  }
}
