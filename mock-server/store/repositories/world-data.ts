import { Loan, type LoanDocument } from './loan.ts';
import type { Seed, SeedLoan, SeedUser } from './seed.ts';
import { newDocument, type WorldDocument, type WorldRecord } from './world-document.ts';

/**
 * Returns the content of a world from its seed and its own content. Equal seeds should share their loans, which are
 * compared by identity.
 */
export type SeedOf = (record: WorldRecord) => Seed;

/** The present state of a world, in memory. */
export abstract class WorldView {
  abstract readonly document: WorldDocument;
  abstract readonly seed: Seed;
  abstract loan(generalAccountId: number): Loan | undefined;
  abstract loans(): Iterable<Loan>;
  /** A number that the loans do not exceed, known without counting them. */
  abstract get sizeAtMost(): number;
  /** Returns the ids of the loans that differ from the seed. */
  abstract ownIds(): number[];
  /** Returns the loan that was created with a key of a user. */
  abstract loanOfKey(key: string): Loan | undefined;

  /** Returns the active profile of a user; undefined for an unknown user. */
  activeProfile(objectId: string): SeedUser | undefined {
    const active = this.document.activeProfiles[objectId];
    return this.seed.users.find(
      (user) => user.objectId === objectId && (active === undefined ? user.isActive : user.userId === active),
    );
  }

  loanOfTask(taskId: number): Loan | undefined {
    for (const loan of this.loans()) if (loan.document.task?.taskId === taskId) return loan;
    return undefined;
  }
}

/** Number of loans above which a seed hardly is the one that other worlds have, too. */
const mostSharedLoans = 100;

/** A world as it is stored. Only a committed draft changes it. */
export class WorldData extends WorldView {
  /** Number of the last stored change. */
  revision: number;
  document: WorldDocument;
  seed: Seed;
  readonly #seedOf: SeedOf;
  /** The loans that differ from the seed; null for one that has been taken back. */
  readonly #own = new Map<number, Loan | null>();
  readonly #byKey = new Map<string, Loan>();
  readonly #orders = new Map<string, readonly Loan[]>();

  constructor(seedOf: SeedOf, revision: number, document: WorldDocument) {
    super();
    this.#seedOf = seedOf;
    this.revision = revision;
    this.document = document;
    this.seed = seedOf(document.record);
  }

  loan(generalAccountId: number): Loan | undefined {
    return this.#own.get(generalAccountId) ?? seededLoans(this.seed).get(generalAccountId);
  }

