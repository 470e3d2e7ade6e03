import type { JournalEntry } from '../../contracts/operations/journal-search.ts';

/** Returns an entry of a journal for tests: a successful request, with the given changes. */
export const sampleEntry = (more: Partial<JournalEntry> = {}): JournalEntry => ({
  number: 1,
  at: '2026-03-02T09:15:07.000Z',
  recordedAt: '2026-11-20T10:00:00.000Z',
  traceId: '0001-000042',
  method: 'GET',
  path: '/api/loans/123401/dashboard',
  operation: 'getLoanDashboard',
  rules: ['L-7-16'],
  caller: 'closing',
  status: 200,
  milliseconds: 1.25,
  verdict: null,
  fault: null,
  requestBody: null,
  answerBody: '{"loanNumber":"123401"}',
  curl: "curl 'http://localhost:4000/api/loans/123401/dashboard' -H 'accept: application/json'",
  ...more,
});
