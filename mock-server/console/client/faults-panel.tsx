import { Button, Checkbox, Form, type FormRule, Input, InputNumber } from 'antd';
import { memo, useMemo, useRef, useState } from 'react';
import { anyOperation } from '../../../contracts/api/any-operation.ts';
import type { Catalogue, Fault } from '../../client/contract.ts';
import { api } from './api.ts';
import { Card, Choices } from './controls.tsx';
import { useDesk } from './desk.tsx';
import {
  byArea,
  errorGroups,
  faultAt,
  faultInWords,
  isNamed,
  oftenInWords,
  type TargetChoice,
  targetOf,
  wholeOf,
} from './errors.ts';
import { inWords, operationInWords, placeInWords } from './words.ts';

const frequencies = [
  { value: 'once', label: 'Once' },
  { value: 'some', label: 'Some times' },
  { value: 'always', label: 'Always' },
] as const;
type Frequency = (typeof frequencies)[number]['value'];

/** Injects errors: the user chooses the operation and the requests that fail, then presses the button of an error. */
export function InjectPanels() {
  const { state, catalogue, carryOut } = useDesk();
  const [operation, setOperation] = useState(anyOperation);
  const [frequency, setFrequency] = useState<Frequency>('once');
  const [count, setCount] = useState('3');
  const [first, setFirst] = useState('1');
  const [addFault] = api.useAddFaultMutation();
  const [replaceFaults] = api.useReplaceFaultsMutation();
  const times = { once: 1, some: wholeOf(count), always: null }[frequency];
  const target: TargetChoice = { operation, times, nth: wholeOf(first) };
  // The undo button restores the faults that were pending before.
  const inject = (fault: Fault) =>
    carryOut(
      `${faultInWords(fault)} is pending for ${placeInWords(fault)}, ${oftenInWords(fault)}.`,
      () => addFault([state.id, fault]).unwrap(),
      () => replaceFaults([state.id, state.faults]).unwrap(),
    );
  return (
    <>
      <Card id="throw" title="Inject an error">
        <OperationsList operations={catalogue.operations} chosen={operation} choose={setOperation} />
        <div className="row">
          <Choices
            name="often"
            legend="How often"
            hidesLegend
            choices={frequencies}
            value={frequency}
            choose={setFrequency}
          />
          <Input
            {...countInput}
            aria-label="How many times"
            value={count}
            onFocus={() => setFrequency('some')}
            onChange={({ target: { value } }) => setCount(value)}
          />
          <label>
            from request{' '}
            <Input
              {...countInput}
              aria-label="First request that fails"
              value={first}
              onChange={({ target: { value } }) => setFirst(value)}
            />
          </label>
        </div>
        <p id="aim" className="quiet-text">
          The button that you press makes <b>{placeInWords({ operation })}</b> fail{' '}
          {oftenInWords(targetOf(target))}.
        </p>
        {errorGroups.map(({ title, errors }) => (
          <div key={title} role="group" aria-label={title} className="error-group">
            <p className="quiet-text" aria-hidden>
              {title}
            </p>
            <div className="error-buttons">
              {errors.map((error) => (
                <Button
                  key={error.id}
                  className="error"
                  data-error={error.id}
                  aria-describedby="aim"
                  onClick={() => void inject(faultAt(error, target))}
                >
                  <b className="code">{error.badge}</b>
                  <span> {error.label}</span>
                </Button>
              ))}
            </div>
          </div>
        ))}
      </Card>
      <CustomError inject={(fault) => void inject({ ...targetOf(target), ...fault })} />
    </>
  );
}

const countInput = { style: { width: 72 }, type: 'number', size: 'small', min: 1, max: 10_000 } as const;

