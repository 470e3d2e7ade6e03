import { Given, Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { LateLists } from './late-lists.ts';

Given(
  /^the response with the (originators|products|licenses) of "(.*?)"(?: at "(.*)")? is late$/,
  (list: string, owner: string, institution?: string) => {
    if (institution === undefined) world.on(LateLists).delayOriginators(owner);
    else world.on(LateLists).delayList(list, owner, institution);
  },
);

Given('{string} is also an originator of {string}', (originator: string, institution: string) =>
  world.on(LateLists).addOriginator(originator, institution),
);

Given('the server lists the origination types {string}', (types: string) =>
  world.on(LateLists).listOriginationTypes(types.split(', ')),
);

Given('the response about my other originators is late', () => world.on(LateLists).delayOtherOriginators());

Then('the browser logs that {string} failed', (operation: string) => world.on(LateLists).isLogged(operation));
