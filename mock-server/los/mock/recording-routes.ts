import type { FastifyInstance } from 'fastify';
import type { HarEntry } from '../../../contracts/operations/recording.ts';
import { worldNamed } from '../../control/api/world-actions.ts';
import { serveMock } from '../../control/serve.ts';
import { longestHar } from '../../http/limits.ts';
import { invalidFieldsOf } from '../../http/validation.ts';
import { type Findings, type RecordedResponse, recordingOf } from '../recording/recording.ts';

/** Serves recordings. A recording is a recipe from responses of a real backend, in a journal or in a HAR file. */
export function mockRecordingRoutes(app: FastifyInstance): void {
  serveMock(app, 'getRecording', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    const responses = (await app.journal.requests(id)).map(
      ({ entry, wholeBody }): RecordedResponse => ({
        method: entry.method,
        path: pathOf(entry.path),
        status: entry.status,
        body: wholeBody ?? entry.answerBody,
        isFaulty: entry.fault !== null,
        at: entry.at,
      }),
    );
    return recordingOf(responses, findingsOf);
  });

  serveMock(
    app,
    'importHar',
    ({ body }) => recordingOf(inOrder(body.log.entries).map(responseOf), findingsOf),
    { bodyLimit: longestHar },
  );
}

/** Sorts entries by their time, since a HAR file can have them in another order. Parses each time once. */
const inOrder = (entries: readonly HarEntry[]): HarEntry[] =>
  entries
    .map((entry) => ({ entry, at: Date.parse(entry.startedDateTime ?? '') }))
    .toSorted((one, other) => one.at - other.at || 0)
    .map(({ entry }) => entry);

function responseOf({ request, response, startedDateTime }: HarEntry): RecordedResponse {
  const { text, encoding } = response.content;
  return {
    method: request.method,
    path: pathOf(request.url),
    status: response.status,
    body:
      text === undefined || encoding !== 'base64' ? (text ?? null) : Buffer.from(text, 'base64').toString(),
    isFaulty: false,
    at: startedDateTime,
  };
}

/** Maximum length of an address that is parsed, in characters. No path of the product is longer. */
const longestAddress = 2_048;

/** Returns the path of an address. Returns the beginning of a text that is no address. */
function pathOf(address: string): string {
  const beginning = address.slice(0, longestAddress);
  return URL.parse(beginning, 'http://localhost')?.pathname ?? beginning;
}

const findingsOf: Findings = (schema, value) =>
  invalidFieldsOf(schema, value, 'body').map(({ field, message }) => `${field} ${message}`);
