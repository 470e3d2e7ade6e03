import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  idempotencyKeyHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import type { CreateLoanRequest, CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { RunningWorld } from '../../../contracts/operations/mock-schemas.ts';
import type { Random } from '../../../features/support/forms/random.ts';
import { sampleLoan } from '../../../mock-server/los/sample-loan.ts';
import type { Tally } from './tally.ts';

/** Host of all requests, whatever the port: tokens are bound to it. */
export const host = 'localhost:4300';

const agent = new Agent({ keepAlive: true });

/** A server did not respond as expected. The tally has counted it. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
}

interface Creation {
  readonly key: string;
  readonly request: CreateLoanRequest;
  /** The identifier of the acknowledged loan or lead; null before. */
  identifier: string | null;
}

/** A user in a world, with every loan and lead that the server has acknowledged. */
export class User {
  readonly #tally: Tally;
  readonly #ports: readonly number[];
  readonly #index: number;
  readonly #creations: Creation[] = [];
  #turn: number;
  #world = '';
  #loansBefore = 0;
  /** Headers of a request of the SPA. */
  headers: Readonly<Record<string, string>> = {};

  /** @param ports of the servers, which the user takes by turns @param index makes the borrowers unique in all worlds */
  constructor(tally: Tally, ports: readonly number[], index: number) {
    this.#tally = tally;
    this.#ports = ports;
    this.#index = index;
    this.#turn = index;
  }

  /** Creates the world of the user, with an access token. @throws {RequestFailed} */
  async enter(): Promise<void> {
    const made = await this.#send('make a world', 201, 'POST', '/mock/worlds', {});
    this.#world = `/mock/worlds/${(made as { id: string }).id}`;
    this.#loansBefore = await this.#loans();
    const token = await this.#send('issue a token', 201, 'POST', `${this.#world}/tokens`, {
      persona: 'lending-staff',
    });
    this.headers = {
      [worldHeader]: (made as { id: string }).id,
      authorization: `Bearer ${(token as { accessToken: string }).accessToken}`,
    };
  }

  /** Creates a loan or lead, or repeats the request of an earlier one, or opens one. @throws {RequestFailed} */
  async work(random: Random): Promise<void> {
    const known = this.#creations.filter(({ identifier }) => identifier !== null);
    if (known.length > 0 && random.chance(0.4)) await this.#borrowerOf(random.pick(known));
    else if (known.length > 0 && random.chance(0.2)) await this.#create(random.pick(known));
    else await this.#create(this.#newCreation(random));
  }

  /**
   * Compares the world with the acknowledged creations: none is lost, and none exists twice after its request was sent
   * again with its key.
   * @returns the number of creations without a response that had created a loan all the same
   */
  async verify(): Promise<number> {
    const acknowledged = this.#creations.filter(({ identifier }) => identifier !== null).length;
    const unknown = (await this.#loans()) - this.#loansBefore - acknowledged;
    if (unknown < 0) this.#tally.fault('loans lost', `${-unknown} of ${acknowledged} in ${this.#world}`);
    for (const creation of this.#creations) {
      await this.#create(creation);
      const borrower = await this.#borrowerOf(creation);
      if (borrower !== nameOf(creation.request))
        this.#tally.fault('loans with another borrower', `${creation.key}: ${borrower}`);
    }
    const all = (await this.#loans()) - this.#loansBefore;
    if (
      all !== this.#creations.length ||
      new Set(this.#creations.map(({ identifier }) => identifier)).size !== all
    )
      this.#tally.fault('loans doubled', `${all} for ${this.#creations.length} keys in ${this.#world}`);
    return Math.max(0, unknown);
  }

  #newCreation(random: Random): Creation {
    const number = this.#creations.length;
    const borrowerDetails = {
      ...sampleLoan.borrowerDetails,
      firstName: `W${inLetters(this.#index)}`,
      lastName: `N${inLetters(number)}`,
    };
    const creation: Creation = {
      key: `key-${this.#index}-${number}`,
      request: { ...sampleLoan, isLead: random.chance(0.3), borrowerDetails },
      identifier: null,
    };
    this.#creations.push(creation);
    return creation;
  }

  async #create(creation: Creation): Promise<void> {
    const { path } = productOperations.createLoan;
    const answer = (await this.#send('create a loan', 200, 'POST', path, creation.request, {
      cookie: `${antiForgeryCookie}=${forgeryToken}`,
      [antiForgeryHeader]: forgeryToken,
      [idempotencyKeyHeader]: creation.key,
    })) as CreateLoanResponse;
    if (answer.newApplyId === null) this.#tally.fault('creations refused', String(answer.errorMessage));
    else if (creation.identifier === null) {
      creation.identifier = answer.newApplyId;
      this.#tally.acknowledge();
    } else if (creation.identifier !== answer.newApplyId)
      this.#tally.fault(
        'keys with two loans',
        `${creation.key}: ${creation.identifier}, ${answer.newApplyId}`,
      );
  }

  async #borrowerOf({ identifier }: Creation): Promise<string> {
    const path = addressOf(productOperations.getAccountByApplicationIdentifier, {
      applicationIdentifier: identifier ?? '',
    });
    return ((await this.#send('open a loan', 200, 'GET', path)) as Account).borrowerName;
  }

  async #loans(): Promise<number> {
    const { state } = (await this.#send('count the loans', 200, 'GET', this.#world)) as RunningWorld;
    return state.loans + state.leads;
  }

  /** Sends a request to the next server and returns the parsed body. @throws {RequestFailed} */
  async #send(
    name: string,
    wanted: number,
    method: 'GET' | 'POST',
    path: string,
    content?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    this.#turn += 1;
    const port = this.#ports[this.#turn % this.#ports.length];
    const headers = {
      host,
      ...this.headers,
      ...more,
      ...(content && { 'content-type': 'application/json' }),
    };
    const { status, body } = await responseTo({ agent, port, method, path, headers }, content);
    if (status === wanted) return JSON.parse(body);
    this.#tally.fail(name, status, body);
    throw new RequestFailed(name);
  }
}

const forgeryToken = 'a-token-of-the-right-length';

const nameOf = ({ borrowerDetails: { firstName, lastName } }: CreateLoanRequest): string =>
  `${firstName} ${lastName}`;

/** Returns letters that are unique for each number: names take no digits. */
const inLetters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/** Sends a request. The status is 0 if the connection is refused or closed before the end of the response. */
async function responseTo(
  options: RequestOptions,
  content?: object,
): Promise<{ status: number; body: string }> {
  try {
    const sent = request({ host: '127.0.0.1', timeout: 20_000, ...options });
    sent.on('timeout', () => sent.destroy(new Error('no response in 20 s')));
    sent.end(content && JSON.stringify(content));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    // A connection that breaks after the head is an error of the body.
    sent.on('error', () => undefined);
    return { status: response.statusCode ?? 0, body: await text(response) };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}
