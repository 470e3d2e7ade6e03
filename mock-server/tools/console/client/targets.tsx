import { useState } from 'react';
import { anyOperation } from '../../../../contracts/api/any-operation.ts';
import type { Catalogue } from '../../client/contract.ts';
import { SearchBox } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { byArea, searchOperations } from './operations.ts';
import { operationInWords } from './words.ts';

interface TargetsProps {
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

/** The targets of an error: any request, the operations by area, and the legacy pages. A search shows the best first. */
export function Targets({ chosen, choose }: TargetsProps) {
  const { catalogue } = useDesk();
  const [text, setText] = useState('');
  const found = searchOperations(catalogue.operations, text);
  const option = (name: string, label: string, title?: string) => (
    <label key={name} className="operation" title={title}>
      <input
        type="radio"
        name="operation"
        value={name}
        checked={name === chosen}
        onChange={() => choose(name)}
      />
      <span>{label}</span>
    </label>
  );
  const options = (operations: Catalogue['operations']) =>
    operations.map(({ name, method, path, summary }) =>
      option(name, operationInWords(name), `${method} ${path}: ${summary}`),
    );
  return (
    <fieldset className="operations">
      <legend>Target</legend>
      <SearchBox
        label="Search operations"
        placeholder="Search operations"
        shortcut="e"
        value={text}
        set={setText}
        enter={() => found[0] && choose(found[0].name)}
      />
      {option(anyOperation, 'Any request')}
      {text.trim() !== ''
        ? options(found)
        : byArea(found).map(([area, operations]) =>
            area === 'legacy' ? (
              <details key={area}>
                <summary>{`Legacy pages (${operations.length})`}</summary>
                {options(operations)}
              </details>
            ) : (
              <div key={area} role="group" aria-label={area}>
                <p className="area-name" aria-hidden>
                  {area}
                </p>
                {options(operations)}
              </div>
            ),
          )}
      {found.length === 0 && <p className="empty">No operation has all these words.</p>}
    </fieldset>
  );
}
