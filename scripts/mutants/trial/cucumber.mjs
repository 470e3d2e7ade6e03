/** A run of some scenarios at one level, whose verdicts go to the trial's own folder. */
export default {
  import: ['features/support/hooks.ts', 'features/steps/*.ts'],
  format: ['./scripts/mutants/trial/cucumber-verdicts.ts'],
  worldParameters: { level: process.env.THRESHOLD_LEVEL },
};
