/** Time without a reply after which the list of cluster members is read, milliseconds. */
const checkInterval = 250;

/** Number of checks after which a member without a reply is no longer awaited. */
const mostChecks = 12;

let lastId = 0;

/** A request to all members of the cluster. It is complete when each member has replied, left or timed out. */
export class PendingRequest {
  readonly id = (lastId += 1);
  readonly #readMembers: () => Promise<string[]>;
  readonly #missing: Set<string>;
  readonly #replies: unknown[] = [];
  readonly #complete = Promise.withResolvers<readonly unknown[]>();
  #timer: NodeJS.Timeout | undefined;
  #checks = 0;

  /** @param members ids of the members that must reply @param readMembers reads the ids of the present members */
  constructor(members: readonly string[], readMembers: () => Promise<string[]>) {
    this.#readMembers = readMembers;
    this.#missing = new Set(members);
  }

  replies(): Promise<readonly unknown[]> {
    this.#next();
    return this.#complete.promise;
  }

  addReplies(member: string, replies: readonly unknown[]): void {
    this.#replies.push(...replies);
    this.#missing.delete(member);
    if (this.#missing.size === 0) this.#complete.resolve(this.#replies);
  }

  /** Completes the request with the replies that have arrived. */
  end(): void {
    clearTimeout(this.#timer);
    this.#missing.clear();
    this.#complete.resolve(this.#replies);
  }

  #next(): void {
    if (this.#missing.size === 0) this.#complete.resolve(this.#replies);
    else this.#timer = setTimeout(() => void this.#check(), checkInterval);
  }

  async #check(): Promise<void> {
    this.#checks += 1;
    const present = new Set(await this.#readMembers().catch((): string[] => []));
    for (const member of this.#missing) if (!present.has(member)) this.#missing.delete(member);
    if (this.#checks >= mostChecks) this.#missing.clear();
    this.#next();
  }
}
