import { type Aim, type Figure, inRounds, type Topic } from './bench.ts';
import { peers, threshold, withServers } from './baselines.ts';
import { load } from './load.ts';

/** Number of keep-alive connections: enough that a server never waits for requests. */
const connections = 32;

/** Every operation is some times as fast as in the products that mock an API. */
const aheadOfPeers = Object.keys(peers).map((against): Aim => ({ against, atLeast: 3 }));

/** Measures requests per second of the server with everything on, beside bare Fastify and the peers. */
export const throughput: Topic = ({ isQuick, withPeers }) =>
  withServers(withPeers, async (servers) => {
    const [rounds, milliseconds] = isQuick ? [2, 200] : [25, 300];
    const figure = async (name: string, request: 'get' | 'post', aims: readonly Aim[]): Promise<Figure> => ({
      name,
      unit: 'requests/s',
      ours: threshold,
      aims,
      values: await inRounds(rounds, servers, (server) =>
        load({ port: server.port, call: server[request], connections, milliseconds }),
      ),
    });
    return [
      await figure('GET dashboard', 'get', [{ against: 'bare Fastify', atLeast: 0.8 }, ...aheadOfPeers]),
      await figure('POST loan', 'post', aheadOfPeers),
    ];
  });
