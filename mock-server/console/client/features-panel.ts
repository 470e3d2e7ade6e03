import { choiceRow } from './choice-row.ts';
import { element, part } from './dom.ts';
import { type FeatureName, choiceOf, featureChoices, featureLabels } from './features.ts';
import type { Model } from './model.ts';

const labels = { own: 'Own', on: 'On', off: 'Off' } as const;
const choices = featureChoices.map((value) => ({ value, label: labels[value] }));

/** Features that everybody in the world has or lacks, whatever their persona says. */
export function mountFeatures(model: Model): void {
  const rows = (Object.keys(featureLabels) as FeatureName[]).map((name) => {
    const { row, show, allow } = choiceRow(`feature-${name}`, featureLabels[name], choices, (choice) => {
      const former = model.state.features[name];
      const order = (has: boolean) => () => model.control.change({ features: { [name]: has } });
      void model.carryOut(
        `${featureLabels[name]}: ${choice} for everybody.`,
        order(choice === 'on'),
        former === undefined ? undefined : order(former),
      );
    });
    return { name, row, show, allow };
  });
  part('features').replaceChildren(
    ...rows.map(({ row }) => row),
    element(
      'p',
      { class: 'hint' },
      'Own is as each persona has it. Once on or off, a feature is its own again after a reset.',
    ),
  );
  model.onState(({ features }) => {
    for (const { name, show, allow } of rows) {
      const choice = choiceOf(features, name);
      allow('own', choice === 'own');
      show(choice);
    }
  });
}
