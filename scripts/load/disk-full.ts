import { verify } from './verification.ts';
import { createUsers, workTogether } from './clients.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { onSmallDisk, type SmallDisk } from './small-disk.ts';
import { stopServer, withSetup } from './setup.ts';
import { fewWorlds } from './under-load.ts';
import { within } from './watchdog.ts';

/** Free bytes on the disk when the load begins: a few pages of the data file. */
const leftFree = 256 * 1024;

const refused = 'store-full';
const refusals = 40;
const creationsBefore = 60;
const creationsAfter = 60;

export const diskFull: Scenario = {
  name: 'disk-full',
  promise:
    'a full disk: writes are refused with store-full, reads succeed, and with new space writes succeed without a restart',
  run: (settings) => onSmallDisk((disk) => filled(disk, settings)),
};

async function filled(
  { server, fill, makeRoom }: SmallDisk,
  { seed, clients }: LoadSettings,
): Promise<Outcome> {
  return withSetup(server.port, async (setup) => {
    const { users, noteBase } = await createUsers(setup, fewWorlds, clients);
    const work = async (seedOfWork: number, what: string, isDone: () => boolean): Promise<void> => {
      await within(120, what, workTogether(users, { clients, seed: seedOfWork, isOver: isDone }));
    };

    await work(seed, 'creations are acknowledged', () => setup.acknowledged >= creationsBefore);
    setup.expect({ refusals: [refused], mayRefuse: 'writes' });
    fill(leftFree);
    await work(seed + 1, 'the disk is full', () => setup.refusalsOf(refused) >= refusals);
    const before = setup.acknowledged;
    const refusedInAll = setup.refusalsOf(refused);
    makeRoom();
    setup.expect({});
    await work(seed + 2, 'creations go on', () => setup.acknowledged >= before + creationsAfter);
    const { checked } = await verify(users, { clients, noteBase, again: true });
    await stopServer(setup, server);
    return {
      'acknowledged before and while the disk was full': String(before),
      'refused while the disk was full': `${refusedInAll} writes, and no read`,
      'acknowledged with new space, without a restart': String(setup.acknowledged - before),
      'looked up at the end': String(checked),
    };
  });
}
