import { Button, Select, Space } from 'antd';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { limits } from '../../../../contracts/api/limits.ts';
import { mockOperations } from '../../../../contracts/operations/mock.ts';
import { addressOf } from '../../../../contracts/operation.ts';
import type { JournalEntry } from '../../client/contract.ts';
import { labelRender } from '../../../../web/shared/ui/fields/select-label.tsx';
import { api, clearJournal } from './api.ts';
import { Card, Choices, SearchBox } from './controls.tsx';
import { parametersOf } from './conditions.ts';
import { useDesk, useInject } from './desk.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { errorGroups } from './errors.ts';
import type { Connection } from './journal-feed.ts';
import { everything, isError, isShown, type StatusClass, statusClasses } from './journal-filter.ts';
import { useNotices } from './notice.tsx';
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
  const fail = useFailAgain();
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
            ...catalogue.operations.map(({ name, method, path }) => ({
              value: name,
              label: `${method} ${path} · ${operationInWords(name)}`,
            })),
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
          <Entry key={entry.traceId} entry={entry} isHidden={!shown.has(entry)} fail={fail} />
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

/** The error of the button that makes a request of the journal fail: the most common one of a server. */
const usualError = errorGroups.flatMap(({ errors }) => errors).find(({ id }) => id === 'server')?.fault;

/** Returns a function that makes the next request like one of the journal fail: of its operation and parameters. */
function useFailAgain(): (entry: JournalEntry) => void {
  const inject = useInject();
  const { catalogue } = useDesk();
  const { showError } = useNotices();
  const failAgain = async ({ operation, path }: JournalEntry): Promise<void> => {
    if (operation === null || usualError === undefined) return;
    const template = catalogue.operations.find(({ name }) => name === operation)?.path ?? '';
    const parameters = parametersOf(template, path);
    const isAny = Object.keys(parameters).length === 0;
    try {
      await inject({ ...usualError, operation, times: 1, ...(isAny ? {} : { when: { parameters } }) });
    } catch (failure) {
      showError(failure);
    }
  };
  // The rows stay as they are when the world changes.
  const current = useRef(failAgain);
  useEffect(() => {
    current.current = failAgain;
  });
  return useCallback((entry) => void current.current(entry), []);
}

interface EntryProps {
  readonly entry: JournalEntry;
  readonly isHidden: boolean;
  readonly fail: (entry: JournalEntry) => void;
}

/** A request as one line, which the user expands to its details, with what it should get the next time. */
const Entry = memo(function Entry({ entry, isHidden, fail }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const { traceId, status, method, path, operation, fault, milliseconds, recordedAt } = entry;
  const id = `entry-${traceId}`;
  return (
    <li className={isError(entry) ? 'bad' : ''} hidden={isHidden}>
      <button
        type="button"
        className="line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
          setIsEdited(false);
        }}
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
      {operation !== null && (
        <span className="again">
          <button
            type="button"
            aria-label={`Fail this next time: ${method} ${path}`}
            onClick={() => fail(entry)}
          >
            Fail this next time
          </button>
          <button
            type="button"
            aria-label={`Respond like this: ${method} ${path}`}
            onClick={() => {
              setIsOpen(true);
              setIsEdited(true);
            }}
          >
            Respond like this
          </button>
        </span>
      )}
      {isOpen && (
        <div id={id} className="detail">
          <EntryDetail entry={entry} isEdited={isEdited} endEdit={() => setIsEdited(false)} />
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
