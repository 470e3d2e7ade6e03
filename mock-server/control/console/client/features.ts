import type { WorldState } from '../../../../contracts/operations/mock-schemas.ts';

type Features = WorldState['features'];
export type FeatureName = keyof Features;

/** Labels of the features that a world can set for all its users. A missing feature is a compile error. */
export const featureLabels = {
  createLoan: 'Create loan',
  lead: 'Leads',
  importLoan: 'Import loan',
  registration: 'Registration',
  quickLock: 'Quick lock',
  scenarioPricer: 'Scenario pricer',
  loanOriginationType: 'Origination type',
  employeeLoan: 'Employee loan',
} as const satisfies Record<FeatureName, string>;

/** The choices for a feature. With `own` each persona keeps its own setting. */
export const featureChoices = ['own', 'on', 'off'] as const;
export type FeatureChoice = (typeof featureChoices)[number];

export const choiceOf = (features: Features, name: FeatureName): FeatureChoice => {
  const value = features[name];
  return value === undefined ? 'own' : value ? 'on' : 'off';
};
