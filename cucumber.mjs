import { enableCompileCache } from 'node:module';

// Compiled modules are kept for the next run: one scenario of the app level takes 1.4 s instead of 1.7.
enableCompileCache('node_modules/.cache/compile');

/** Path of the report of `npm test`, as messages of Cucumber. */
const report = process.env.THRESHOLD_REPORT;

/** `npm run features -- PATH` names what is run; paths that are given to Cucumber itself would only be added. */
const chosen = process.env.THRESHOLD_FEATURES?.split('\n') ?? ['features/**/*.feature'];

/** Step definitions, which editors find here, too, and the ids of rows as tags. */
const steps = {
  import: ['features/support/users/hooks.ts', 'features/**/*.steps.ts'],
  plugin: ['./scripts/test/gherkin/rule-column.ts'],
};

/**
 * One set of features, four levels. `cucumber-js -p http` runs the scenarios that are tagged @http, and so on.
 * Workers are threads; on two cores two of them are the ceiling.
 */
const atLevel = (level, more = {}) => ({
  paths: chosen,
  ...steps,
  tags: `@${level}`,
  format: ['summary', ...(report ? [['message', report]] : [])],
  ...more,
});

/** `npx cucumber-js FILE[:LINE]` runs each scenario at the level of its tag. */
export default { ...steps, forceExit: true };
export const domain = atLevel('domain');
export const http = atLevel('http');
export const app = atLevel('app');
export const browser = atLevel('browser', { parallel: 2 });
