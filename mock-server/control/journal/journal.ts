import { randomBytes } from 'node:crypto';
import { limits } from '../../../contracts/api/limits.ts';
import type { KeptEntry, KeptJournal } from '../../store/cluster/bus.ts';
import { takingTurns } from '../../http/turns.ts';
import { entryOf } from './entry.ts';
import { maskedRequest, type RecordedRequest } from './recorded-request.ts';

/** Maximum number of requests in the journal of a world; older ones are dropped. */
export const longestJournal = limits.journal;

interface Slot {
  readonly number: number;
  /** Number of characters of the request when it was added. */
  readonly size: number;
  request: RecordedRequest;
}

/** The newest requests of one world, numbered from 1. */
export class Journal {
  readonly #id = randomBytes(9).toString('base64url');
  #slots: Slot[] = [];
  #last = 0;
  /** Number of characters of all stored requests. */
  size = 0;

  /** Adds a request and returns its number. */
  add(request: RecordedRequest): number {
    const place = this.#last % longestJournal;
    this.#last += 1;
    const slot = { number: this.#last, size: sizeOf(request), request };
    this.size += slot.size - (this.#slots[place]?.size ?? 0);
    this.#slots[place] = slot;
    return slot.number;
  }

  /**
   * Returns the requests, newest last. Masks a request at the first call and stores the masked request. Masking yields
   * to other work, because 500 requests with long texts take some tenths of a second.
   */
  async kept(): Promise<KeptJournal> {
    const last = this.#last;
    const slots = this.#inOrder();
    const entries: KeptEntry[] = [];
    const turn = takingTurns();
    for (const slot of slots) {
      await turn();
      const request = maskedRequest(slot.request);
      slot.request = request;
      entries.push({ entry: entryOf(slot.number, request), recordedAt: request.recordedAt });
    }
    return { id: this.#id, last, entries };
  }

  /** Returns the requests, oldest first, unmasked unless they have been read. */
  requests(): RecordedRequest[] {
    return this.#inOrder().map(({ request }) => request);
  }

  /** Drops the requests. Later requests continue the numbering. */
  forget(): void {
    this.#slots = [];
    this.size = 0;
  }

  #inOrder(): Slot[] {
    // The list has holes after requests were dropped.
    return this.#slots.filter(() => true).toSorted((one, other) => one.number - other.number);
  }
}

/** Approximate memory of a request beyond its texts, in characters. */
const overhead = 600;

const sizeOf = ({ answerBody, requestBody, wholeBody, url }: RecordedRequest): number =>
  overhead + url.length + (answerBody?.length ?? 0) + (requestBody?.length ?? 0) + (wholeBody?.length ?? 0);
