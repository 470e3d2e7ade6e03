import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { paths, patterns } from '../../shared/routes/paths.ts';
import { framedNameOf } from '../../shared/routes/pipelines.ts';
import { acceptMessage } from '../../shell/legacy-frames/accept-message.ts';
import { closesOpenLoan, framedPage } from './framed-page.ts';

const framed = (name: string, query = '') => framedPage(name, new URLSearchParams(query));

test('[S-2.1-34 S-2.1-35 S-2.1-36] the pages of profile and administration are framed at their addresses', () => {
  const pages = ['UpdateUserProfile', 'DelegatedAdminUsers', 'DelegatedAdminInstitution'] as const;
  assert.deepEqual(
    pages.map((name) => framed(name)?.address),
    ['/User/UpdateUserProfile', '/DelegatedAdmin/Users', '/DelegatedAdmin/Institution'],
  );
});

test('[S-2.1-33] the rates page is framed under its name', () => {
  assert.deepEqual(framed('ResourceRates'), {
    name: 'ResourceRates',
    title: 'Rates',
    address: '/Resources/Rates',
  });
});

test('[S-2.1-31 S-2.1-32 S-2.1-22] the documented pages are framed at their addresses', () => {
  assert.deepEqual(framed('WhatsNew'), { name: 'WhatsNew', title: "What's New", address: '/Home/WhatsNew' });
  const pipelines = [
    'loan-pipeline',
    'lead-pipeline',
    'closing-queue',
    'funding-queue',
    'loan-opener-queue',
    'processor-queue',
    'underwriting-queue',
  ];
  assert.deepEqual(
    pipelines.map((name) => framed(name)?.address),
    [
      '/Pipeline/LoanPipeline',
      '/Pipeline/LeadPipeline',
      '/Pipeline/ClosingQueue',
      '/Pipeline/FundingQueue',
      '/Pipeline/LoanOpenerQueue',
      '/Pipeline/ProcessorQueue',
      '/Pipeline/UnderwritingQueue',
    ],
  );
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

const closing = {
  WhatsNew: 'S-4.2-10',
  'loan-pipeline': 'S-4.2-11',
  'lead-pipeline': 'S-4.2-11',
  'closing-queue': 'S-4.2-12',
  'funding-queue': 'S-4.2-12',
  'loan-opener-queue': 'S-4.2-12',
  'processor-queue': 'S-4.2-12',
  'underwriting-queue': 'S-4.2-12',
  'optimal-blue-pipeline': 'S-4.2-11',
  ResourceRates: 'S-4.2-13',
  UpdateUserProfile: 'S-4.2-14',
  DelegatedAdminUsers: 'S-4.2-15',
  DelegatedAdminInstitution: 'S-4.2-15',
} as const;

for (const [page, rule] of Object.entries(closing)) {
  test(`[${rule}] ${page} closes the loan`, () => assert.ok(closesOpenLoan(page as keyof typeof closing)));
}

test('[S-4.2-41] no other legacy page closes the loan', () => {
  const names = Object.keys(legacyPages).filter((name) => closesOpenLoan(name as keyof typeof legacyPages));
  assert.deepEqual(names, Object.keys(closing));
});

const origin = 'http://localhost:4000';
const frame = {} as Window;
const message = { type: 'navigate', route: '/dashboard/A-1' } as const;

test('[L-2.6-02 L-2.6-03] a valid message of the own frame and origin is accepted', () => {
  assert.deepEqual(acceptMessage({ source: frame, origin, data: message }, frame, origin), message);
});

test('[L-2.6-03 S-4.1-32] any other message is refused', () => {
  const other = {} as Window;
  const refused = [
    { source: other, origin, data: message },
    { source: null, origin, data: message },
    { source: frame, origin: 'http://localhost:4001', data: message },
    { source: frame, origin: 'null', data: message },
    { source: frame, origin: '', data: message },
    { source: frame, origin, data: { ...message, more: 1 } },
    { source: frame, origin, data: { type: 'navigate' } },
    { source: frame, origin, data: { type: 'navigate', route: '/no-such-page' } },
    { source: frame, origin, data: { type: 'navigate', route: '//evil.example' } },
    { source: frame, origin, data: { type: 'toString' } },
    { source: frame, origin, data: JSON.stringify(message) },
    { source: frame, origin, data: null },
  ];
  for (const event of refused) assert.equal(acceptMessage(event, frame, origin), null, JSON.stringify(event));
  assert.equal(acceptMessage({ source: null, origin, data: message }, null, origin), null);
});
