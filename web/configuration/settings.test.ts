import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import { pageAddress } from './page-address.ts';
import { settingsOf } from './settings.ts';

/** An answer as it comes over the wire: nothing has been checked in it. */
const settingsFrom = (optional: object) => settingsOf(optional as Configuration);

test('settings without their optional parts have the defaults', () => {
  const { productTitle, pageAddresses, supportObjectId, supportSiteUrl } = settingsFrom({});
  assert.deepEqual(
    { productTitle, pageAddresses, supportObjectId, supportSiteUrl },
    {
      productTitle: 'Mortgage Loan Origination System',
      pageAddresses: {},
      supportObjectId: '',
      supportSiteUrl: '',
    },
  );
});

test('settings of the wrong kind have the defaults', () => {
  for (const wrong of [null, 7, true, {}, [], '', ' ']) {
    const { productTitle, pageAddresses, supportObjectId, supportSiteUrl } = settingsFrom({
      productTitle: wrong,
      pageAddresses: wrong,
      supportObjectId: wrong,
      supportSiteUrl: wrong,
    });
    assert.equal(productTitle, 'Mortgage Loan Origination System');
    assert.deepEqual(pageAddresses, {});
    assert.equal(supportObjectId, '');
    assert.equal(supportSiteUrl, '');
  }
});

test('the title and the support of an installation take the place of the defaults', () => {
  const { productTitle, supportSiteUrl } = settingsFrom({
    productTitle: ' Harbor Lending ',
    supportSiteUrl: 'https://help.example.com/cases',
  });
  assert.equal(productTitle, 'Harbor Lending');
  assert.equal(supportSiteUrl, 'https://help.example.com/cases');
});

const addressIn = (
  addresses: object,
  ...wanted: [Parameters<typeof pageAddress>[1], Record<string, number>?]
) => pageAddress(settingsFrom({ pageAddresses: addresses }).pageAddresses, ...wanted);

test('a page is where the settings keep it, or else where the catalogue has it', () => {
  assert.equal(addressIn({}, 'LosHelp'), '/Help/LosHelp');
  assert.equal(addressIn({ LosHelp: '/docs/los' }, 'LosHelp'), '/docs/los');
  assert.equal(
    addressIn({ LosHelp: 'https://help.example.com/los' }, 'LosHelp'),
    'https://help.example.com/los',
  );
  assert.equal(addressIn({ LosHelp: '/docs/los' }, 'LenderHelp'), '/Help/LenderHelp');
});

test('an address that could run code, or hides another site, gives way to the catalogue', () => {
  for (const unsound of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://help.example.com/',
    '//help.example.com/',
    '/\\help.example.com/',
    '/\t/help.example.com/',
    'https:help.example.com',
    'https://',
    'https://[',
    'https:\\\\help.example.com',
    ' /docs',
    'docs',
    7,
    null,
  ])
    assert.equal(addressIn({ LosHelp: unsound }, 'LosHelp'), '/Help/LosHelp', String(unsound));
});

test('a dialog shows no page of another site', () => {
  assert.equal(addressIn({ OptimalBlueSearch: '/ob/search' }, 'OptimalBlueSearch'), '/ob/search');
  assert.equal(
    addressIn({ OptimalBlueSearch: 'https://ob.example.com/search' }, 'OptimalBlueSearch'),
    '/OptimalBlue/Search',
  );
});

test('the account stands where the address has a place for it', () => {
  const debug = (address: string) => addressIn({ LoanDebug: address }, 'LoanDebug', { accountId: 7 });
  assert.equal(
    debug('https://debug.example.com/{accountId}?again={accountId}'),
    'https://debug.example.com/7?again=7',
  );
  assert.equal(debug('https://debug.example.com/'), '/Debug/Loan?accountId=7');
});
