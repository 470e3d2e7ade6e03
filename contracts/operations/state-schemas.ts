import Type from 'typebox';
import { type StateId, stateIds, stateNames } from '../api/provider-states.ts';
import { eventMessageNames } from './event-messages.ts';
import { eventNames } from './mock-schemas.ts';
import { oneOf, strict } from '../schema.ts';

/** Parameters of a provider state by name; contracts/api/provider-states.ts lists those of each state. */
const StateParams = Type.Record(Type.String(), Type.String({ maxLength: 100 }), {
  examples: [{ persona: 'lending-staff' }],
});

/** The request by which a Pact verifier changes the provider state. */
export const StateOrder = strict({
  state: Type.String({ maxLength: 200, examples: stateNames }),
  params: Type.Optional(StateParams),
  /** By default `setup`: some verifiers send an action only for a teardown. */
  action: Type.Optional(oneOf(['setup', 'teardown'])),
});
export type StateOrder = Type.Static<typeof StateOrder>;

const StateValue = Type.Optional(Type.String());

/** Values of a provider state that only the server knows. The response to a teardown has none of them. */
export const StateValues = strict({
  /** Id of the world of the state. Later requests send the id in the header `x-world`. */
  worldId: StateValue,
  /** Token of the signed-in user. */
  accessToken: StateValue,
  /** Value of the anti-forgery header and of its cookie. */
  antiForgeryToken: StateValue,
  /** Tracking id of the assistant's answer. */
  trackingId: StateValue,
  /** The requested ids, with the values that they have on this server. */
  ...(Object.fromEntries(stateIds.map((id) => [id, StateValue])) as Record<StateId, typeof StateValue>),
});
export type StateValues = Type.Static<typeof StateValues>;

/** The request by which a Pact verifier gets a message. */
export const MessageOrder = strict({
  description: oneOf([...eventMessageNames]),
  providerStates: Type.Array(
    strict({ name: Type.String({ maxLength: 200 }), params: Type.Optional(StateParams) }),
    { minItems: 1, maxItems: 1 },
  ),
});

/** An event as a message of the pact. */
export const EventMessage = strict({ event: oneOf(eventNames), data: Type.Unknown() });
export type EventMessage = Type.Static<typeof EventMessage>;
