import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { antiForgeryHeader } from '../../contracts/api/headers.ts';
import { world } from '../users/world.ts';
import { settingsNamed } from './installation.ts';
import { RequestHeaders } from './request-headers.ts';
import { Settings } from './settings.ts';

Given('the installation has these settings:', (settings: DataTable) =>
  world.user.world.changeWorld(settingsNamed(settings.rowsHash())),
);

Given('an installation with these feature flags:', (flags: DataTable) =>
  world.overHttp(Settings).install(flags.rowsHash()),
);

When('the settings are requested', () => world.overHttp(Settings).request());

Then('the settings say how to sign in', () => world.overHttp(Settings).sayHowToSignIn());

Then('the settings say which addresses need a token', () => world.overHttp(Settings).sayWhatIsProtected());

Then('the settings have these feature flags:', (flags: DataTable) =>
  world.overHttp(Settings).have(flags.rowsHash()),
);

Then(
  'the response has {int} seconds of idle time, {int} second(s) of warning and a keep-alive every {int} seconds',
  (idleSeconds: number, timeoutSeconds: number, keepAliveSeconds: number) =>
    world.overHttp(Settings).haveIdleTimes({ idleSeconds, timeoutSeconds, keepAliveSeconds }),
);

Given('the installation protects the addresses below {string} and {string}', (one: string, other: string) =>
  world.on(RequestHeaders).protect([one, other]),
);

Given('the browser has lost the anti-forgery cookie', () => world.on(RequestHeaders).loseAntiForgeryCookie());

Then(/^the request to "(.*)" carries no (access|anti-forgery) token$/, (path: string, kind: string) =>
  world.on(RequestHeaders).lackToken(path, kind === 'access' ? 'authorization' : antiForgeryHeader),
);

Then('the request for the data of the user carries an access token for the scope of its address', () =>
  world.on(RequestHeaders).haveAccessToken(),
);

Then('the request for the data of the user carries the anti-forgery token of the cookie', () =>
  world.on(RequestHeaders).haveAntiForgeryToken(),
);
