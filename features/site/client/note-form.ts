import { element } from './search-box.ts';

/** Returns a button. `key` is its keyboard shortcut; empty for none. */
export function buttonOf(name: string, key: string, press: () => unknown): HTMLElement {
  const button = element('button', { type: 'button', ...(key === '' ? {} : { 'aria-keyshortcuts': key }) });
  button.textContent = name;
  // The second click of a double click was meant for the button that the first one replaced.
  button.addEventListener('click', ({ detail }) => detail > 1 || void press());
  return button;
}

/** Opens a form at the end of an element. Enter sends it, Escape closes it. */
export function openForm(
  place: HTMLElement,
  fields: readonly (readonly [name: string, label: string, isOptional?: true])[],
  sends: string,
  send: (values: Record<string, string>) => Promise<boolean>,
): void {
  if (place.querySelector(':scope > form') !== null) return;
  const opener = document.activeElement;
  const form = element('form', { class: 'note-form' });
  for (const [name, words, isOptional] of fields) {
    const label = element('label', {});
    const field = element('textarea', { name, rows: '2', ...(isOptional ? {} : { required: '' }) });
    label.append(words, field);
    form.append(label);
  }
  const close = (): void => {
    form.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const submit = element('button', { type: 'submit' });
  submit.textContent = sends;
  form.append(submit, buttonOf('Cancel', '', close));
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLTextAreaElement)) return;
    else form.requestSubmit();
    event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    void send(values).then((isSent) => isSent && close());
  });
  place.append(form);
  form.querySelector('textarea')?.focus();
}
