import Type from 'typebox';
import { described, strict } from '../schema.ts';

const pairs = Type.Array(
  strict({ name: described(Type.String(), 'Name.'), value: described(Type.String(), 'Value.') }),
);
const common = {
  httpVersion: described(Type.String(), 'Version of HTTP.'),
  headers: described(pairs, 'Always empty: the journal stores no headers.'),
  cookies: described(Type.Array(Type.Unknown()), 'Always empty.'),
  headersSize: described(Type.Number(), 'Always -1: not known.'),
  bodySize: described(Type.Number(), 'Length of the body in bytes; -1 if it is not known.'),
};
const body = {
  mimeType: described(Type.String(), 'Media type of the body, guessed from its text.'),
  text: described(Type.Optional(Type.String()), 'Body as text, masked and cut as in the journal.'),
};

/** The journal of a world as a HAR file (HTTP Archive 1.2). */
export const Har = strict({
  log: described(
    strict({
      version: described(Type.String(), 'Version of the format, 1.2.'),
      creator: described(
        strict({
          name: described(Type.String(), 'Name of the program.'),
          version: described(Type.String(), 'Version of the program.'),
        }),
        'Program that wrote the file.',
      ),
      entries: described(
        Type.Array(
          strict({
            startedDateTime: described(Type.String(), 'Time of the request in ISO format.'),
            time: described(Type.Number(), 'Duration of the request in milliseconds.'),
            request: described(
              strict({
                ...common,
                method: described(Type.String(), 'HTTP method.'),
                url: described(Type.String(), 'Address of the request.'),
                queryString: described(pairs, 'Query parameters.'),
                postData: described(Type.Optional(strict(body)), 'Body of the request.'),
              }),
              'The request.',
            ),
            response: described(
              strict({
                ...common,
                status: described(Type.Number(), 'HTTP status.'),
                statusText: described(Type.String(), 'Always blank.'),
                content: described(
                  strict({
                    size: described(Type.Number(), 'Length of the body in bytes.'),
                    ...body,
                    comment: described(Type.Optional(Type.String()), 'Says that the body is cut.'),
                  }),
                  'Body of the response.',
                ),
                redirectURL: described(Type.String(), 'Always blank.'),
              }),
              'The response.',
            ),
            cache: described(strict({}), 'Always empty.'),
            timings: described(
              strict({
                send: described(Type.Number(), 'Always 0.'),
                wait: described(Type.Number(), 'Duration of the request in milliseconds.'),
                receive: described(Type.Number(), 'Always 0.'),
              }),
              'Durations of the parts of the request.',
            ),
          }),
        ),
        'Requests with their responses, oldest first.',
      ),
    }),
    'The requests of the journal.',
  ),
});
export type Har = Type.Static<typeof Har>;
export type HarEntry = Har['log']['entries'][number];
