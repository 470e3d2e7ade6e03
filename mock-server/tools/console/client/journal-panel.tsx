import { Button, Select, Space } from 'antd';
import { memo, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { limits } from '../../../../contracts/api/limits.ts';
import { mockOperations } from '../../../../contracts/operations/mock.ts';
import { addressOf } from '../../../../contracts/operation.ts';
import type { JournalEntry } from '../../client/contract.ts';
import { labelRender } from '../../../../web/shared/ui/fields/select-label.tsx';
import { api, clearJournal } from './api.ts';
import { Card, Choices, SearchBox } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { EntryDetail } from './entry-detail.tsx';
import type { Connection } from './journal-feed.ts';
import { everything, isError, isShown, type StatusClass, statusClasses } from './journal-filter.ts';
import { operationInWords } from './words.ts';

const connections: Readonly<Record<Connection, string>> = {
  opening: 'Connecting …',
  live: 'Live',
  away: 'Disconnected. Reconnecting …',
};

const statusChoices = statusClasses.map((value) => ({
  value,
  label: value === 'all' || value === 'faults' ? operationInWords(value) : value,
}));

/** The requests of the world as they are sent, newest first. */
export function JournalPanel() {
  const { state, catalogue } = useDesk();
  const { data } = api.useGetJournalQuery(state.id);
  const dispatch = useDispatch();
  const [filter, setFilter] = useState(everything);
  /** The requests that show while the journal is paused; null while it is not. */
  const [paused, setPaused] = useState<readonly JournalEntry[] | null>(null);
  const { connection = 'opening', entries = [], newestError = '' } = data ?? {};
  const rows = paused ?? entries;
  const shown = useMemo(() => new Set(rows.filter((entry) => isShown(entry, filter))), [rows, filter]);
  const clear = () => {
    dispatch(clearJournal(state.id) as never);
    setPaused(paused && []);
  };
  const count = shown.size === rows.length ? `${rows.length}` : `${shown.size} of ${rows.length}`;
  const older = rows.length < limits.journal ? '' : ', older ones are dropped';
  const held = paused ? entries.filter((entry) => !paused.includes(entry)).length : 0;
  return (
    <Card id="journal" title="Journal" shortcut="/">
      <Space.Compact block>
        <SearchBox
          label="Filter the journal"
          placeholder="Filter by path, caller, trace id, rule, body …"
          shortcut="/"
          value={filter.text}
          set={(text) => setFilter({ ...filter, text })}
        />
        <Select
          labelRender={labelRender}
          aria-label="Operation"
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: '', label: 'All operations' },
            ...catalogue.operations.map(({ name }) => ({ value: name, label: operationInWords(name) })),
          ]}
          value={filter.operation}
          onChange={(operation) => setFilter({ ...filter, operation })}
        />
      </Space.Compact>
      <Choices<StatusClass>
        name="statuses"
        legend="Status"
        hidesLegend
        choices={statusChoices}
        value={filter.statuses}
        choose={(statuses) => setFilter({ ...filter, statuses })}
      />
      <div className="standing">
        <span className={`badge ${connection}`}>{connections[connection]}</span>
        <span className="quiet-text">
          {`${count} shown${older}${held === 0 ? '' : `, ${held} new while paused`}`}
        </span>
        <span className="row" style={{ marginLeft: 'auto' }}>
          <Button
            size="small"
            aria-pressed={paused !== null}
            onClick={() => setPaused(paused ? null : entries)}
          >
            {paused ? 'Resume' : 'Pause'}
          </Button>
          <Button size="small" onClick={clear}>
            Clear
          </Button>
          <Button
            size="small"
            href={addressOf(mockOperations.exportHar, { id: state.id })}
            download="journal.har"
          >
            Save as HAR
          </Button>
        </span>
      </div>
      {shown.size === 0 && (
        <p className="empty">
          {rows.length === 0
            ? 'No request yet. Open the product: each of its requests appears here as it happens.'
            : 'No request matches the filter.'}
        </p>
      )}
      <ol className="calls" reversed aria-label="Requests, newest first">
        {rows.map((entry) => (
          <Entry key={entry.traceId} entry={entry} isHidden={!shown.has(entry)} />
        ))}
      </ol>
      <p
        id="newest-error"
        className="visually-hidden"
        role="log"
        aria-live="polite"
        aria-label="Newest error"
      >
        {newestError}
      </p>
    </Card>
  );
}

interface EntryProps {
  readonly entry: JournalEntry;
  readonly isHidden: boolean;
}

/** A request as one line, which the user expands to its details. */
const Entry = memo(function Entry({ entry, isHidden }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { traceId, status, method, path, operation, fault, milliseconds, recordedAt } = entry;
  const id = `entry-${traceId}`;
  return (
    <li className={isError(entry) ? 'bad' : ''} hidden={isHidden}>
      <button
        type="button"
        className="line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={`code ${toneOf(entry)}`}>{status === 0 ? '–' : status}</span>
        <span className="call">
          <span>{`${method} ${path}`}</span>
          <span className="quiet-text">
            <span>{operation === null ? 'No such path' : operationInWords(operation)}</span>
            {fault !== null && <span className="badge lit">{`fault: ${fault}`}</span>}
          </span>
        </span>
        <span className="when">
          <span>{`${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`}</span>
          <time dateTime={recordedAt}>{recordedAt.slice(11, 19)}</time>
        </span>
      </button>
      {isOpen && (
        <div id={id} className="detail">
          <EntryDetail entry={entry} />
        </div>
      )}
    </li>
  );
});

const toneOf = ({ status, fault }: JournalEntry): string => {
  if (status >= 500 || status === 0) return 'broken';
  if (status >= 400) return 'refused';
  return fault === null ? 'good' : 'odd';
};
