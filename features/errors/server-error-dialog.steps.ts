import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { world } from '../users/world.ts';
import { ServerErrorDialog, ServerErrorDialogInBrowser } from './server-error-dialog.ts';

Given('the browser refuses access to the clipboard', () => world.on(ServerErrorDialog).refuseClipboard());

Given('the next {string} request fails without a trace id', (operation: string) =>
  world.user.fail({ operation, kind: 'status', status: 500, withTraceId: false }),
);

When('I open the dashboard of an application that does not exist', () =>
  world.user.goOn(paths.dashboardOf('A-MISSING')),
);

When('I press the keys {string} inside the framed page', (keys: string) =>
  world.inBrowser(ServerErrorDialogInBrowser).pressKeysInFrame(keys),
);

When('I click beside the dialog', () => world.on(ServerErrorDialog).clickBeside());

Then('the link {string} leads to {string}', (name: string, address: string) =>
  assert.equal(world.user.choice(name).getAttribute('href'), address),
);

Then('the error names the support number and the trace id of the response', () =>
  world.on(ServerErrorDialog).namesSupport(),
);

Then('the error names the support number and no trace id', () =>
  world.on(ServerErrorDialog).namesOnlySupport(),
);

Then('the message says {string}', (text: string) => world.on(ServerErrorDialog).says(text));

Then('the error has no message', () => world.on(ServerErrorDialog).hasNoMessage());

Then('the message is {int} pixels wide at most', (pixels: number) =>
  world.inBrowser(ServerErrorDialogInBrowser).isAtMostWide(pixels),
);

Then('an icon is beside the reference number', () => world.on(ServerErrorDialog).hasCopyIcon());

Then('the clipboard holds the trace id of the response', () => world.on(ServerErrorDialog).isCopied());

Then('{string} shows for {int} seconds', (text: string, seconds: number) =>
  world.on(ServerErrorDialog).showsFor(text, seconds),
);
