import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { webRoot } from '../../shared/build.ts';
import type { Budgets, Manifest, SizeOf } from './weights.ts';

export const budgetsFile = join(import.meta.dirname, '..', 'budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

/** Reads which files the last build of the SPA and of the redirect bridge has. @throws {Error} when nothing has been built */
export const readManifest = (): Manifest => ({
  ...manifestIn('manifest.json'),
  ...manifestIn('redirect-bridge.json'),
});

const manifestIn = (name: string): Manifest =>
  JSON.parse(readFileSync(join(webRoot, '.vite', name), 'utf8')) as Manifest;

/** Size of the packed file that the build wrote beside each script and style. */
export const builtSize: SizeOf = (file) => statSync(join(webRoot, `${file}.gz`)).size;
