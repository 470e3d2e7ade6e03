import assert from 'node:assert/strict';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import { addressOf } from '../../contracts/operation.ts';
import { type LoanMenu, type MenuEntry, shellOperations } from '../../contracts/operations/shell.ts';
import type { HttpContext } from '../users/http-context.ts';
import { textOf } from '../vocabulary/legacy-pages.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';
import { pageNamed } from '../vocabulary/vocabulary.ts';

/** The legacy pages in the product's frames: their responses, and the menu entries that open them. */
export class EmbeddedPages {
  readonly #context: HttpContext;
  #accountId = 0;
  #text = '';
  #entry: MenuEntry | undefined;

  constructor(context: HttpContext) {
    this.#context = context;
  }

  /**
   * Loads a page as a frame of the product does.
   * @param loan borrower of the loan in the address; null for none
   * @param task borrower of the loan whose task is in the address; null for none
   */
  async embed(title: string, loan: string | null, task: string | null): Promise<void> {
    if (loan !== null) this.#accountId = standardLoan(loan).seed.generalAccountId;
    const parameters = {
      ...(loan === null ? {} : { accountId: this.#accountId }),
      ...(task === null ? {} : { taskId: taskOf(task) }),
    };
    const address = legacyAddress(pageNamed(title), parameters);
    const response = await this.#context.client.fetch(address, { headers: { accept: 'text/html' } });
    this.#text = textOf(await response.text());
  }

  /** Finds an entry of the menu of a loan. */
  async findEntry(name: string, borrower: string): Promise<void> {
    this.#accountId = standardLoan(borrower).seed.generalAccountId;
    const groups = await this.#menu();
    this.#entry = groups
      .flatMap((group) => [group, ...(group.items ?? [])])
      .find((entry) => entry.name === name);
  }

  /** Asserts the path of the page, with the account id in the query for a page about a loan. */
  wasLoadedFrom(path: string, isForLoan: boolean): void {
    const query = isForLoan ? `?accountId=${this.#accountId}` : '';
    assert.equal(this.#context.client.last.path, path + query);
  }

  says(words: string): void {
    assert.ok(this.#text.includes(words), this.#text);
  }

  entryOpensDialog(path: string): void {
    assert.equal(this.#entry?.page?.address, `${path}?accountId=${this.#accountId}`);
    assert.equal(this.#entry.page.kind, 'legacy-modal');
  }

  async menuBeginsWith(name: string): Promise<void> {
    assert.equal((await this.#menu())[0]?.name, name);
  }

  async #menu(): Promise<readonly MenuEntry[]> {
    const { client, token } = this.#context;
    const address = addressOf(shellOperations.getLoanMenu, { generalAccountId: this.#accountId });
    const response = await client.fetch(address, { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as LoanMenu).navigationMenu;
  }
}

function taskOf(borrower: string): number {
  const { task } = standardLoan(borrower).seed;
  if (!task) throw new Error(`The loan of ${borrower} is in no work queue`);
  return task.taskId;
}
