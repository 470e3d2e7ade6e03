import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { borrowersOf, nameOfLoan, newestBorrowers } from './borrowers.ts';
import { parseMenu } from './parse-menu.ts';

const parse = (value: unknown) => parseMenu(value, 'Loan', 'http://localhost:4000');

const person = (fullName: string, borrowerPosition: MenuBorrower['borrowerPosition']): MenuBorrower => ({
  fullName,
  initials: 'XY',
  borrowerPosition,
});

test('[S-2.4-33 S-3-38 S-3-54] up to four borrowers, one for each position, in the order of the positions', () => {
  const entries = borrowersOf(
    [
      person('D', 'secondary coborrower'),
      person('A', 'primary borrower'),
      person('C', 'secondary borrower'),
      person('B', 'primary coborrower'),
      person('E', 'primary borrower'),
      person('F', 'uncle' as never),
      null as never,
    ],
    [],
  );
  assert.deepEqual(
    entries.map(({ fullName, initials }) => `${fullName} ${initials}`),
    ['A XY', 'B XY', 'C XY', 'D XY'],
  );
});

test('[S-2.4-33] a borrower opens the entry of the menu with that name', () => {
  const page = { name: 'menu-item', address: '/MenuItem/Show', kind: 'custom-form' };
  const item = { name: 'A', keyword: 'primary borrower', initials: 'AA', page, index: 0 };
  const { nodes } = parse([{ name: 'Loan Application', index: 0, items: [item] }]);
  const [found, other] = borrowersOf(
    [person('A', 'primary borrower'), person('A', 'primary coborrower')],
    nodes,
  );
  assert.equal(found?.node, nodes[0]?.items[0]);
  assert.equal(other?.node, null);
});

test('[A-165] the borrowers of the newest event replace those of the menu, also an empty list', () => {
  const [ann, bo] = [person('Ann', 'primary borrower'), person('Bo', 'primary borrower')];
  assert.deepEqual(newestBorrowers(null, [ann]), [ann]);
  assert.deepEqual(newestBorrowers(null), []);
  assert.deepEqual(newestBorrowers({ borrowers: [bo] }, [ann]), [bo]);
  assert.deepEqual(newestBorrowers({ borrowers: [] }, [ann]), []);
});

test('[A-182] the name of a loan is that of its newest primary borrower, else that of its account', () => {
  const account = { borrowerName: 'Ann Old' };
  assert.equal(nameOfLoan(account, [person('Ann New', 'primary borrower')]), 'Ann New');
  assert.equal(nameOfLoan(account, [person('Bo New', 'primary coborrower')]), 'Ann Old');
  assert.equal(nameOfLoan(account, [person(null as never, 'primary borrower')]), 'Ann Old');
  assert.equal(nameOfLoan(account, []), 'Ann Old');
});
