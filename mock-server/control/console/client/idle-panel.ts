import { longestIdleTime } from '../../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../../contracts/operations/configuration.ts';
import { choiceRow } from './choice-row.ts';
import { element, isBusy, part } from './dom.ts';
import { idleInWords, type IdleSetName, idleSetOf, idleSets } from './idle-times.ts';
import type { Model } from './model.ts';

const labels = {
  idleSeconds: 'Warning after',
  timeoutSeconds: 'Sign-out after the warning',
  keepAliveSeconds: 'Keep-alive every',
} as const satisfies Record<keyof IdleTiming, string>;
const names = Object.keys(labels) as (keyof IdleTiming)[];

/** Mounts the choice of idle times: those of document 000, those of document 001, those of a demo, or any others. */
export function mountIdle(model: Model): void {
  const facts = element('p', { class: 'hint' });
  const sets = Object.entries(idleSets).map(([value, { label }]) => ({ value: value as IdleSetName, label }));
  const { row, show } = choiceRow<IdleSetName | 'own'>('idle-set', 'Times', sets, (value) => {
    if (value !== 'own') void change(idleSets[value].times);
  });
  const fields = names.map((name) => ({
    name,
    input: element('input', {
      id: `idle-${name}`,
      type: 'number',
      min: 1,
      max: longestIdleTime,
      step: 1,
      required: true,
    }),
  }));
  const form = element(
    'form',
    {
      class: 'custom',
      submit: (event) => {
        event.preventDefault();
        void change(
          Object.fromEntries(fields.map(({ name, input }) => [name, input.valueAsNumber])) as IdleTiming,
        );
      },
    },
    ...fields.map(({ name, input }) =>
      element(
        'div',
        { class: 'setting' },
        element('label', { for: input.id }, `${labels[name]} (seconds)`),
        input,
      ),
    ),
    element('div', { class: 'row' }, element('button', { type: 'submit' }, 'Set times')),
  );
  part('idle').replaceChildren(
    row,
    facts,
    element('details', {}, element('summary', {}, 'Other times'), form),
    element(
      'p',
      { class: 'hint' },
      'The product reads its idle times when it starts. Reload the product to see a change.',
    ),
  );
  model.onState(({ settings: { idle } }) => {
    show(idleSetOf(idle) ?? 'own');
    facts.textContent = `${idleInWords(idle)}.`;
    for (const { name, input } of fields) if (!isBusy(input)) input.value = String(idle[name]);
  });

  async function change(idle: IdleTiming): Promise<void> {
    const former = model.state.settings.idle;
    await model.carryOut(
      `${idleInWords(idle)}, from the next start of the product on.`,
      () => model.control.change({ settings: { idle } }),
      () => model.control.change({ settings: { idle: former } }),
    );
  }
}
