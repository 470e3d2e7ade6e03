import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { Worlds } from '../../platform/worlds/worlds.ts';
import { engines } from '../../test/engines.ts';
import type { LoanRow } from './loan.ts';
import { type LoanFilter, type LoanSort, loanSorts } from './loan-list.ts';
import type { Store } from '../store.ts';

const idsOf = (rows: readonly LoanRow[]) => rows.map(({ generalAccountId }) => generalAccountId);

/** Reads all pages of a list and returns their rows. */
async function walked(store: Store, world: string, filter: LoanFilter): Promise<LoanRow[]> {
  const rows: LoanRow[] = [];
  for (let from: LoanFilter['from']; ; ) {
    const page = await store.in(world).loans.page({ ...filter, ...(from && { from }) });
    assert.equal(page.hasBefore, from !== undefined);
    rows.push(...page.rows);
    const last = page.rows.at(-1);
    if (!page.hasAfter || !last) return rows;
    from = { generalAccountId: last.generalAccountId, side: 'after' };
  }
}

const valueOf: { readonly [Sort in LoanSort]: (row: LoanRow) => string | number } = {
  activity: (row) => row.updatedAt,
  loanNumber: (row) => row.loanNumber,
  borrower: (row) => row.borrowerName.split(' ').slice(1).concat(row.borrowerName).join(' ').toLowerCase(),
  institution: (row) => row.institution ?? '',
  purpose: (row) => row.loanPurpose ?? '',
  amount: (row) => row.loanAmount ?? -1,
  status: (row) => `${row.loanStatus ?? ''} ${row.updatedAt}`,
  lock: (row) => row.lockStatus ?? '',
  closing: (row) => row.closingDate ?? '',
};

/** A store of each engine, with a world of the standard seed and one of the bulk seed. */
const stages = await Promise.all(
  engines.map(async (engine) => {
    const endings: (() => Promise<void> | void)[] = [];
    const store = await engine.open({ after: (end) => endings.push(end) });
    const worlds = await Worlds.open(store);
    const now = '2026-03-10T12:00:00Z';
    const standard = (await worlds.create({ clock: { now } })).id;
    const bulk = (await worlds.create({ clock: { now }, seed: 'bulk-1300' })).id;
    return { engine, store, standard, bulk, endings };
  }),
);

