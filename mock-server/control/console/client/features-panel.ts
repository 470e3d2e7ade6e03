import { choiceRow } from './choice-row.ts';
import { element, part } from './dom.ts';
import { choiceOf, type FeatureChoice, type FeatureName, featureChoices, featureLabels } from './features.ts';
import type { Model } from './model.ts';

const labels = { own: 'Own', on: 'On', off: 'Off' } as const;
const choices = featureChoices.map((value) => ({ value, label: labels[value] }));
const outcomes = { own: 'as each persona has it', on: 'on for all users', off: 'off for all users' } as const;

/** Value that a request sends for each choice of a feature. With null, each persona keeps its own setting. */
const values = { own: null, on: true, off: false } as const;

/** Mounts a choice for each feature: all users have it, no user has it, or each persona keeps its own setting. */
export function mountFeatures(model: Model): void {
  const rows = (Object.keys(featureLabels) as FeatureName[]).map((name) => {
    const order = (choice: FeatureChoice) => () =>
      model.control.change({ features: { [name]: values[choice] } });
    const { row, show } = choiceRow(`feature-${name}`, featureLabels[name], choices, (choice) => {
      const former = choiceOf(model.state.features, name);
      void model.carryOut(`${featureLabels[name]}: ${outcomes[choice]}.`, order(choice), order(former));
    });
    return { name, row, show };
  });
  part('features').replaceChildren(
    ...rows.map(({ row }) => row),
    element('p', { class: 'hint' }, 'Each persona keeps its own setting.'),
  );
  model.onState(({ features }) => {
    for (const { name, show } of rows) show(choiceOf(features, name));
  });
}
