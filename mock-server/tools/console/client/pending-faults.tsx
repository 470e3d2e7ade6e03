import { Button } from 'antd';
import { useRef } from 'react';
import { whenInWords } from './conditions.ts';
import { Card } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { faultInWords, oftenInWords } from './errors.ts';
import { placeInWords } from './words.ts';

/** The pending faults, with a button to remove one and a button to remove all. */
export function PendingFaults() {
  const { world, change } = useDesk();
  const clear = useRef<HTMLButtonElement>(null);
  const faults = Object.entries(world.faults ?? {}).flatMap(([name, fault]) =>
    fault ? [{ name, ...fault }] : [],
  );
  const remove = (name: string) => {
    void change('The fault has been removed.', { faults: { [name]: null } });
    clear.current?.focus();
  };
  return (
    <Card id="waiting" title="Pending faults">
      {faults.length === 0 ? (
        <p className="empty">No pending faults.</p>
      ) : (
        <>
          <ul className="faults">
            {faults.map(({ name, ...fault }) => (
              <li key={name} className="setting">
                <span>
                  <b>{faultInWords(fault)}</b>{' '}
                  <span>{`at ${placeInWords(fault)}${whenInWords(fault)}, ${oftenInWords(fault)}`}</span>
                </span>
                <Button
                  type="text"
                  size="small"
                  aria-label={`Remove ${faultInWords(fault)} at ${placeInWords(fault)}`}
                  onClick={() => remove(name)}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
          <div className="row">
            <Button
              ref={clear}
              onClick={() => void change('All pending faults have been removed.', { faults: null })}
            >
              Clear all
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
