import { element, isBusy, part } from './dom.ts';
import type { Model } from './model.ts';
import { textSettings } from './settings.ts';

/** Draws a field for each text and address of the settings. An empty field means the default. */
export function mountSettings(model: Model): void {
  const fields = textSettings.map((setting) => {
    const input = element('input', { id: `setting-${setting.id}`, placeholder: 'Default' });
    input.addEventListener('change', () => {
      const former = model.state.settings;
      const value = input.value.trim();
      void model.carryOut(
        value === '' ? `${setting.label}: default.` : `${setting.label}: ${value}.`,
        () => model.control.change({ settings: setting.change(former, value) }),
        () => model.control.change({ settings: setting.change(model.state.settings, setting.read(former)) }),
      );
    });
    const field = element(
      'div',
      { class: 'field' },
      element('label', { for: input.id }, setting.label),
      input,
    );
    return { setting, input, field };
  });
  part('settings').replaceChildren(
    element(
      'details',
      {},
      element('summary', {}, 'Product title, pages, support site'),
      ...fields.map(({ field }) => field),
    ),
    element(
      'p',
      { class: 'hint' },
      'The product reads these settings when it starts. Reload the product to see a change.',
    ),
  );
  model.onState(({ settings }) => {
    for (const { setting, input } of fields) if (!isBusy(input)) input.value = setting.read(settings);
  });
}
