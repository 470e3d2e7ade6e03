import { choiceRow } from './choice-row.ts';
import { element, part } from './dom.ts';
import { eventSamples } from './event-samples.ts';
import type { Model } from './model.ts';
import { tell, showError } from './notice.ts';
import { counted, inWords } from './words.ts';

type EventName = keyof typeof eventSamples;

/** Mounts the panel that sends an event to all open pages of this world. */
export function mountEvents(model: Model): void {
  const names = Object.keys(eventSamples) as EventName[];
  const written = new Map<EventName, string>(
    names.map((name) => [name, JSON.stringify(eventSamples[name], null, 2)]),
  );
  let chosen: EventName = 'loanUpdate';
  const data = element('textarea', {
    id: 'event-data',
    rows: 7,
    spellcheck: 'false',
    autocomplete: 'off',
    input: () => void written.set(chosen, data.value),
  });
  const show = (name: EventName): void => {
    chosen = name;
    data.value = written.get(name) ?? '';
  };
  const choices = names.map((value) => ({ value, label: inWords(value) }));
  const { row, show: mark } = choiceRow<EventName>('event', 'Event', choices, show);
  mark(chosen);
  show(chosen);
  part('events').replaceChildren(
    element(
      'form',
      {
        submit: (event) => {
          event.preventDefault();
          void send(model, chosen, data.value);
        },
      },
      row,
      element('div', { class: 'field' }, element('label', { for: 'event-data' }, 'Data (JSON)'), data),
      element('button', { type: 'submit' }, 'Send'),
    ),
  );
}

async function send(model: Model, name: EventName, written: string): Promise<void> {
  try {
    const listeners = await model.control.sendEvent({ name, data: parsed(written) });
    const received =
      listeners === 0
        ? 'to no client: open a loan in the product first'
        : `to ${counted(listeners, 'client')}`;
    tell(`${inWords(name)} is sent ${received}.`);
  } catch (error) {
    showError(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The data is not valid JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
