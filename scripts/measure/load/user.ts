import { productOperations } from '../../../contracts/operations/all.ts';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  idempotencyKeyHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import { type AddressParameters, addressOf, type Operation } from '../../../contracts/operation.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { WorldState } from '../../../contracts/operations/mock-schemas.ts';
import type { Random } from '../../../features/support/forms/random.ts';
import { sampleLoan } from '../../../mock-server/los/sample-loan.ts';
import type { FullResponse } from './client.ts';
import { type Creation, nameOf, type ExpectedState } from './expected-state.ts';
import { renew, type SignedIn, signIn } from './sign-in.ts';
import type { Setup } from './setup.ts';

const persona = 'lending-staff';
const forgeryToken = 'a-token-of-the-right-length';

/** A loan of the seed, which exists in every world. Users open it and add notes. */
export const knownAccount = 123_402;

/** The methods of a listener that a user calls. */
interface EventListening {
  /** Call before the action that causes the event: returns a function that waits for it; undefined without a stream. */
  mark(): (() => Promise<void>) | undefined;
  /** Connects again if the stream has broken. */
  reconnect(): Promise<void>;
}

/** A user in a separate world, with the expected state of that world. */
export class User {
  readonly expected: ExpectedState;
  setup: Setup;
  /** Receives the events of the world; null without a listener. */
  listener: EventListening | null = null;
  #signedIn: SignedIn;

  constructor(setup: Setup, expected: ExpectedState, signedIn: SignedIn) {
    this.setup = setup;
    this.expected = expected;
    this.#signedIn = signedIn;
  }

  /** Headers of a request of the SPA. */
  get headers(): Readonly<Record<string, string>> {
    return {
      [worldHeader]: this.expected.id,
      authorization: `Bearer ${this.#signedIn.accessToken}`,
    };
  }

  /** Sends a GET request of the SPA. @throws {RequestFailed} */
  get<O extends Operation>(
    name: string,
    operation: O,
    parameters: AddressParameters<O>,
  ): Promise<FullResponse> {
    return this.setup.send(name, 200, {
      method: 'GET',
      path: addressOf(operation, parameters),
      headers: this.headers,
    });
  }

  /** Loads a legacy page, as a frame does. @throws {RequestFailed} */
  page(name: string, path: string): Promise<FullResponse> {
    return this.setup.send(name, 200, { method: 'GET', path, headers: this.#pageHeaders });
  }

  async signInAgain(): Promise<void> {
    this.#signedIn = await signIn(this.setup, this.expected.id, persona);
  }

  async renewTokens(): Promise<void> {
    this.#signedIn = await renew(this.setup, this.expected.id, this.#signedIn);
  }

  /** Adds a creation with a borrower that is unique in all worlds. */
  newCreation(random: Random): Creation {
    const { creations, index } = this.expected;
    const number = creations.length;
    const creation: Creation = {
      key: `key-${index}-${number}`,
      request: {
        ...sampleLoan,
        isLead: random.chance(0.3),
        borrowerDetails: {
          ...sampleLoan.borrowerDetails,
          firstName: nameOf('W', index),
          lastName: nameOf('N', number),
        },
      },
      identifier: null,
    };
    creations.push(creation);
    return creation;
  }

  /** Sends a new or repeated create request. All responses must name the same loan. @throws {RequestFailed} */
  async create(creation: Creation): Promise<void> {
    const { body } = await this.setup.send('create a loan', 200, {
      method: 'POST',
      path: productOperations.createLoan.path,
      headers: {
        ...this.headers,
        cookie: `${antiForgeryCookie}=${forgeryToken}`,
        [antiForgeryHeader]: forgeryToken,
        [idempotencyKeyHeader]: creation.key,
        'content-type': 'application/json',
      },
      body: JSON.stringify(creation.request),
    });
    const { newApplyId, errorMessage } = JSON.parse(body) as CreateLoanResponse;
    if (newApplyId === null) {
      this.setup.faults.add('creations refused', String(errorMessage));
    } else if (creation.identifier === null) {
      creation.identifier = newApplyId;
      this.setup.acknowledge();
    } else if (creation.identifier !== newApplyId) {
      this.setup.faults.add(
        'keys that created two loans',
        `${creation.key}: ${creation.identifier}, ${newApplyId}`,
      );
    }
  }

  /** Returns the account of an application identifier. @throws {RequestFailed} */
  async account(applicationIdentifier: string): Promise<Account> {
    const response = await this.get('open a loan', productOperations.getAccountByApplicationIdentifier, {
      applicationIdentifier,
    });
    return JSON.parse(response.body) as Account;
  }

  /** Adds a note through the note form. A listener of the world must get an event. @throws {RequestFailed} */
  async addNote(): Promise<void> {
    const path = legacyAddress('AddNote', { accountId: knownAccount });
    const form = await this.page('note: form', path);
    const token = /name="antiForgeryToken" value="([^"]+)"/.exec(form.body)?.[1] ?? '';
    const listening = this.listener?.mark();
    this.expected.unknownNotes += 1;
    await this.setup.send('note: keep', 303, {
      method: 'POST',
      path,
      headers: {
        ...this.#pageHeaders,
        cookie: `${this.#signedIn.cookie}; ${antiForgeryCookie}=${token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ antiForgeryToken: token, text: 'Called the borrower.' }).toString(),
    });
    this.expected.unknownNotes -= 1;
    this.expected.notes += 1;
    await listening?.();
  }

  /** Returns the number of notes on the known loan. @throws {RequestFailed} */
  async noteCount(): Promise<number> {
    const page = await this.page('notes', legacyAddress('ViewNotes', { accountId: knownAccount }));
    return page.body.split('<article>').length - 1;
  }

  /** Returns the number of loans and leads in the world. @throws {RequestFailed} */
  worldState(): Promise<Pick<WorldState, 'loans' | 'leads'>> {
    return stateOf(this.setup, this.expected.id);
  }

  get #pageHeaders() {
    return { [worldHeader]: this.expected.id, cookie: this.#signedIn.cookie };
  }
}

/** Creates a world with a signed-in user. @throws {RequestFailed} */
export async function createUserInWorld(setup: Setup, index: number): Promise<User> {
  const made = await setup.send('make a world', 201, {
    method: 'POST',
    path: '/mock/worlds',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { id } = JSON.parse(made.body) as { id: string };
  const { loans, leads } = await stateOf(setup, id);
  const signedIn = await signIn(setup, id, persona);
  const expected: ExpectedState = {
    id,
    index,
    initialCounts: { loans, leads },
    creations: [],
    notes: 0,
    unknownNotes: 0,
  };
  return new User(setup, expected, signedIn);
}

async function stateOf(setup: Setup, worldId: string): Promise<WorldState> {
  const response = await setup.send('read a world', 200, { method: 'GET', path: `/mock/worlds/${worldId}` });
  return JSON.parse(response.body) as WorldState;
}
