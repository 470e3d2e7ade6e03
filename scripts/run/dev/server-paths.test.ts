import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isServerPath } from './server-paths.ts';

for (const path of [
  '/api/configuration',
  '/Pipeline/LoanPipeline',
  '/login/AdminHome',
  '/idp/x/keys',
  '/mock/worlds',
  '/page-assets/pages.css',
  '/api-docs',
  '/assets/terms-of-service.html',
  '/Search/SelectLoan?accountId=7',
]) {
  test(`the mock server serves ${path}`, () => assert.equal(isServerPath(path), true));
}

for (const path of [
  '/',
  '/dashboard',
  '/lf/loan-pipeline',
  '/main.tsx',
  '/@vite/client',
  '/new-loan',
  '/assets/logos/default.svg',
  '/landing/landing.ts?t=1',
  '/dashboard/%E0%A4%A',
]) {
  test(`Vite serves ${path}`, () => assert.equal(isServerPath(path), false));
}
