import Type from 'typebox';
import { described, strict } from '../schema.ts';
import { WorldRecipe } from './mock-schemas.ts';

const pairs = Type.Optional(
  Type.Array(
    Type.Object({
      name: described(Type.String(), 'Name.'),
      value: described(Type.String(), 'Value.'),
    }),
  ),
);
const text = Type.Optional(Type.String());
const count = Type.Optional(Type.Number());
const common = {
  httpVersion: described(text, 'Version of HTTP.'),
  headers: described(pairs, 'Headers.'),
  cookies: described(Type.Optional(Type.Array(Type.Unknown())), 'Cookies.'),
  headersSize: described(count, 'Length of the headers in bytes; -1 if it is not known.'),
  bodySize: described(count, 'Length of the body in bytes; -1 if it is not known.'),
};

/** A HAR file (HTTP Archive 1.2). Only what a recording needs is required; browsers write more. */
export const Har = Type.Object({
  log: described(
    Type.Object({
      version: described(text, 'Version of the format, 1.2.'),
      creator: described(
        Type.Optional(
          Type.Object({
            name: described(Type.String(), 'Name of the program.'),
            version: described(Type.String(), 'Version of the program.'),
          }),
        ),
        'Program that wrote the file.',
      ),
      entries: described(
        Type.Array(
          Type.Object({
            startedDateTime: described(text, 'Time of the request in ISO format.'),
            time: described(count, 'Duration of the request in milliseconds.'),
            request: described(
              Type.Object({
                ...common,
                method: described(Type.String(), 'HTTP method.'),
                url: described(Type.String(), 'Address of the request.'),
                queryString: described(pairs, 'Query parameters.'),
                postData: described(
                  Type.Optional(
                    Type.Object({
                      mimeType: described(Type.String(), 'Media type of the body.'),
                      text: described(text, 'Body of the request.'),
                    }),
                  ),
                  'Body of the request with its media type.',
                ),
              }),
              'The request.',
            ),
            response: described(
              Type.Object({
                ...common,
                status: described(Type.Number(), 'HTTP status.'),
                statusText: described(text, 'Text of the status.'),
                content: described(
                  Type.Object({
                    size: described(count, 'Length of the body in bytes.'),
                    mimeType: described(text, 'Media type of the body.'),
                    text: described(text, 'Body as text.'),
                    encoding: described(text, '`base64` for an encoded text.'),
                    comment: described(text, 'Remark of the program that wrote the file.'),
                  }),
                  'Body of the response with its media type.',
                ),
                redirectURL: described(text, 'Address of a redirect; blank for none.'),
              }),
              'The response.',
            ),
            cache: described(Type.Optional(Type.Unknown()), 'Use of the cache. The server does not read it.'),
            timings: described(
              Type.Optional(Type.Unknown()),
              'Durations of the parts of the request. The server does not read them.',
            ),
          }),
          { maxItems: 20_000 },
        ),
        'Recorded requests with their responses, at most 20,000.',
      ),
    }),
    'The recorded requests.',
  ),
});
export type Har = Type.Static<typeof Har>;
export type HarEntry = Har['log']['entries'][number];

/** A recipe that was made from recorded responses. */
export const Recording = strict({
  recipe: described(WorldRecipe, 'Recipe of a world that responds as the recorded system did.'),
  kept: described(
    Type.Array(
      strict({
        operation: described(Type.String(), 'Name of the operation.'),
        path: described(Type.String(), 'Path of the request.'),
      }),
    ),
    'Responses that are in the recipe.',
  ),
  skipped: described(
    Type.Array(
      strict({
        method: described(Type.String(), 'HTTP method of the request.'),
        path: described(Type.String(), 'Path of the request.'),
        reason: described(Type.String(), 'Why the response is not in the recipe.'),
      }),
    ),
    'Requests that are not in the recipe, each with the reason.',
  ),
});
export type Recording = Type.Static<typeof Recording>;
