import type { Loan } from './loan.ts';
import type { Draft, WorldData } from './world-data.ts';
import type { WorldDocuments } from './world-documents.ts';

/** The base class of repositories, each for one kind of data in one world. */
export abstract class WorldRepository {
  protected readonly worldId: string;
  readonly #documents: WorldDocuments;

  constructor(documents: WorldDocuments, worldId: string) {
    this.#documents = documents;
    this.worldId = worldId;
  }

  /** Returns the world; null if it does not exist. */
  protected world(): Promise<WorldData | null> {
    return this.#documents.read(this.worldId);
  }

  protected async loan(generalAccountId: number): Promise<Loan | null> {
    return (await this.world())?.loan(generalAccountId) ?? null;
  }

  /** Changes the world; see `WorldDocuments.change`. */
  protected change<Result>(work: (draft: Draft) => Result): Promise<Result | undefined> {
    return this.#documents.change(this.worldId, work);
  }
}
