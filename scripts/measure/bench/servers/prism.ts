import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { antiForgeryCookie, antiForgeryHeader } from '../../../../contracts/api/headers.ts';
import { loanRequest } from '../../../../mock-server/test/server.ts';
import { runCommandLine, writtenFor } from './peers.ts';
import { createdAnswer, givenDashboard, plainCalls, sayReady } from './ready.ts';

// Prism with openapi.json, to which the responses are added as examples. Prism validates requests and stores nothing.

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { example?: unknown }>> }>
  >;
}

const file = join(import.meta.dirname, '..', '..', '..', '..', 'contracts', 'openapi.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;

function answerWith(path: string, method: string, example: unknown): void {
  const answer = description.paths[path]?.[method]?.responses['200']?.content['application/json'];
  if (!answer) throw new Error(`${method} ${path} is not described`);
  answer.example = example;
}

answerWith('/api/loans/{generalAccountId}/dashboard', 'get', JSON.parse(givenDashboard()));
answerWith('/api/loans', 'post', createdAnswer);
const document = writtenFor('prism', description);
const words = ['mock', '-p', '0', '-h', '127.0.0.1', '-m', 'false', '-v', 'silent', document];
const port = await runCommandLine('@stoplight/prism-cli/dist/index.js', words);
/** Prism requires the documented headers and the cookie, with any value. */
const headers = {
  authorization: 'Bearer any',
  [antiForgeryHeader]: 'any',
  cookie: `${antiForgeryCookie}=any`,
};
const { get, post } = plainCalls(loanRequest);
sayReady({ port, get: { ...get, headers }, post: { ...post, headers } });
