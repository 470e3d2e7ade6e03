import Type from 'typebox';
import { type StateId, stateIds, stateNames } from '../api/provider-states.ts';
import { eventMessageNames } from './event-messages.ts';
import { eventNames } from './mock-schemas.ts';
import { described, oneOf, strict } from '../schema.ts';

/** Parameters of a provider state by name; contracts/api/provider-states.ts lists those of each state. */
const StateParams = Type.Record(Type.String(), Type.String({ maxLength: 100 }), {
  examples: [{ persona: 'lending-staff' }],
});

/** The request by which a Pact verifier changes the provider state. */
export const StateOrder = strict({
  state: described(Type.String({ maxLength: 200, examples: stateNames }), 'Name of the provider state.'),
  params: described(Type.Optional(StateParams), 'Parameters of the provider state by name.'),
  action: described(
    Type.Optional(oneOf(['setup', 'teardown'])),
    '`setup` by default: some verifiers send an action only for a teardown.',
  ),
});
export type StateOrder = Type.Static<typeof StateOrder>;

const StateValue = Type.Optional(Type.String());

/** Values of a provider state that the server chooses. The response to a teardown has none of them. */
export const StateValues = strict({
  worldId: described(
    StateValue,
    'Id of the world of the state. Later requests send the id in the header `x-world`.',
  ),
  accessToken: described(StateValue, 'Token of the signed-in user.'),
  antiForgeryToken: described(StateValue, 'Value of the anti-forgery header and of its cookie.'),
  trackingId: described(StateValue, "Tracking id of the assistant's answer."),
  /** One property for each requested id: the id of the same record on this server. */
  ...(Object.fromEntries(
    stateIds.map((id) => [
      id,
      described(StateValue, `The requested ${id}, with the value that it has on this server.`),
    ]),
  ) as Record<StateId, typeof StateValue>),
});
export type StateValues = Type.Static<typeof StateValues>;

/** The request by which a Pact verifier gets a message. */
export const MessageOrder = strict({
  description: described(oneOf([...eventMessageNames]), 'Description of the message in the pact.'),
  providerStates: described(
    Type.Array(
      strict({
        name: described(Type.String({ maxLength: 200 }), 'Name of the provider state.'),
        params: described(Type.Optional(StateParams), 'Parameters of the provider state by name.'),
      }),
      { minItems: 1, maxItems: 1 },
    ),
    'The provider state of the message.',
  ),
});

/** An event as a message of the pact. */
export const EventMessage = strict({
  event: described(oneOf(eventNames), 'Name of the event.'),
  data: described(Type.Unknown(), 'Data of the event, valid for its schema.'),
});
export type EventMessage = Type.Static<typeof EventMessage>;
