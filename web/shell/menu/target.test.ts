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

const note = { name: 'ViewNotes', address: '/Notes/View?accountId=7' };
const report = { name: 'DesktopUnderwriterReport', address: '/Report/retrieveReport_du?accountId=7&type=0' };
const monitor = { name: 'CreditMonitor', address: '/Credit/Monitor?accountId=7' };
const images = { name: 'ImageFlow', address: '/ImageFlow/View?accountId=123401' };
const popup = (address: string, size?: object) => ({
  as: 'window',
  popup: { title: 'Title', address, ...(size ? { size } : {}) },
});

test('each kind of page opens in its place and its documented size', () => {
  const targets: readonly (readonly [page: MenuPage, opened: object | null])[] = [
    [{ kind: 'current', name: 'LeadSummary', address: '' }, route('/lead-summary')],
    [{ kind: 'current', name: 'WorkOrder', address: '/work-queue' }, route('/work-queue')],
    [
      { kind: 'legacy-page', name: 'lock-history', address: '/Lock/History?accountId=7' },
      route('/lf/lock-history?accountId=7'),
    ],
    [
      { kind: 'custom-form', name: 'menu-item', address: '/MenuItem/Show?accountId=7&item=cd' },
      route('/lf/menu-item?accountId=7&item=cd'),
    ],
    [{ kind: 'legacy-page', name: '../x', address: '' }, route('/lf/..%2Fx')],
    [{ kind: 'legacy-modal', name: 'unknown', address: '/X/Y?a=1' }, dialog('/X/Y?a=1')],
    [{ kind: 'razor-modal', name: 'unknown', address: '/X/Y?a=1' }, dialog('/X/Y?a=1')],
    [{ kind: 'optimal-blue-modal', name: 'unknown', address: '/X/Y?a=1' }, dialog('/X/Y?a=1')],
    [{ kind: 'legacy-modal', ...note }, dialog(note.address, { width: 980, height: 580 })],
    [{ kind: 'legacy-modal', ...report }, dialog(report.address, { width: 420, height: 1025 })],
    [{ kind: 'lending-portal', ...monitor }, popup(monitor.address, { width: 800, height: 600 })],
    [
      { kind: 'lending-portal', name: 'portal', address: 'https://portal.example/a?b=1' },
      popup('https://portal.example/a?b=1'),
    ],
    [
      { kind: 'legacy-modal', ...images },
      { as: 'image-flow', accountId: 123_401 },
    ],
    [
      { kind: 'lending-portal', ...images },
      { as: 'image-flow', accountId: 123_401 },
    ],
    [{ kind: 'legacy-modal', name: 'ImageFlow', address: '/ImageFlow/View' }, null],
  ];
  for (const [page, opened] of targets) {
    assert.deepEqual(target(page), opened, JSON.stringify(page));
    assert.equal(target(page, { isDisabled: true }), null, 'a disabled entry');
  }
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
