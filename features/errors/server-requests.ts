import assert from 'node:assert/strict';
import { loanRequest } from '../contracts/consumer/loan-request.ts';
import { antiForgeryHeader, traceIdHeader } from '../../contracts/api/headers.ts';
import { configurationOperations } from '../../contracts/operations/configuration.ts';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { HttpContext } from '../users/http-context.ts';

/** Operations by their names in features. */
const named = {
  'the data of the user': sessionOperations.getUser,
  'a keep-alive': sessionOperations.keepAlive,
  'the logout': sessionOperations.logout,
} as const;

/** Requests to the server and its responses. */
export class ServerRequests {
  readonly #context: HttpContext;

  constructor(context: HttpContext) {
    this.#context = context;
  }

  /** Sends a request. @param what the name of an operation, or an address in quotes */
  async ask(what: string): Promise<void> {
    const path = /^"(.*)"$/.exec(what)?.[1];
    const operation =
      path === undefined
        ? named[what as keyof typeof named]
        : ({ method: 'GET', path, failure: 'local' } as const);
    if (!operation) throw new Error(`No request asks for "${what}"`);
    await this.#context.send(operation, {});
  }

  async askInUnknownWorld(): Promise<void> {
    await this.#context.start({}, 'nowhere');
    await this.#context.send(configurationOperations.getConfiguration, {});
  }

  /** Sends a valid create request with changed values. */
  async sendLoan(changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.#context.send(createLoanOperations.createLoan, {}, { body: { ...loanRequest(), ...changes } });
  }

  async sendLoanWithoutAntiForgery(): Promise<void> {
    const headers = { [antiForgeryHeader]: '' };
    await this.#context.send(createLoanOperations.createLoan, {}, { body: loanRequest(), headers });
  }

  responseIs(body: string): void {
    assert.deepEqual(this.#body, JSON.parse(body));
  }

  /** Asserts a status of 204 without a body. */
  hasNoBody(): void {
    const { status, responseBody } = this.#context.client.last;
    assert.deepEqual([status, responseBody], [204, '']);
  }

  /** Asserts some fields of the response. */
  has(fields: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(fields))
      assert.equal(Reflect.get(Object(this.#body), name), value);
  }

  wasRefused(status: number, reason: string): void {
    const { last } = this.#context.client;
    assert.equal(last.status, status, last.responseBody);
    assert.equal(this.#problem.code, reason);
  }

  pointsTo(address: string): void {
    assert.equal(this.#problem.nearest, address);
  }

  names(field: string): void {
    const fields = this.#problem.errors?.map((error) => error.field);
    assert.deepEqual(fields, [field]);
  }

  hasTraceId(): void {
    assert.match(this.#context.client.last.responseHeaders.get(traceIdHeader) ?? '', /./);
  }

  get #body(): unknown {
    return JSON.parse(this.#context.client.last.responseBody);
  }

  get #problem(): Problem {
    return this.#body as Problem;
  }
}