for (const { engine, store, standard, bulk, endings } of stages) {
  suite(engine.name, () => {
    for (const end of endings) after(end);

    for (const sort of loanSorts) {
      test(`[A-191] a list by ${sort} is sorted in both directions, and its pages contain every loan once`, async () => {
        for (const direction of ['asc', 'desc'] as const) {
          const rows = await walked(store, bulk, { kind: 'loan', sort, direction });
          assert.equal(new Set(idsOf(rows)).size, 1_300);
          assert.equal(rows.length, 1_300);
          const first = (value: string | number) =>
            sort === 'closing' && direction === 'asc' ? value || '9999' : value;
          const values = rows.map((row) => first(valueOf[sort](row)));
          const sign = direction === 'asc' ? 1 : -1;
          for (const [index, value] of values.entries()) {
            const next = values[index + 1] ?? value;
            assert.ok(value === next || (value < next ? 1 : -1) === sign, `${value} before ${next}`);
          }
        }
      });
    }

    test('[A-191] without a direction the newest, the largest and the latest come first, and texts from A to Z', async () => {
      const descending = new Set<LoanSort>(['activity', 'amount', 'closing']);
      for (const sort of loanSorts) {
        const { direction } = await store.in(standard).loans.page({ kind: 'loan', sort });
        assert.equal(direction, descending.has(sort) ? 'desc' : 'asc', sort);
      }
    });

    test('[A-191] a row has the amount, status and closing date of the dashboard of its loan', async () => {
      const { loans } = store.in(standard);
      for (const kind of ['loan', 'lead'] as const) {
        const rows = await loans.list({ kind });
        const documents = await loans.documents(idsOf(rows));
        for (const row of rows) {
          const details = documents.get(row.generalAccountId)?.dashboard.loanDetails;
          assert.deepEqual(
            [row.loanAmount, row.loanStatus, row.closingDate],
            [details?.loanAmount, details?.loanStatus, details?.closingDate],
          );
        }
      }
    });

    test('[A-191] missing values are null in every order', async () => {
      for (const sort of loanSorts) {
        const rows = await store.in(standard).loans.list({ kind: 'lead', sort });
        const row = rows.find(({ generalAccountId }) => generalAccountId === 123_420);
        assert.deepEqual([row?.loanAmount, row?.loanPurpose, row?.closingDate], [null, null, null]);
      }
    });

    test('the page before a loan ends with the previous loan', async () => {
      const all = await walked(store, bulk, { kind: 'loan', sort: 'amount' });
      const start = all[150];
      assert.ok(start);
      const from = { generalAccountId: start.generalAccountId, side: 'before' } as const;
      const page = await store.in(bulk).loans.page({ kind: 'loan', sort: 'amount', limit: 50, from });
      assert.deepEqual(idsOf(page.rows), idsOf(all.slice(100, 150)));
      assert.deepEqual([page.hasBefore, page.hasAfter], [true, true]);
      const second = { generalAccountId: all[1]?.generalAccountId ?? 0, side: 'before' } as const;
      const first = await store.in(bulk).loans.page({ kind: 'loan', sort: 'amount', from: second });
      assert.deepEqual(idsOf(first.rows), idsOf(all.slice(0, 1)));
      assert.equal(first.hasBefore, false);
    });

    test('a page that has exactly the remaining loans is the last one', async () => {
      const all = await store.in(standard).loans.list({ kind: 'lead' });
      const page = await store.in(standard).loans.page({ kind: 'lead', limit: all.length });
      assert.deepEqual([page.rows.length, page.hasAfter], [all.length, false]);
    });

    test('the page after an unknown loan is the first page', async () => {
      const from = { generalAccountId: 7, side: 'after' } as const;
      const page = await store.in(standard).loans.page({ kind: 'loan', from });
      assert.deepEqual(page.rows, await store.in(standard).loans.list({ kind: 'loan' }));
      assert.equal(page.hasBefore, false);
    });

    test('[A-144] a search finds a loan by any form in which the product shows its name or number', async () => {
      const found = async (text: string, kind: 'loan' | 'lead' = 'loan') =>
        (await store.in(standard).loans.list({ kind, text })).map(({ borrowerName }) => borrowerName);
      assert.deepEqual(await found('DO'), ['Casimir Dombrowski']);
      assert.deepEqual(await found('abernathy-quist, c'), ['Cordelia Abernathy-Quist']);
      for (const shown of [
        'Solomon Adeyemi',
        'Adeyemi, Solomon',
        'Solomon K Adeyemi',
        'solomon',
        '1000123402 Solomon Adeyemi',
        '…3402',
        '...3402',
        '…3402 Solomon Adeyemi',
        'Solomon Adey…',
      ])
        assert.deepEqual(await found(shown), ['Solomon Adeyemi'], shown);
      assert.deepEqual(await found('houten'), ['Leopold Van Houten']);
      // A co-borrower and a secondary borrower, as in the loan menu.
      for (const shown of ['Winona Dombrowski', 'Halina Dombrowski'])
        assert.deepEqual(await found(shown), ['Casimir Dombrowski'], shown);
      assert.deepEqual(await found('  söder '), ['Zoë Söderqvist']);
      assert.deepEqual(await found('1000123406'), ['Evander Rocha']);
      assert.equal((await found('10001234')).length, 32);
      assert.deepEqual(await found('mar', 'lead'), ['Thaddeus Marlowe']);
      for (const none of ['406', '9999', 'Evander Adeyemi', 'vander', '%', '_', '\\', "'"])
        assert.deepEqual(await found(none), [], none);
    });

    test('[A-178] a search reads every apostrophe and dash alike, and no mark that shows nothing', async () => {
      const found = async (text: string) =>
        (await store.in(standard).loans.list({ kind: 'loan', text })).map(({ borrowerName }) => borrowerName);
      for (const sign of [
        "'",
        '\u2018',
        '\u2019',
        '\u201B',
        '\u02BC',
        '\u02BB',
        '\u2032',
        '\u00B4',
        '`',
        '\uFF07',
        '',
      ])
        assert.deepEqual(await found(`O${sign}Hall`), ["Marguerite O'Halloran"], sign);
      for (const dash of ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\uFF0D'])
        assert.deepEqual(await found(`abernathy${dash}q`), ['Cordelia Abernathy-Quist'], dash);
      assert.deepEqual(await found('\u200E1000123406\u200B'), ['Evander Rocha']);
      assert.deepEqual(await found('\uFF11000123406'), ['Evander Rocha']);
    });

    test('[A-144] four digits find the loans whose number ends with them', async () => {
      const found = async (filter: LoanFilter) => idsOf((await store.in(bulk).loans.page(filter)).rows);
      assert.deepEqual(idsOf(await store.in(standard).loans.list({ kind: 'loan', text: '3406' })), [123_406]);
      assert.deepEqual(await found({ kind: 'loan', text: '0007' }), [2_000_007]);
      assert.deepEqual(await found({ kind: 'loan', text: '#0007' }), [2_000_007]);
      assert.deepEqual(await found({ kind: 'lead', text: '0007' }), []);
      assert.deepEqual(await found({ kind: 'loan', text: ' 0007 ', sort: 'amount' }), [2_000_007]);
    });

    test('a search is sorted by the searched column unless another order is given', async () => {
      const by = async (filter: Partial<LoanFilter>) => {
        const page = await store.in(standard).loans.page({ kind: 'loan', text: 'as', ...filter });
        return [page.sort, page.rows.map(({ borrowerName }) => borrowerName)];
      };
      assert.deepEqual(await by({}), ['borrower', ['Gwendolyn Asante', 'Kwabena Ashgrove']]);
      assert.deepEqual(await by({ sort: 'amount', direction: 'asc' }), [
        'amount',
        ['Kwabena Ashgrove', 'Gwendolyn Asante'],
      ]);
    });

    test('a list is filtered by status, alone and with a text', async () => {
      const rows = await store.in(standard).loans.list({ kind: 'loan', status: 'Clear to Close' });
      assert.deepEqual(idsOf(rows), [123_404, 123_435]);
      const both = await store
        .in(standard)
        .loans.list({ kind: 'loan', status: 'Clear to Close', text: 'dom' });
      assert.deepEqual(idsOf(both), [123_404]);
      assert.deepEqual(await store.in(standard).loans.list({ kind: 'loan', status: 'clear to close' }), []);
      const walkedOnes = await walked(store, bulk, { kind: 'loan', status: 'Funded', limit: 7 });
      assert.ok(walkedOnes.length > 50);
      assert.ok(walkedOnes.every(({ loanStatus }) => loanStatus === 'Funded'));
    });

    test('a queue can be filtered, sorted and paged like any list', async () => {
      const queue = 'Underwriter';
      const all = await store.in(standard).loans.list({ kind: 'loan', queue });
      assert.deepEqual(idsOf(all), [123_407, 123_406, 123_408, 123_432, 123_429, 123_434]);
      const sorted = await walked(store, standard, { kind: 'loan', queue, sort: 'loanNumber', limit: 2 });
      assert.deepEqual(idsOf(sorted), [123_406, 123_407, 123_408, 123_429, 123_432, 123_434]);
      assert.ok(sorted.every(({ taskId, queue: named }) => taskId !== null && named === queue));
      assert.deepEqual(
        idsOf(await store.in(standard).loans.list({ kind: 'loan', queue, text: 'roc' })),
        [123_406],
      );
    });

    test('[C-23] loans and leads of a name are found in any case, and no other names', async () => {
      const found = async (firstName: string, lastName: string) =>
        idsOf(await store.in(standard).loans.ofBorrower({ firstName, lastName }));
      assert.deepEqual(await found('AMELIA', ' thornquist '), [123_401]);
      assert.deepEqual(await found('Rosalind', 'Petrakis'), [123_420]);
      assert.deepEqual(await found('Solomon', 'Adeyemi'), [123_402]);
      assert.deepEqual(await found('Solomon K', 'Adeyemi'), [123_402]);
      assert.deepEqual(await found('Amelia', 'Thorn'), []);
      assert.deepEqual(await found('Rafael', 'Thornquist'), []);
    });

    test('a copied loan has dashboard and file of its seed, a created loan has its own', async () => {
      assert.match(
        (await store.in(standard).loans.dashboardJson(123_401)) ?? '',
        /"loanNumber":"1000123401"/,
      );
      assert.equal((await store.in(standard).loans.file(123_401))?.propertyType, 'Detached');
      assert.equal(await store.in(standard).loans.file(7), null);
      assert.equal(await store.in(standard).loans.dashboardJson(7), null);
      assert.match((await store.in(bulk).loans.dashboardJson(2_000_007)) ?? '', /"loanNumber":"1002000007"/);
    });
  });
}
