import type { StoredNote } from './loan.ts';
import { WorldRepository } from './repository.ts';

interface NewNote extends Pick<StoredNote, 'author' | 'text' | 'isShared'> {
  readonly generalAccountId: number;
  readonly now: Date;
}

export interface Note extends Omit<StoredNote, 'isAdded'> {
  readonly generalAccountId: number;
  /** Counts per loan from 1. */
  readonly noteId: number;
}

export interface NoteCounts {
  readonly count: number;
  readonly countShared: number;
}

/** Maximum number of notes on a loan. */
export const mostNotes = 500;

export class Notes extends WorldRepository {
  /** Counts the notes on a loan, and the shared notes, which originators may read. */
  async counts(generalAccountId: number): Promise<NoteCounts> {
    const notes = await this.#of(generalAccountId);
    return { count: notes.length, countShared: notes.filter(({ isShared }) => isShared).length };
  }

  /** Returns the notes on a loan, newest first; with `shared` only notes that originators may read (S-6-14). */
  async list(generalAccountId: number, only: 'all' | 'shared' = 'all'): Promise<Note[]> {
    return (await this.#of(generalAccountId))
      .map(({ isAdded: _isAdded, ...note }, index) => ({ generalAccountId, noteId: index + 1, ...note }))
      .filter(({ isShared }) => only === 'all' || isShared)
      .toReversed();
  }

  /** Returns the ids of the loans that have notes besides those of the seed. */
  async loansWithAdded(): Promise<number[]> {
    return [...((await this.world())?.loans() ?? [])]
      .filter(({ document }) => document.notes.some(({ isAdded }) => isAdded))
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  }

  /** Adds a note, and returns its id. Returns null for an unknown loan, and for one with the maximum of notes. */
  async add({ generalAccountId, author, text, isShared, now }: NewNote): Promise<number | null> {
    const noteId = await this.change((draft) => {
      const loan = draft.loan(generalAccountId);
      if (!loan || loan.document.notes.length >= mostNotes) return null;
      const note = { author, text, isShared, createdAt: now.toISOString(), isAdded: true } as const;
      const notes = [...loan.document.notes, note];
      draft.put({ ...loan.document, notes });
      return notes.length;
    });
    return noteId ?? null;
  }

  async #of(generalAccountId: number): Promise<readonly StoredNote[]> {
    return (await this.loan(generalAccountId))?.document.notes ?? [];
  }
}