interface OperationsListProps {
  readonly operations: Catalogue['operations'];
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

/** The operations by area, with a search. One operation is chosen as the target of an error. */
const OperationsList = memo(function OperationsList({ operations, chosen, choose }: OperationsListProps) {
  const [text, setText] = useState('');
  const areas = useMemo(
    () => byArea(operations.filter((operation) => isNamed(operation, text))),
    [operations, text],
  );
  const radio = (name: string) => (
    <input
      type="radio"
      name="operation"
      value={name}
      checked={name === chosen}
      onChange={() => choose(name)}
    />
  );
  return (
    <fieldset className="operations">
      <legend>Where</legend>
      <Input
        type="search"
        placeholder="Search operations"
        aria-label="Search operations"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="scroll">
        <label className="operation">
          {radio(anyOperation)}
          <b>Any request</b>
          <span className="address">the next one</span>
        </label>
        {areas.map(([area, members]) => (
          <div key={area} role="group" aria-label={inWords(area)}>
            <p className="area-name" aria-hidden>
              {inWords(area)}
            </p>
            {members.map(({ name, method, path, summary }) => (
              <label key={name} className="operation" title={summary}>
                {radio(name)}
                <b>{operationInWords(name)}</b>
                <span className="address">{`${method} ${path}`}</span>
              </label>
            ))}
          </div>
        ))}
        {areas.length === 0 && <p className="empty">No operation has all these words.</p>}
      </div>
    </fieldset>
  );
});

type CustomFault = Pick<Fault, 'kind' | 'status' | 'message' | 'withTraceId' | 'delayMilliseconds'>;

/** An error with any status, message and delay. */
const CustomError = ({ inject }: { readonly inject: (fault: CustomFault) => void }) => (
  <Card id="custom" title="Custom error">
    <details>
      <summary>Status, message and delay</summary>
      <p className="hint">Choose the operation and how often it fails under “Inject an error”.</p>
      <Form
        name="custom-status"
        layout="vertical"
        initialValues={{ status: 503, withTraceId: true }}
        onFinish={({ message, ...fault }: Omit<CustomFault, 'kind'>) =>
          inject({ kind: 'status', ...fault, ...(message ? { message } : {}) })
        }
      >
        <Form.Item name="status" label="Status" rules={wholeFrom(400, 599)}>
          <InputNumber />
        </Form.Item>
        <Form.Item name="message" label="Message">
          <Input maxLength={500} placeholder="None: the response has no body" />
        </Form.Item>
        <Form.Item name="withTraceId" valuePropName="checked">
          <Checkbox>With trace id</Checkbox>
        </Form.Item>
        <Button htmlType="submit">Inject status</Button>
      </Form>
      <Form
        name="custom-delay"
        layout="vertical"
        initialValues={{ delayMilliseconds: 10_000 }}
        onFinish={(fault: Omit<CustomFault, 'kind'>) => inject({ kind: 'delay', ...fault })}
      >
        <Form.Item name="delayMilliseconds" label="Delay in milliseconds" rules={wholeFrom(1, 60_000)}>
          <InputNumber />
        </Form.Item>
        <Button htmlType="submit">Delay</Button>
      </Form>
    </details>
  </Card>
);

const wholeFrom = (min: number, max: number): FormRule[] => [
  { required: true, type: 'integer', min, max, message: `Enter a whole number from ${min} to ${max}.` },
];

/** The pending faults, with a button to remove one and a button to remove all. */
export function PendingFaults() {
  const { state, carryOut } = useDesk();
  const [replaceFaults] = api.useReplaceFaultsMutation();
  const clear = useRef<HTMLButtonElement>(null);
  const { id, faults } = state;
  const keep = (kept: readonly Fault[], done: string) =>
    carryOut(
      done,
      () => replaceFaults([id, kept]).unwrap(),
      () => replaceFaults([id, faults]).unwrap(),
    );
  const remove = (index: number) => {
    void keep(faults.toSpliced(index, 1), 'The fault has been removed.');
    clear.current?.focus();
  };
  return (
    <Card id="waiting" title="Pending faults">
      {faults.length === 0 ? (
        <p className="empty">No pending faults.</p>
      ) : (
        <>
          <ul className="faults">
            {faults.map((fault, index) => (
              // Faults have no id here, and equal ones may be pending at once.
              <li key={index} className="setting">
                <span>
                  <b>{faultInWords(fault)}</b> {`at ${placeInWords(fault)}, ${oftenInWords(fault)}`}
                </span>
                <Button
                  type="text"
                  size="small"
                  aria-label={`Remove ${faultInWords(fault)} at ${placeInWords(fault)}`}
                  onClick={() => remove(index)}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
          <div className="row">
            <Button ref={clear} onClick={() => void keep([], 'All pending faults have been removed.')}>
              Clear all
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
