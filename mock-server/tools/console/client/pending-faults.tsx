import { Button } from 'antd';
import { useRef } from 'react';
import type { Fault } from '../../client/contract.ts';
import { whenInWords } from './conditions.ts';
import { Card } from './controls.tsx';
import { replaceFaults, useDesk } from './desk.tsx';
import { faultInWords, oftenInWords } from './errors.ts';
import { placeInWords } from './words.ts';

/** The pending faults, with a button to remove one and a button to remove all. */
export function PendingFaults() {
  const { state, carryOut } = useDesk();
  const clear = useRef<HTMLButtonElement>(null);
  const { faults } = state;
  const keep = (kept: readonly Fault[], done: string) =>
    carryOut(
      done,
      (world) => replaceFaults(world, kept),
      (world) => replaceFaults(world, faults),
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
                  <b>{faultInWords(fault)}</b>{' '}
                  <span>{`at ${placeInWords(fault)}${whenInWords(fault)}, ${oftenInWords(fault)}`}</span>
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
