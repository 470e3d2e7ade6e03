import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordinaryLoan } from '../../../test/loan-sketch.ts';
import { loanFrom } from '../../../store/seeds/sketch.ts';
import { lockDayOf } from './lock-day.ts';

const today = '2026-06-10';
const lockedBy = (lockExpiration: string | null, applicationDate: string | null) => {
  const { dashboard } = loanFrom(ordinaryLoan, today);
  return lockDayOf(
    {
      ...dashboard,
      loanDetails: { ...dashboard.loanDetails, lockExpiration },
      applicationCriteria: { ...dashboard.applicationCriteria, applicationDate },
    },
    today,
  );
};

test('a lock starts its shortest term before it expires, on a business day, not before the application', () => {
  assert.equal(lockedBy('2026-07-02', '2026-05-01'), '2026-06-02');
  assert.equal(lockedBy('2026-07-02', null), '2026-06-02');
  assert.equal(lockedBy('2026-07-02', '2026-06-04'), '2026-06-04');
  assert.equal(lockedBy('2026-06-30', '2026-05-01'), '2026-06-01');
  assert.equal(lockedBy(null, '2026-05-01'), null);
});
