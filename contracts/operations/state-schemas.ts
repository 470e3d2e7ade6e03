import Type from 'typebox';
import { type StateId, stateIds, stateNames } from '../api/provider-states.ts';
import { eventMessageNames } from './event-messages.ts';
import { eventNames } from './mock-schemas.ts';
import { oneOf, strict } from '../schema.ts';

/** Parameters of a provider state by name; contracts/api/provider-states.ts lists those of each state. */
const StateParams = Type.Record(Type.String(), Type.String({ maxLength: 100 }), {
  examples: [{ persona: 'lending-staff' }],
});

/** The request of Pact that changes the provider state. */
export const StateOrder = strict({
  state: Type.String({ maxLength: 200, examples: stateNames }),
  params: Type.Optional(StateParams),
  /** Set up without it: some verifiers send it only where they take down. */
  action: Type.Optional(oneOf(['setup', 'teardown'])),
});
export type StateOrder = Type.Static<typeof StateOrder>;

const StateValue = Type.Optional(Type.String());

/** Values of a state that the consumer cannot know. The response to a teardown has none of it. */
export const StateValues = strict({
  /** World of the state: the requests that follow carry it in the header x-world. */
  worldId: StateValue,
  /** Token of the signed-in user. */
  accessToken: StateValue,
  /** Goes into the anti-forgery header and its cookie. */
  antiForgeryToken: StateValue,
  /** Tracking id of the assistant's answer. */
  trackingId: StateValue,
  /** The ids that the order names, as this server knows them. */
  ...(Object.fromEntries(stateIds.map((id) => [id, StateValue])) as Record<StateId, typeof StateValue>),
});
export type StateValues = Type.Static<typeof StateValues>;

/** The request of Pact for a message. */
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
