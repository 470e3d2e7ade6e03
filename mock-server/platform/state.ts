import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Store } from '../store/store.ts';
import { EventHub } from './events/hub.ts';
import { EventStream } from './events/stream.ts';
import type { Worlds } from './worlds/worlds.ts';

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    worlds: Worlds;
    events: EventHub;
  }
}

interface StateOptions {
  readonly store: Store;
  readonly worlds: Worlds;
}

/** Adds what all requests share: the store, its worlds, and the events of the worlds. */
export const statePlugin = fastifyPlugin<StateOptions>(
  async (app: FastifyInstance, { store, worlds }) => {
    app.decorate('store', store);
    app.decorate('worlds', worlds);
    app.decorate('events', new EventHub(store.bus));
    // A closing server waits for open responses. Event streams do not end by themselves, so they are ended here.
    app.addHook('preClose', (done) => {
      app.events.endAll();
      done();
    });
    // A response to HEAD has no body (RFC 9110, 9.3.2). Fastify would read the stream to its end, and it has none.
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (request.method === 'HEAD' && payload instanceof EventStream) payload.end();
      done(null, payload);
    });
  },
  { name: 'state', fastify: '5.x' },
);
