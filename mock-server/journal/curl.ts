import { antiForgeryCookie, antiForgeryHeader, worldHeader } from '../../contracts/api/headers.ts';
import type { RecordedCall } from './recorded-call.ts';

/**
 * The call as a curl command. What proves who calls stands in it as variables of the shell.
 *
 * @param path path and query, masked
 * @param body masked
 */
export function curlOf(call: RecordedCall, path: string, body: string | null): string {
  const changesState = call.method !== 'GET';
  const needsToken = call.operation?.needsToken === true;
  const headers = [
    `${worldHeader}: ${call.worldId}`,
    ...(body === null || call.contentType === undefined ? [] : [`content-type: ${call.contentType}`]),
  ];
  const secrets = [
    ...(needsToken ? ['authorization: Bearer $ACCESS_TOKEN'] : []),
    ...(needsToken && changesState
      ? [`${antiForgeryHeader}: $ANTI_FORGERY`, `cookie: ${antiForgeryCookie}=$ANTI_FORGERY`]
      : []),
  ];
  return [
    'curl',
    ...(changesState ? ['-X', call.method] : []),
    quoted(`http://${call.host}${path}`),
    ...headers.flatMap((header) => ['-H', quoted(header)]),
    // Double quotes let the shell fill in its variables.
    ...secrets.flatMap((header) => ['-H', `"${header}"`]),
    ...(body === null ? [] : ['--data-raw', quoted(body)]),
  ].join(' ');
}

/** Nothing in single quotes means anything to a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
