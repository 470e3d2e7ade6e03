import Type from 'typebox';
import { strict } from '../schema.ts';
import { WorldRecipe } from './mock-schemas.ts';

const pairs = Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() })));
const text = Type.Optional(Type.String());
const count = Type.Optional(Type.Number());
const common = {
  httpVersion: text,
  headers: pairs,
  cookies: Type.Optional(Type.Array(Type.Unknown())),
  headersSize: count,
  bodySize: count,
};

/** A HAR file (HTTP Archive 1.2). Only what a recording needs is required; browsers write more. */
export const Har = Type.Object({
  log: Type.Object({
    version: text,
    creator: Type.Optional(Type.Object({ name: Type.String(), version: Type.String() })),
    entries: Type.Array(
      Type.Object({
        startedDateTime: text,
        /** Duration of the request in milliseconds. */
        time: count,
        request: Type.Object({
          ...common,
          method: Type.String(),
          url: Type.String(),
          queryString: pairs,
          postData: Type.Optional(Type.Object({ mimeType: Type.String(), text })),
        }),
        response: Type.Object({
          ...common,
          status: Type.Number(),
          statusText: text,
          /** Body of the response. `encoding` is `base64` for an encoded text. */
          content: Type.Object({ size: count, mimeType: text, text, encoding: text, comment: text }),
          redirectURL: text,
        }),
        cache: Type.Optional(Type.Unknown()),
        timings: Type.Optional(Type.Unknown()),
      }),
      { maxItems: 20_000 },
    ),
  }),
});
export type Har = Type.Static<typeof Har>;
export type HarEntry = Har['log']['entries'][number];

/** A recipe that was made from recorded responses. */
export const Recording = strict({
  recipe: WorldRecipe,
  /** Responses that are in the recipe. */
  kept: Type.Array(strict({ operation: Type.String(), path: Type.String() })),
  /** Requests that are not in the recipe, each with the reason. */
  skipped: Type.Array(strict({ method: Type.String(), path: Type.String(), reason: Type.String() })),
});
export type Recording = Type.Static<typeof Recording>;
