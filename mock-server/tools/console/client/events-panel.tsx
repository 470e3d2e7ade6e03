import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { Card, Choices, CodeArea, Field } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { eventSamples } from './event-samples.ts';
import { useNotices } from './notice.tsx';
import { parseJson } from './recipe.ts';
import { counted, inWords } from './words.ts';

type EventName = keyof typeof eventSamples;
const names = Object.keys(eventSamples) as EventName[];
const choices = names.map((value) => ({ value, label: inWords(value) }));
const samples = Object.fromEntries(
  names.map((name) => [name, JSON.stringify(eventSamples[name], null, 2)]),
) as Record<EventName, string>;

/** Sends an event to all open pages of this world. */
export function EventsPanel() {
  const { send } = useDesk();
  const { tell, showError } = useNotices();
  const [name, setName] = useState<EventName>('loanUpdate');
  const [texts, setTexts] = useState(samples);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const order = { name, data: parseJson('The data', texts[name]) };
      const { listeners } = await send((world) => world.sendEvent(order));
      const received =
        listeners === 0
          ? 'to no client: open a loan in the product first'
          : `to ${counted(listeners, 'client')}`;
      tell(`${inWords(name)} is sent ${received}.`);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Card id="events" title="Send an event">
      <form onSubmit={(event) => void submit(event)}>
        <Choices name="event" legend="Event" hidesLegend choices={choices} value={name} choose={setName} />
        <Field id="event-data" label="Data (JSON)">
          <CodeArea
            id="event-data"
            rows={7}
            value={texts[name]}
            set={(text) => setTexts({ ...texts, [name]: text })}
          />
        </Field>
        <Button htmlType="submit">Send</Button>
      </form>
    </Card>
  );
}
