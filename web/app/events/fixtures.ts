import type { SharingBrowser } from './shared-events.ts';

/** For tests: a browser in which tabs share nothing, with one visible tab. */
export const oneTab: SharingBrowser = {
  locks: undefined,
  openChannel: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  isVisible: () => true,
  onVisibility: () => undefined,
};

/** An event service that counts its connections. `status` is that of the next responses. */
export class EventService {
  status = 200;
  attempts = 0;
  readonly lastEventIds: (string | null)[] = [];
  readonly #open = new Set<ReadableStreamDefaultController<Uint8Array>>();

  get connections(): number {
    return this.#open.size;
  }

  readonly fetch: typeof fetch = async (_input, init) => {
    init?.signal?.throwIfAborted();
    this.attempts += 1;
    this.lastEventIds.push(new Headers(init?.headers).get('last-event-id'));
    if (this.status !== 200) return new Response(null, { status: this.status });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#open.add(controller);
        init?.signal?.addEventListener('abort', () => {
          this.#open.delete(controller);
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  send(name: string, id = ''): void {
    for (const stream of this.#open)
      stream.enqueue(new TextEncoder().encode(`id: ${id}\nevent: ${name}\ndata: {}\n\n`));
  }
}
