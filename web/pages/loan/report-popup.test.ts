import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowFeatures } from '../../shell/legacy-frames/popup.ts';
import { reportPopup } from './report-popup.ts';

const addressOf = (underwritingService: string, statusDisplay: string) =>
  reportPopup({ underwritingService, statusDisplay }, 41)?.address;

test('[L-4.10-03 L-4.10-04] Desktop Underwriter and Desktop Originator open report type 2 with print', () => {
  const address = '/Report/retrieveReport_du?accountId=41&type=2&print=true';
  assert.equal(addressOf('Desktop Underwriter', 'Approve/Eligible'), address);
  assert.equal(addressOf('Desktop Originator', 'Refer with Caution'), address);
});

test('[L-4.10-03] the name of the service may have a version, and letters in any case', () => {
  for (const service of ['Desktop Underwriter 11.1', 'DESKTOP ORIGINATOR']) {
    assert.match(addressOf(service, 'Refer with Caution') ?? '', /^\/Report\/retrieveReport_du\?/);
  }
});

test('[L-4.10-05] a status with "error" in any case opens type 3, without print', () => {
  for (const status of ['Error', 'SYSTEM ERROR 12', 'Ended with error']) {
    assert.equal(addressOf('Desktop Underwriter', status), '/Report/retrieveReport_du?accountId=41&type=3');
  }
});

test('[L-4.10-06] Loan Product Advisor opens type 0, errors included', () => {
  const address = '/Report/retrieveReport_lp?accountId=41&type=0';
  assert.equal(addressOf('Loan Product Advisor', 'Accept'), address);
  assert.equal(addressOf('Loan Product Advisor', 'Error'), address);
});

test('[L-4.10-06] the name of the service may have a version, and letters in any case', () => {
  const address = '/Report/retrieveReport_lp?accountId=41&type=0';
  assert.equal(addressOf('Loan Product Advisor 5.4', 'Accept'), address);
  assert.equal(addressOf('LOAN PRODUCT ADVISOR', 'Accept'), address);
});

test('[L-4.10-09] a status of any other service opens nothing', () => {
  assert.equal(reportPopup({ underwritingService: 'Manual', statusDisplay: 'Approved' }, 41), null);
});

test('[L-4.10-02] the window is 420 by 1025', () => {
  const size = reportPopup({ underwritingService: 'Loan Product Advisor', statusDisplay: 'Accept' }, 1)?.size;
  assert.deepEqual(size, { width: 420, height: 1025 });
  assert.equal(windowFeatures({ width: 420, height: 1025 }), 'popup,width=420,height=1025');
});
