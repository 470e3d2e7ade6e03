import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import type { Har, HarEntry } from '../../../contracts/operations/har.ts';
import { originOf, type Site } from '../http/origin.ts';
import { longestBody } from './recorded-request.ts';

/**
 * Converts the requests of a journal to a HAR file. The file has no headers, and masks what the journal masks.
 *
 * @param site origin of the addresses of the requests
 */
export const harOf = (entries: readonly JournalEntry[], site: Site): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'Threshold', version: '1' },
    entries: entries.map((entry) => harEntry(entry, originOf(site))),
  },
});

function harEntry(entry: JournalEntry, origin: string): HarEntry {
  const { method, path, status, requestBody, answerBody, milliseconds } = entry;
  const url = new URL(path, origin);
  const none = { httpVersion: 'HTTP/1.1', headers: [], cookies: [], headersSize: -1 };
  return {
    startedDateTime: entry.recordedAt,
    time: milliseconds,
    request: {
      ...none,
      method,
      url: url.href,
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      bodySize: requestBody === null ? 0 : Buffer.byteLength(requestBody),
      ...(requestBody === null ? {} : { postData: { mimeType: typeOf(requestBody), text: requestBody } }),
    },
    response: {
      ...none,
      status,
      statusText: '',
      content: {
        size: answerBody === null ? 0 : Buffer.byteLength(answerBody),
        mimeType: answerBody === null ? '' : typeOf(answerBody),
        ...(answerBody === null ? {} : { text: answerBody }),
        ...(answerBody?.length === longestBody
          ? { comment: 'The journal has stored only a part of this body.' }
          : {}),
      },
      redirectURL: '',
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}

/** Guesses the content type of a body from its text, because journals keep no headers. */
function typeOf(body: string): string {
  if (/^\s*[[{"]/.test(body)) return 'application/json';
  return body.startsWith('<') ? 'text/html' : 'text/plain';
}
