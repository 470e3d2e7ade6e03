import { Button } from 'antd';
import { useState } from 'react';
import { anyOperation } from '../../../../contracts/api/any-operation.ts';
import type { Fault } from '../../client/contract.ts';
import { ConditionFields } from './condition-fields.tsx';
import { type Conditions, whenOf } from './conditions.ts';
import { Card } from './controls.tsx';
import { CustomError } from './custom-error.tsx';
import { useDesk, useInject } from './desk.tsx';
import { errorGroups, oftenInWords } from './errors.ts';
import { useNotices } from './notice.tsx';
import { CountInput, Often, type Times } from './often.tsx';
import { Targets } from './targets.tsx';
import { placeInWords } from './words.ts';

/** The requests that fail. */
interface Aim {
  /** Name of the operation or legacy page, or `anyOperation`. */
  readonly operation: string;
  readonly times: Times;
  /** Number of the first request that fails. */
  readonly nth: number;
  readonly conditions: Conditions;
}

/** An error without its aim. */
type AimlessFault = Omit<Fault, 'operation' | 'times' | 'nth' | 'when'>;

/** Injects errors: the user chooses the operation and the requests that fail, then presses the button of an error. */
export function InjectPanels() {
  const { showError } = useNotices();
  const inject = useInject();
  const [aim, setAim] = useState<Aim>({ operation: anyOperation, times: 1, nth: 1, conditions: {} });
  const { operation, conditions } = aim;
  const change = (part: Partial<Aim>) => setAim({ ...aim, ...part });
  const injectError = async (error: AimlessFault) => {
    try {
      await inject({ ...error, ...countsOf(aim), operation, ...whenOf(conditions) });
    } catch (failure) {
      showError(failure);
    }
  };
  return (
    <>
      <Card id="throw" title="Inject an error" shortcut="e">
        <div className="inject">
          <Targets chosen={operation} choose={(name) => change({ operation: name })} />
          <div className="aimed">
            <AimInWords aim={aim} />
            <AimFields aim={aim} change={change} />
            <ErrorButtons operation={operation} inject={(error) => void injectError(error)} />
          </div>
        </div>
      </Card>
      <CustomError inject={(error) => void injectError(error)} />
    </>
  );
}

const countsOf = ({ times, nth }: Aim): Pick<Fault, 'times' | 'nth'> => ({
  times,
  ...(nth > 1 ? { nth } : {}),
});

/** Says which requests the buttons make fail. */
function AimInWords({ aim }: { readonly aim: Aim }) {
  const { catalogue } = useDesk();
  const { operation, conditions } = aim;
  const isLimited = Object.values(conditions).some((condition) => condition !== undefined);
  const target = catalogue.operations.find(({ name }) => name === operation);
  return (
    <p id="aim">
      <span>These buttons make</span> <b>{placeInWords({ operation })}</b>{' '}
      <span>{`fail ${oftenInWords(countsOf(aim))}${isLimited ? ', if its conditions are met' : ''}.`}</span>
      {target && <span className="address">{`${target.method} ${target.path}`}</span>}
    </p>
  );
}

interface AimFieldsProps {
  readonly aim: Aim;
  readonly change: (part: Partial<Aim>) => void;
}

/** Chooses how many requests fail, from which one on, and on which conditions. */
function AimFields({ aim, change }: AimFieldsProps) {
  const { catalogue } = useDesk();
  return (
    <>
      <Often name="often" times={aim.times} set={(times) => change({ times })} />
      <div className="row">
        <span>from request</span>
        <CountInput label="First request that fails" value={aim.nth} set={(nth) => change({ nth })} />
      </div>
      <details>
        <summary>Only some requests</summary>
        <ConditionFields
          id="aim"
          conditions={aim.conditions}
          set={(conditions) => change({ conditions })}
          usual={{ caller: catalogue.personas[0]?.id ?? '', parameters: '{}', body: '{}' }}
        />
      </details>
    </>
  );
}

interface ErrorButtonsProps {
  readonly operation: string;
  readonly inject: (error: AimlessFault) => void;
}

/** A button for each error that an operation can have. */
const ErrorButtons = ({ operation, inject }: ErrorButtonsProps) =>
  errorGroups.map(({ title, errors }) => (
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
            onClick={() => inject(fault)}
          >
            <b className="code">{badge}</b>
            <span>{` ${label}`}</span>
          </Button>
        ))}
    </div>
  ));
