import type { KeptEntry } from '../store/peers.ts';
import { entryOf, type RecordedCall } from './recorded-call.ts';

/** Calls that a world's journal keeps: the newest. */
export const longestJournal = 500;

/** The newest calls of one world, numbered from 1 on. */
export class Journal {
  readonly #calls: RecordedCall[] = [];
  #last = 0;
  /** Characters of all bodies that are kept. */
  size = 0;

  /** Number of the call. */
  add(call: RecordedCall): number {
    const place = this.#last % longestJournal;
    const gone = this.#calls[place];
    if (gone) this.size -= sizeOf(gone);
    this.#calls[place] = call;
    this.size += sizeOf(call);
    this.#last += 1;
    return this.#last;
  }

  /** Newest last. */
  entries(): KeptEntry[] {
    const first = Math.max(0, this.#last - longestJournal);
    const entries: KeptEntry[] = [];
    for (let index = first; index < this.#last; index += 1) {
      const call = this.#calls[index % longestJournal];
      if (call) entries.push({ entry: entryOf(index + 1, call), recordedAt: call.recordedAt });
    }
    return entries;
  }
}

/** What a call costs beyond its bodies, roughly, in characters. */
const overhead = 600;

const sizeOf = ({ answerBody, requestBody, url }: RecordedCall): number =>
  overhead + url.length + (answerBody?.length ?? 0) + (requestBody?.length ?? 0);
