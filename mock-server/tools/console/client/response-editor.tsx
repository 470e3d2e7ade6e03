import { Button } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { ControlError } from '../../client/client.ts';
import type { JournalEntry } from '../../client/contract.ts';
import { ConditionFields } from './condition-fields.tsx';
import { bodyCondition, type Conditions, parametersOf, whenOf } from './conditions.ts';
import { CodeArea, Field, NumberInput } from './controls.tsx';
import { useDesk, useInject } from './desk.tsx';
import { messageOf } from './notice.tsx';
import { Often, type Times } from './often.tsx';
import { prettyBody } from './pretty.ts';
import { parseJson } from './recipe.ts';

interface ResponseEditorProps {
  readonly entry: JournalEntry;
  readonly operation: string;
  readonly close: () => void;
}

/** Edits the response of a request, so that the server sends it for the next requests of this operation. */
export function ResponseEditor({ entry, operation, close }: ResponseEditorProps) {
  const { catalogue } = useDesk();
  const inject = useInject();
  const id = useId();
  const [status, setStatus] = useState(entry.status === 0 ? 200 : entry.status);
  const [headers, setHeaders] = useState('{}');
  const [body, setBody] = useState(prettyBody(entry.answerBody ?? ''));
  const [times, setTimes] = useState<Times>('always');
  const [conditions, setConditions] = useState<Conditions>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const template = catalogue.operations.find(({ name }) => name === operation)?.path ?? '';

  const send = async (anyway: boolean) => {
    try {
      await inject({
        operation,
        kind: 'response',
        times,
        response: {
          status,
          headers: parseJson('response.headers', headers) as Record<string, string>,
          ...(body.trim() === '' ? {} : { body: parseJson('response.body', body) }),
          ...(anyway ? { anyway } : {}),
        },
        ...whenOf(conditions),
      });
      close();
    } catch (failure) {
      setRefusal({ text: messageOf(failure), isByServer: failure instanceof ControlError });
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(false);
  };
  const refusalAt = (part: Part) =>
    refusal &&
    partIn(refusal.text) === part && (
      <div className="refusal" role="alert">
        <span>{refusal.text}</span>{' '}
        {refusal.isByServer && part !== 'other' && (
          <Button size="small" onClick={() => void send(true)}>
            Send anyway
          </Button>
        )}
      </div>
    );
  return (
    <form aria-label="Response from now on" onSubmit={submit}>
      <Field id={`${id}-status`} label="Status">
        <NumberInput
          id={`${id}-status`}
          min={100}
          max={599}
          precision={0}
          value={status}
          onChange={(next) => setStatus(next ?? 200)}
        />
      </Field>
      {refusalAt('status')}
      <Field id={`${id}-headers`} label="Headers (JSON)">
        <CodeArea id={`${id}-headers`} rows={2} value={headers} set={setHeaders} />
      </Field>
      {refusalAt('headers')}
      <Field id={`${id}-body`} label="Body (JSON); empty for none">
        <CodeArea id={`${id}-body`} rows={10} value={body} set={setBody} />
      </Field>
      {refusalAt('body')}
      <Often name={`${id}-often`} times={times} set={setTimes} />
      <ConditionFields
        id={id}
        conditions={conditions}
        set={setConditions}
        usual={{
          caller: entry.caller ?? catalogue.personas[0]?.id ?? '',
          parameters: JSON.stringify(parametersOf(template, entry.path)),
          body: bodyCondition(entry.requestBody),
        }}
      />
      {refusalAt('other')}
      <div className="row">
        <Button type="primary" htmlType="submit">
          Respond like this
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}

interface Refusal {
  readonly text: string;
  /** True for a refusal that the server drops if it gets `anyway`. */
  readonly isByServer: boolean;
}

const parts = ['status', 'headers', 'body'] as const;
type Part = (typeof parts)[number] | 'other';

/** Returns the part of a response that a refusal is about. */
const partIn = (refusal: string): Part =>
  parts.find((part) => refusal.includes(`response.${part}`)) ?? 'other';
