import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportPopup } from './report-popup.ts';

const addressOf = (underwritingService: string, statusDisplay: string) =>
  reportPopup({ underwritingService, statusDisplay }, 41)?.address;

test('[L-4.10-09] service and status, in any case and version, decide the report; other services have none', () => {
  const approved = '/Report/retrieveReport_du?accountId=41&type=2&print=true';
  const failed = '/Report/retrieveReport_du?accountId=41&type=3';
  const advisor = '/Report/retrieveReport_lp?accountId=41&type=0';
  for (const [service, status, address] of [
    ['Desktop Underwriter', 'Approve/Eligible', approved],
    ['Desktop Underwriter 11.1', 'Refer with Caution', approved],
    ['DESKTOP ORIGINATOR', 'Refer with Caution', approved],
    ['Desktop Originator', 'Ended with error', failed],
    ['Desktop Underwriter', 'SYSTEM ERROR 12', failed],
    ['Loan Product Advisor 5.4', 'Accept', advisor],
    ['LOAN PRODUCT ADVISOR', 'Error', advisor],
    ['Manual', 'Approved', undefined],
  ] as const)
    assert.equal(addressOf(service, status), address, `${service}: ${status}`);
});
