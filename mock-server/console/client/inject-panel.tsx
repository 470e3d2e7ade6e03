import { Button, Input, type InputRef } from 'antd';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { anyOperation } from '../../../contracts/api/any-operation.ts';
import type { Catalogue, Fault } from '../../client/contract.ts';
import { ConditionFields } from './condition-fields.tsx';
import { type Conditions, whenOf } from './conditions.ts';
import { Card, useKey } from './controls.tsx';
import { CustomError } from './custom-error.tsx';
import { useDesk, useInject } from './desk.tsx';
import { errorGroups, oftenInWords } from './errors.ts';
import { useNotices } from './notice.tsx';
import { CountInput, Often } from './often.tsx';
import { byArea, searchOperations } from './operations.ts';
import { operationInWords, placeInWords } from './words.ts';

/** Injects errors: the user chooses the operation and the requests that fail, then presses the button of an error. */
export function InjectPanels() {
  const { catalogue } = useDesk();
  const { showError } = useNotices();
  const [operation, setOperation] = useState(anyOperation);
  const [times, setTimes] = useState<number | null>(1);
  const [first, setFirst] = useState(1);
  const [conditions, setConditions] = useState<Conditions>({});
  const inject = useInject();
  const search = useRef<InputRef>(null);
  useKey('e', () => search.current?.focus());
  const target = { operation, times, ...(first > 1 ? { nth: first } : {}) };
  const isLimited = Object.values(conditions).some((condition) => condition !== undefined);
  const address = catalogue.operations.find(({ name }) => name === operation);
  const injectError = async (error: Omit<Fault, keyof typeof target>) => {
    try {
      await inject({ ...error, ...target, ...whenOf(conditions) });
    } catch (failure) {
      showError(failure);
    }
  };
  return (
    <>
      <Card id="throw" title="Inject an error" shortcut="e">
        <div className="inject">
          <Targets
            search={search}
            operations={catalogue.operations}
            chosen={operation}
            choose={setOperation}
          />
          <div className="aimed">
            <p id="aim">
              These buttons make <b>{placeInWords({ operation })}</b> fail {oftenInWords(target)}
              {isLimited && ', if its conditions are met'}.
              {address && <span className="address">{`${address.method} ${address.path}`}</span>}
            </p>
            <Often name="often" times={times} set={setTimes} />
            <div className="row">
              from request
              <CountInput label="First request that fails" value={first} set={setFirst} />
            </div>
            <details>
              <summary>Only some requests</summary>
              <ConditionFields
                id="aim"
                conditions={conditions}
                set={setConditions}
                usual={{ caller: catalogue.personas[0]?.id ?? '', parameters: '{}', body: '{}' }}
              />
            </details>
            {errorGroups.map(({ title, errors }) => (
              <div key={title} role="group" aria-label={title} className="error-group">
                <p className="quiet-text" aria-hidden>
                  {title}
                </p>
                {errors
                  .filter(({ only = operation }) => only === operation)
                  .map(({ id, badge, label, fault }) => (
                    <Button
                      key={id}
                      className="error"
                      data-error={id}
                      aria-describedby="aim"
                      onClick={() => void injectError(fault)}
                    >
                      <b className="code">{badge}</b>
                      <span> {label}</span>
                    </Button>
                  ))}
              </div>
            ))}
          </div>
        </div>
      </Card>
      <CustomError inject={(error) => void injectError(error)} />
    </>
  );
}

interface TargetsProps {
  readonly search: RefObject<InputRef | null>;
  readonly operations: Catalogue['operations'];
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

/** The targets of an error: any request, the operations by area, and the legacy pages. A search shows the best first. */
const Targets = memo(function Targets({ search, operations, chosen, choose }: TargetsProps) {
  const [text, setText] = useState('');
  const found = useMemo(() => searchOperations(operations, text), [operations, text]);
  const option = (name: string, label: string, title?: string) => (
    <label key={name} className="operation" title={title}>
      <input
        type="radio"
        name="operation"
        value={name}
        checked={name === chosen}
        onChange={() => choose(name)}
      />
      {label}
    </label>
  );
  const options = (members: Catalogue['operations']) =>
    members.map(({ name, method, path, summary }) =>
      option(name, operationInWords(name), `${method} ${path}: ${summary}`),
    );
  return (
    <fieldset className="operations">
      <legend>Target</legend>
      <Input
        ref={search}
        type="search"
        placeholder="Search operations"
        aria-label="Search operations"
        aria-keyshortcuts="e"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => found[0] && choose(found[0].name)}
      />
      {option(anyOperation, 'Any request')}
      {text.trim() !== ''
        ? options(found)
        : byArea(found).map(([area, members]) =>
            area === 'legacy' ? (
              <details key={area}>
                <summary>{`Legacy pages (${members.length})`}</summary>
                {options(members)}
              </details>
            ) : (
              <div key={area} role="group" aria-label={area}>
                <p className="area-name" aria-hidden>
                  {area}
                </p>
                {options(members)}
              </div>
            ),
          )}
      {found.length === 0 && <p className="empty">No operation has all these words.</p>}
    </fieldset>
  );
});
