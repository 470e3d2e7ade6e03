import { useMemo, useState } from 'react';
import type { OwnLoan } from '../../client/client.ts';
import { api, mockDescription } from './api.ts';
import { Card, SearchBox } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { type LoanField, loanForm, partWith, readField } from './loan-fields.ts';
import { loanSchemaIn } from './schemas.ts';
import { ValueControl } from './settings-form.tsx';
import { valueInWords } from './settings.ts';
import type { Commit } from './text-control.tsx';
import { counted } from './words.ts';

/** Number of loans that the list shows at once. */
const mostListed = 6;

/** Finds a loan of the world and opens it in a form. */
export function LoansPanel() {
  const { state } = useDesk();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const { data: loans = [] } = api.useGetWorldLoansQuery([state.id, text.trim()]);
  const rest = loans.length - mostListed;
  return (
    <Card id="loans" title="Loans" shortcut="l">
      <SearchBox
        label="Find a loan"
        placeholder="Number or last name"
        shortcut="l"
        value={text}
        set={setText}
        enter={() => loans[0] && setOpened(loans[0].generalAccountId)}
      />
      <ul className="loans">
        {loans.slice(0, mostListed).map(({ generalAccountId, loanNumber, accountName, isLead, loan }) => (
          <li key={generalAccountId}>
            <button
              type="button"
              className="line"
              aria-expanded={generalAccountId === opened}
              onClick={() => setOpened(generalAccountId === opened ? null : generalAccountId)}
            >
              <span className="call">{accountName}</span>
              <span className="when">{isLead ? 'Lead' : (loanNumber ?? generalAccountId)}</span>
            </button>
            {generalAccountId === opened && <LoanForm generalAccountId={generalAccountId} loan={loan} />}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="hint">{`${counted(rest, 'more loan')}: type to find one.`}</p>}
      {loans.length === 0 && <p className="empty">No loan matches.</p>}
    </Card>
  );
}

interface LoanFormProps {
  readonly generalAccountId: number;
  readonly loan: OwnLoan;
}

/** All fields of a loan. Each change is sent when the user leaves its field, and has an undo button. */
function LoanForm({ generalAccountId, loan }: LoanFormProps) {
  const { carryOut } = useDesk();
  const { data: description, error } = api.useGetDescriptionQuery(mockDescription);
  const form = useMemo(() => description && loanForm(loanSchemaIn(description)), [description]);
  if (!form) return <p className="empty">{error?.message ?? 'Loading …'}</p>;
  const changed = (part: object) => ({ loans: { [generalAccountId]: part } });
  const commitTo =
    (field: LoanField): Commit =>
    (value) => {
      const former = partWith(field, readField(field, loan));
      return carryOut(
        `${field.label} of loan ${generalAccountId}: ${valueInWords(value)}.`,
        (world) => world.changeWorld(changed(partWith(field, value))),
        (world) => world.changeWorld(changed(former)),
      );
    };
  const controls = (fields: readonly LoanField[]) =>
    fields.map((field) => (
      <ValueControl key={field.id} field={field} value={readField(field, loan)} commit={commitTo(field)} />
    ));
  return (
    <div className="loan" role="group" aria-label={`Loan ${generalAccountId}`}>
      {controls(form.first)}
      {form.groups.map(({ title, fields }) => (
        <details key={title}>
          <summary>{title}</summary>
          {controls(fields)}
        </details>
      ))}
    </div>
  );
}
