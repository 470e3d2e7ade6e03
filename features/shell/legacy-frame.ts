import type { Account } from '../../contracts/operations/loan.ts';
import type { TabUser } from '../users/tab-user.ts';

/** The product's frame with a page of the legacy application. */
export class LegacyFrame {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Asserts the path of the framed page. @param ofLoan true if the address has the id of the open loan */
  frames(path: string, ofLoan: boolean): void {
    const frame = this.#user.mainFrame;
    const { pathname, searchParams } = new URL(frame?.src ?? 'about:blank');
    const loan = ofLoan ? String((this.#user.kept('account') as Account).generalAccountId) : null;
    this.#user.expect(
      pathname === path && searchParams.get('accountId') === loan,
      `a frame at ${path}, not at ${frame?.src}`,
    );
  }
}
