import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { paths, patterns } from '../../shared/routes/paths.ts';
import { framedNameOf } from '../../shared/routes/pipelines.ts';
import { closesOpenLoan, framedPage } from './framed-page.ts';

const framed = (name: string, query = '') => framedPage(name, new URLSearchParams(query));

for (const [rule, name, title, address] of [
  ['S-2.1-34', 'UpdateUserProfile', 'View profile', '/User/UpdateUserProfile'],
  ['S-2.1-35', 'DelegatedAdminUsers', 'Manage User Accounts', '/DelegatedAdmin/Users'],
  ['S-2.1-36', 'DelegatedAdminInstitution', 'Manage Institutions', '/DelegatedAdmin/Institution'],
  ['S-2.1-33', 'ResourceRates', 'Rates', '/Resources/Rates'],
  ['S-2.1-31', 'WhatsNew', "What's New", '/Home/WhatsNew'],
  ['S-2.1-32', 'loan-pipeline', 'Mortgage Pipeline', '/Pipeline/LoanPipeline'],
  ['S-2.1-32', 'lead-pipeline', 'Lead Pipeline', '/Pipeline/LeadPipeline'],
  ['S-2.1-32', 'closing-queue', 'Closing Queue', '/Pipeline/ClosingQueue'],
  ['S-2.1-32', 'funding-queue', 'Funding Queue', '/Pipeline/FundingQueue'],
  ['S-2.1-32', 'loan-opener-queue', 'Loan Opener Queue', '/Pipeline/LoanOpenerQueue'],
  ['S-2.1-32', 'processor-queue', 'Processor Queue', '/Pipeline/ProcessorQueue'],
  ['S-2.1-32', 'underwriting-queue', 'Underwriting Queue', '/Pipeline/UnderwritingQueue'],
] as const)
  test(`[S-2.1-22 ${rule}] the page ${name} is framed at its address`, () => {
    assert.deepEqual(framed(name), { name, title, address });
  });

test('[S-2.3-01] a menu item without a menu entry has the title of its address', () => {
  assert.equal(framed('menu-item', 'item=loan-activity')?.title, 'Loan Activity');
  assert.equal(framed('menu-item', 'item=intent-to-proceed')?.title, 'Intent to Proceed');
  assert.equal(framed('menu-item')?.title, 'Menu Item');
});

test('[S-2.1-21] the address of a page is /lf and its name', () => {
  assert.equal(paths.legacyPage('WhatsNew'), '/lf/WhatsNew');
  assert.equal(paths.legacyPageNamed('intent-to-proceed'), '/lf/intent-to-proceed');
  assert.equal(patterns.legacyPage, '/lf/:page');
  assert.equal(framedNameOf('/lf/WhatsNew'), 'WhatsNew');
});

test('[L-2.6-04] an unknown name, a panel, popup or admin page, and an address are not framed', () => {
  const names = [
    '',
    'nope',
    'AdminHome',
    'ComplianceAlerts',
    'LosHelp',
    'SelectLoan',
    'toString',
    '__proto__',
    '..',
    '//evil.example',
    'https://evil.example',
  ];
  for (const name of names) assert.equal(framed(name), null, name);
});

test('only documented parameters reach the frame, encoded', () => {
  assert.equal(framed('lock-history', 'accountId=7&x=1')?.address, '/Lock/History?accountId=7');
  assert.equal(framed('lock-history', 'accountId=7%26x%3D1')?.address, '/Lock/History?accountId=7%26x%3D1');
  assert.equal(framed('lock-history')?.address, '/Lock/History');
  assert.equal(framed('loan-pipeline', 'accountId=7')?.address, '/Pipeline/LoanPipeline');
});

test('[S-4.2-41] the pipelines, the rates page and the pages of the user and of administration close the loan', () => {
  const names = Object.keys(legacyPages).filter((name) => closesOpenLoan(name as keyof typeof legacyPages));
  assert.deepEqual(names, [
    'WhatsNew',
    'loan-pipeline',
    'lead-pipeline',
    'closing-queue',
    'funding-queue',
    'loan-opener-queue',
    'processor-queue',
    'underwriting-queue',
    'optimal-blue-pipeline',
    'ResourceRates',
    'UpdateUserProfile',
    'DelegatedAdminUsers',
    'DelegatedAdminInstitution',
  ]);
});
