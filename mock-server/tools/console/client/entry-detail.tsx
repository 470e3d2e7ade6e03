import { Button, Descriptions } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import type { JournalEntry } from '../../client/contract.ts';
import { api, productDescription } from './api.ts';
import { Code } from './controls.tsx';
import { contractInWords } from './journal-filter.ts';
import { useNotices } from './notice.tsx';
import { curlLines, prettyBody, problemIn } from './pretty.ts';
import { ResponseEditor } from './response-editor.tsx';
import { schemasOf } from './schemas.ts';
import { inWords } from './words.ts';
import { specification } from './specification.ts';

interface EntryDetailProps {
  readonly entry: JournalEntry;
  /** True if the editor for the response of the next requests is open. */
  readonly isEdited: boolean;
  readonly endEdit: () => void;
}

/** Shows one entry of the journal. The server has masked tax identifiers and tokens. */
export function EntryDetail({ entry, isEdited, endEdit }: EntryDetailProps) {
  const { copy } = useNotices();
  const { number, at, recordedAt, traceId, rules, caller, verdict, status, upstream, operation } = entry;
  const problem = problemIn(status, entry.answerBody);
  const curl = curlLines(entry.curl);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Request', `${number}, ${inUtc(recordedAt)}`],
    ['World time', inUtc(at)],
    ['Trace id', <code key="id">{traceId}</code>],
    ['Caller', caller === null ? 'not known here' : inWords(caller)],
    ...(upstream === undefined ? [] : [['Response from', upstream] as const]),
    ['Rules', rules.length === 0 ? 'none' : <Rules key="rules" rules={rules} />],
    ['Contract', contractInWords(entry)],
    ...(verdict === null || verdict === problem?.code ? [] : [['Verdict', verdict] as const]),
    ...(problem === null
      ? []
      : [
          ['Problem', [problem.code, problem.title].filter(Boolean).join(': ')] as const,
          ['Detail', [problem.detail, ...problem.fields].filter(Boolean).join(' · ')] as const,
        ]),
  ];
  return (
    <>
      {isEdited && operation !== null && (
        <ResponseEditor entry={entry} operation={operation} close={endEdit} />
      )}
      <Descriptions
        column={1}
        size="small"
        styles={{ label: { color: 'var(--muted)' } }}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
      <Block title="Request" text={entry.requestBody && prettyBody(entry.requestBody)} />
      <Block title="Response" text={entry.answerBody && prettyBody(entry.answerBody)} />
      {operation !== null && <Schemas operation={operation} status={status} />}
      <div className="setting">
        <h4>As curl</h4>
        <Button
          size="small"
          onClick={() => void copy(curl, 'Command copied, without secrets. Paste it into a shell.')}
        >
          Copy as curl
        </Button>
      </div>
      <Code title="As curl" text={curl} />
    </>
  );
}

const inUtc = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 23)} UTC`;

/** The ids of rules, as links if this server has the specification. */
const Rules = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && <span>{', '}</span>}
      {specification === '' ? (
        <span>{id}</span>
      ) : (
        <a href={`${specification}rules/${id}.html`} target="_blank" rel="noopener">
          {id}
        </a>
      )}
    </Fragment>
  ));

interface BlockProps {
  readonly title: string;
  /** Null or empty for a request or response without a body. */
  readonly text: string | null;
}

const Block = ({ title, text }: BlockProps) => (
  <>
    <h4>{title}</h4>
    {text ? (
      <Code title={title} text={text} />
    ) : (
      <p className="empty">{`The ${title.includes('equest') ? 'request' : 'response'} has no body.`}</p>
    )}
  </>
);

/** The schemas of a request and its response, loaded when the user opens the section. */
function Schemas({ operation, status }: { readonly operation: string; readonly status: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = api.useGetDescriptionQuery(productDescription, { skip: !isOpen });
  const schemas = data && schemasOf(data, operation, status);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Schemas</summary>
      {schemas ? (
        <>
          <Block title="Schema of the request" text={schemas.request} />
          <Block title="Schema of the response" text={schemas.response} />
        </>
      ) : (
        <p className="empty">{whyNoSchemas(schemas, error)}</p>
      )}
    </details>
  );
}

const whyNoSchemas = (
  schemas: null | undefined,
  error: { readonly message?: string } | undefined,
): string => {
  if (schemas === null) return 'Pages have no schemas.';
  return error?.message ?? 'Loading …';
};
