import { Verifier } from '@pact-foundation/pact';
import type { StateName } from '../api/provider-states.ts';
import type { StateOrder, StateValues } from '../operations/state-schemas.ts';
import { eventMessages } from './event-messages.ts';
import { openGateway } from './gateway.ts';
import {
  interactionParameter,
  type Pact,
  type PactInteraction,
  presentPacts,
  selectInteractions,
} from './pact-file.ts';
import { messageOf, NotOffered, ProviderClient } from './provider-client.ts';
import { type Complaint, type Verdict, verdictsOf } from './verdicts.ts';
import { type Difference, resultIn, schemaDifferences, type VerifierResult } from './verifier-result.ts';

/** Options of a verification. */
interface VerificationOrder {
  /** Address of the verified server. */
  readonly provider: string;
  /** Address of the server that offers the provider states; by default the verified server. */
  readonly states?: string;
  /** Returns true for the interactions to verify; by default all. */
  readonly isChosen?: (interaction: PactInteraction) => boolean;
  /** By default those of these sources. */
  readonly pacts?: readonly Pact[];
}

process.env['PACT_DO_NOT_TRACK'] = 'true';

/**
 * Verifies a pact against a server that offers the provider states (contracts/provider-states.md). Tests
 * and the command both use this function. The verifier prints to standard output.
 *
 * @throws {Unreachable} when no server responds
 * @throws {NoStates} when no state can be set up at all
 */
export async function verify({
  provider,
  states = provider,
  isChosen = () => true,
  pacts = presentPacts,
}: VerificationOrder): Promise<readonly Verdict[]> {
  const client = new ProviderClient(new URL(provider), new URL(states));
  await client.mustOfferStates();
  const notes = new Notes();
  const gateway = await openGateway(
    client.provider,
    (why) => notes.add(why),
    (status, body) => notes.check(status, body),
  );
  const selection = selectInteractions(pacts, isChosen);
  const chosen = pacts.flatMap(({ interactions }) => interactions).filter(isChosen);
  try {
    const result = await run(client, notes, gateway.url, { files: selection.files, chosen });
    await takeDown(client, notes);
    notes.end();
    return verdictsOf(chosen, result, notes);
  } finally {
    selection.remove();
    await gateway.close();
  }
}

/** Collects the errors of each interaction during a run. */
class Notes {
  readonly complaints = new Map<string, Complaint>();
  /** Differences between the responses and the schemas of the operations. */
  readonly violations = new Map<string, readonly Difference[]>();
  /** Durations of the interactions that the verifier has started. */
  readonly seconds = new Map<string, number>();
  #present = '';
  #startedAt = 0;

  begin(interaction: string): void {
    this.end();
    this.seconds.set(interaction, 0);
    this.#present = interaction;
    this.#startedAt = performance.now();
  }

  /** Stores the duration of the current interaction. */
  end(): void {
    if (this.#present !== '') this.seconds.set(this.#present, (performance.now() - this.#startedAt) / 1_000);
  }

  /** Compares a response to the current interaction with the schema of its operation. */
  check(status: number, body: string): void {
    this.violations.set(this.#present, schemaDifferences(this.#present.split(':')[0] ?? '', status, body));
  }

  add(why: string, isNotOffered = false): void {
    if (!this.complaints.has(this.#present)) this.complaints.set(this.#present, { why, isNotOffered });
  }
}

async function run(
  client: ProviderClient,
  notes: Notes,
  url: string,
  { files, chosen }: { readonly files: readonly string[]; readonly chosen: readonly PactInteraction[] },
): Promise<VerifierResult> {
  // The verifier ignores errors of state handlers, so they are stored and evaluated after the run.
  const enter = (state: StateName) => async (parameters: unknown) => {
    const { [interactionParameter]: interaction = '', ...params } = parameters as Record<string, string>;
    await takeDown(client, notes);
    notes.begin(interaction);
    return client
      .enter(state, params as NonNullable<StateOrder['params']>)
      .catch((error: unknown): StateValues => {
        notes.add(`the state cannot be set up (${messageOf(error)})`);
        return {};
      });
  };
  const publishing = (produce: () => Promise<unknown>) => () =>
    produce().catch((error: unknown) => {
      notes.add(messageOf(error), error instanceof NotOffered);
      return {};
    });
  // The server refuses a state that it does not know, such as one of an earlier pact.
  const stateNames = new Set(
    chosen.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name as StateName)),
  );
  const messages = Object.entries(eventMessages(client)).map(([name, produce]) => [
    name,
    publishing(produce),
  ]);
  const text = await new Verifier({
    provider: 'threshold-server',
    providerBaseUrl: url,
    pactUrls: [...files],
    stateHandlers: Object.fromEntries([...stateNames].map((name) => [name, { setup: enter(name) }])),
    messageProviders: Object.fromEntries(messages),
    logLevel: 'error',
  })
    .verifyProvider()
    .catch((error: unknown) => messageOf(error));
  return resultIn(text);
}

/** Tears down the current state. If this fails, the interaction that needed the state fails. */
async function takeDown(client: ProviderClient, notes: Notes): Promise<void> {
  await client.leave().catch((error: unknown) => {
    notes.add(`the state cannot be taken down (${messageOf(error)})`);
  });
}
