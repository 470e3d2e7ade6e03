import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spa } from '../../shared/build.ts';
import type { Budgets, Manifest, SizeOf } from './weights.ts';

export const budgetsFile = join(import.meta.dirname, '..', 'budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

/** Reads the manifests of the last builds of SPA and redirect bridge. @throws {Error} if there is no build */
export const readManifest = (): Manifest => ({
  ...manifestIn('manifest.json'),
  ...manifestIn('redirect-bridge.json'),
});

const manifestIn = (name: string): Manifest =>
  JSON.parse(readFileSync(join(spa.folder, '.vite', name), 'utf8')) as Manifest;

/** Returns the size of the compressed file that the build writes for each script and style sheet. */
export const builtSize: SizeOf = (file) => statSync(join(spa.folder, `${file}.gz`)).size;
