import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { FramedPage, FramedPageInBrowser } from './framed-page.ts';

const framed = { app: FramedPage, browser: FramedPageInBrowser };

When(
  /^(.*) sends a navigate message to "(.*)"( with an unknown field)?$/,
  (sender: string, route: string, more: string | null) =>
    world.at(framed).say({ type: 'navigate', route, ...(more === null ? {} : { more }) }, sender),
);

When('the framed page sends an undocumented message', () =>
  world.at(framed).say({ type: 'dance' }, 'the framed page'),
);

When('I follow {string} on the framed page', (link: string) =>
  world.inBrowser(FramedPageInBrowser).follow(link),
);

When('the framed page sends {int} unknown messages', (count: number) =>
  world.inBrowser(FramedPageInBrowser).flood(count),
);

Then('{int} message(s) was/were ignored', (count: number) => world.at(framed).hasIgnored(count));

Then('the page responded to the mouse during the flood', () =>
  world.inBrowser(FramedPageInBrowser).respondedMeanwhile(),
);

When('I choose the status {string}', (status: string) => world.on(FramedPage).chooseStatus(status));

Then('the status {string} is plain text', (status: string) => world.on(FramedPage).isPlainStatus(status));

Then(
  'a window of {int} by {int} opens at {string} for that loan',
  (width: number, height: number, address: string) =>
    world.on(FramedPage).hasOpenedWindow(address, width, height),
);

Then('a notice offers a link to {string} for that loan', (address: string) =>
  world.on(FramedPage).offersLink(address),
);