  *loans(): Generator<Loan> {
    for (const [id, loan] of seededLoans(this.seed)) if (!this.#own.get(id)) yield loan;
    for (const loan of this.#own.values()) if (loan) yield loan;
  }

  get sizeAtMost(): number {
    return seededLoans(this.seed).size + this.#own.size;
  }

  ownIds(): number[] {
    return [...this.#own].flatMap(([id, loan]) => (loan ? [id] : []));
  }

  loanOfKey(key: string): Loan | undefined {
    return this.#byKey.get(key);
  }

  /** The memory that the world takes, in loans: two for its document, its own ones, and those of a large seed. */
  get weight(): number {
    const { length } = this.seed.loans;
    return 2 + this.#own.size + (length > mostSharedLoans ? length : 0);
  }

  /** Returns all loans in an order. The order is kept until a loan changes. */
  sorted(name: string, compare: (one: Loan, other: Loan) => number): readonly Loan[] {
    const known = this.#orders.get(name) ?? [...this.loans()].toSorted(compare);
    this.#orders.set(name, known);
    return known;
  }

  /** Takes over a state that has been stored. */
  take(
    revision: number,
    document: WorldDocument,
    loans: Iterable<readonly [id: number, loan: Loan | null]>,
    isReset = false,
  ): void {
    const { own } = this.document.record;
    this.revision = revision;
    this.document = document;
    if (isReset || document.record.own !== own) {
      this.seed = this.#seedOf(document.record);
      this.#orders.clear();
    }
    if (isReset) {
      this.#own.clear();
      this.#byKey.clear();
    }
    for (const [id, loan] of loans) {
      const { creation } = (loan ?? this.#own.get(id))?.document ?? {};
      this.#own.set(id, loan);
      if (creation && loan) this.#byKey.set(creation.key, loan);
      else if (creation) this.#byKey.delete(creation.key);
      this.#orders.clear();
    }
  }
}

/** A change of a world before it is stored. If the change fails, its draft is dropped. */
export class Draft extends WorldView {
  /** The changed loans; null for one that is taken back. */
  readonly changed = new Map<number, Loan | null>();
  document: WorldDocument;
  seed: Seed;
  isReset = false;
  isDeleted = false;
  readonly #base: WorldView;
  readonly #seedOf: SeedOf;

  constructor(base: WorldView, seedOf: SeedOf) {
    super();
    this.#base = base;
    this.#seedOf = seedOf;
    this.document = base.document;
    this.seed = base.seed;
  }

  loan(generalAccountId: number): Loan | undefined {
    const changed = this.changed.get(generalAccountId);
    if (changed) return changed;
    return this.isReset || changed === null
      ? seededLoans(this.seed).get(generalAccountId)
      : this.#base.loan(generalAccountId);
  }

  *loans(): Generator<Loan> {
    const before = this.isReset ? seededLoans(this.seed).values() : this.#base.loans();
    for (const loan of before) if (!this.changed.has(loan.id)) yield loan;
    for (const [id, changed] of this.changed) {
      const loan = changed ?? seededLoans(this.seed).get(id);
      if (loan) yield loan;
    }
  }

  get sizeAtMost(): number {
    return (this.isReset ? seededLoans(this.seed).size : this.#base.sizeAtMost) + this.changed.size;
  }

  ownIds(): number[] {
    const before = this.isReset ? [] : this.#base.ownIds();
    return [...new Set([...before, ...this.changed.keys()])].filter((id) => this.changed.get(id) !== null);
  }

  loanOfKey(key: string): Loan | undefined {
    for (const loan of this.changed.values()) if (loan?.document.creation?.key === key) return loan;
    const before = this.isReset ? undefined : this.#base.loanOfKey(key);
    return before && this.changed.get(before.id) !== null ? before : undefined;
  }

  /** Id of the next loan that is created. */
  get nextAccountId(): number {
    return this.document.nextAccountId ?? this.seed.nextAccountId;
  }

  /** Changes parts of the document. */
  set(part: Partial<WorldDocument>): void {
    this.document = { ...this.document, ...part };
  }

  setRecord(part: Partial<WorldRecord>): void {
    const record = { ...this.document.record, ...part };
    this.set({ record });
    if (part.own !== undefined) this.seed = this.#seedOf(record);
  }

  /** Adds a loan, or replaces the one with the same id. */
  put(document: LoanDocument): Loan {
    const loan = new Loan(document);
    this.changed.set(loan.id, loan);
    if (document.origin === 'own' && this.nextAccountId <= loan.id) this.set({ nextAccountId: loan.id + 1 });
    return loan;
  }

  /** Takes back a loan: one of the seed is as in the seed again, another one is gone. */
  takeBack(generalAccountId: number): void {
    this.changed.set(generalAccountId, null);
  }

  /** Goes back to a recipe. Used sign-in codes stay used. */
  reset(record: WorldRecord): void {
    const { spentCodes, resets } = this.document;
    this.document = { ...newDocument(record), spentCodes, resets: resets + 1 };
    this.seed = this.#seedOf(record);
    this.isReset = true;
    this.changed.clear();
  }

  /** Adds a later change, which was made on this draft. */
  add(later: Draft): void {
    if (later.isReset) this.changed.clear();
    for (const [id, loan] of later.changed) this.changed.set(id, loan);
    this.document = later.document;
    this.seed = later.seed;
    this.isReset ||= later.isReset;
    this.isDeleted ||= later.isDeleted;
  }
}

/** Returns the loans of a seed by account id. */
function seededLoans(seed: Seed): ReadonlyMap<number, Loan> {
  let loans = bySeed.get(seed);
  if (!loans) {
    loans = new Map(seed.loans.map((loan) => [loan.generalAccountId, seededLoan(loan)]));
    bySeed.set(seed, loans);
  }
  return loans;
}

const bySeed = new WeakMap<Seed, ReadonlyMap<number, Loan>>();

/** Returns a loan of a seed. All worlds with the same seed share it. */
function seededLoan(source: SeedLoan): Loan {
  let loan = bySource.get(source);
  if (!loan) {
    const { isBulk, ...rest } = source;
    loan = new Loan({ vendor: null, notes: [], ...rest, origin: isBulk ? 'bulk' : 'seed' });
    bySource.set(source, loan);
  }
  return loan;
}

const bySource = new WeakMap<SeedLoan, Loan>();
