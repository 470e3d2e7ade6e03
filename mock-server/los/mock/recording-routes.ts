import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HarEntry } from '../../../contracts/operations/recording.ts';
import type { Controls } from '../../control/api/controls.ts';
import type { WorldNamed } from '../../control/api/named-world.ts';
import { serveMock } from '../../control/serve.ts';
import { longestHar } from '../../http/limits.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { type Findings, type RecordedResponse, recordingOf } from '../recording/recording.ts';

/** Serves recordings. A recording is a recipe from responses of a real backend, in a journal or in a HAR file. */
export function mockRecordingRoutes(
  app: FastifyInstance,
  { journals }: Controls,
  worldNamed: WorldNamed,
): void {
  serveMock(app, 'getRecording', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    const responses = journals.requestsHere(id).map(
      ({ method, url, status, fault, wholeBody, answerBody, at }): RecordedResponse => ({
        method,
        path: pathOf(url),
        status,
        body: wholeBody ?? answerBody,
        isFaulty: fault !== null,
        at: at.toISOString(),
      }),
    );
    return recordingOf(responses, findingsOf(request));
  });

  serveMock(
    app,
    'importHar',
    ({ request, body }) =>
      recordingOf(body.log.entries.toSorted(byTime).map(responseOf), findingsOf(request)),
    { bodyLimit: longestHar },
  );
}

/** Compares two entries by their time, since a HAR file can have them in another order. */
const byTime = (one: HarEntry, other: HarEntry): number =>
  Date.parse(one.startedDateTime ?? '') - Date.parse(other.startedDateTime ?? '') || 0;

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

/** Returns the path of an address. Returns a text that is no address unchanged. */
function pathOf(address: string): string {
  const base = 'http://localhost';
  return URL.canParse(address, base) ? new URL(address, base).pathname : address;
}

const findingsOf =
  (request: FastifyRequest): Findings =>
  (schema, value) => {
    const validate = request.compileValidationSchema(schema);
    if (validate(value)) return [];
    return fieldErrorsOf(validate.errors ?? [], 'body').map(({ field, message }) => `${field} ${message}`);
  };
