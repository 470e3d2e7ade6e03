import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageKinds } from '../../../contracts/operations/shell.ts';
import { isPageKind, type MenuPage, targetOf } from './target.ts';

const origin = 'http://localhost:4000';
const target = (page: MenuPage, { isDisabled = false } = {}) =>
  targetOf({ name: 'Title', page, isDisabled }, origin);
const route = (path: string) => ({ as: 'route', path });
const dialog = (address: string, size?: object) => ({
  as: 'dialog',
  dialog: { title: 'Title', address, ...(size ? { size } : {}) },
});

test('[S-2.4-47] the SPA knows exactly the seven documented kinds', () => {
  assert.deepEqual(
    pageKinds.filter((kind) => !isPageKind(kind)),
    [],
  );
  assert.equal(isPageKind('toString'), false);
  assert.equal(isPageKind('legacy page'), false);
});

test('[S-2.4-35] "current" is a route of the product, by its name or its address', () => {
  assert.deepEqual(target({ kind: 'current', name: 'LeadSummary', address: '' }), route('/lead-summary'));
  assert.deepEqual(
    target({ kind: 'current', name: 'WorkOrder', address: '/work-queue' }),
    route('/work-queue'),
  );
});

test('[S-2.4-36 S-2.4-40 S-2.4-42] a legacy page and a custom form are framed, with the parameters of their address', () => {
  const address = '/Lock/History?accountId=7';
  assert.deepEqual(
    target({ kind: 'legacy-page', name: 'lock-history', address }),
    route('/lf/lock-history?accountId=7'),
  );
  assert.deepEqual(
    target({ kind: 'custom-form', name: 'menu-item', address: '/MenuItem/Show?accountId=7&item=cd' }),
    route('/lf/menu-item?accountId=7&item=cd'),
  );
  assert.deepEqual(target({ kind: 'legacy-page', name: '../x', address: '' }), route('/lf/..%2Fx'));
});

test('[S-2.4-37 S-2.4-38 S-2.4-41] the three modals open a dialog in the documented size of their page', () => {
  for (const kind of ['legacy-modal', 'razor-modal', 'optimal-blue-modal']) {
    assert.deepEqual(target({ kind, name: 'unknown', address: '/X/Y?a=1' }), dialog('/X/Y?a=1'), kind);
  }
  assert.deepEqual(
    target({ kind: 'legacy-modal', name: 'ViewNotes', address: '/Notes/View?accountId=7' }),
    dialog('/Notes/View?accountId=7', { width: 980, height: 580 }),
  );
  const report = {
    name: 'DesktopUnderwriterReport',
    address: '/Report/retrieveReport_du?accountId=7&type=0',
  };
  assert.deepEqual(
    target({ kind: 'legacy-modal', ...report }),
    dialog(report.address, { width: 420, height: 1025 }),
  );
});

test('[S-2.4-39] the lending portal opens a window, for this site or another site', () => {
  const size = { width: 800, height: 600 };
  assert.deepEqual(
    target({ kind: 'lending-portal', name: 'CreditMonitor', address: '/Credit/Monitor?accountId=7' }),
    {
      as: 'window',
      popup: { title: 'Title', address: '/Credit/Monitor?accountId=7', size },
    },
  );
  assert.deepEqual(
    target({ kind: 'lending-portal', name: 'portal', address: 'https://portal.example/a?b=1' }),
    { as: 'window', popup: { title: 'Title', address: 'https://portal.example/a?b=1' } },
  );
});

test('[S-7-14] the image flow needs permission, for any kind of page', () => {
  for (const kind of ['legacy-modal', 'lending-portal']) {
    const page = { kind, name: 'ImageFlow', address: '/ImageFlow/View?accountId=123401' };
    assert.deepEqual(target(page), { as: 'image-flow', accountId: 123_401 }, kind);
    assert.equal(target({ ...page, address: '/ImageFlow/View' }), null, kind);
  }
});

test('[S-3-50] a disabled entry opens nothing', () => {
  const pages = [
    { kind: 'legacy-page', name: 'lock-history', address: '/Lock/History' },
    { kind: 'legacy-modal', name: 'ImageFlow', address: '/ImageFlow/View?accountId=123401' },
  ];
  for (const page of pages) assert.equal(target(page, { isDisabled: true }), null, page.name);
});

test('[S-2.4-47] an address of another site and a script do not open inside the page', () => {
  const hostile = [
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ];
  for (const address of hostile) {
    for (const kind of ['current', 'legacy-modal', 'razor-modal', 'optimal-blue-modal']) {
      assert.equal(target({ kind, name: 'x', address }), null, `${kind} ${address}`);
    }
  }
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '']) {
    assert.equal(target({ kind: 'lending-portal', name: 'x', address }), null, address);
  }
  assert.equal(target({ kind: 'legacy-page', name: '', address: '/Lock/History' }), null);
});

test('[S-2.4-47] an entry with an unknown kind of page opens nothing', () => {
  assert.equal(target({ kind: 'hologram', name: 'lock-history', address: '/Lock/History' }), null);
});
