import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { ServerRequests } from './server-requests.ts';

When('{} is requested', (what: string) => world.overHttp(ServerRequests).ask(what));

When('the settings are requested in a world that does not exist', () =>
  world.overHttp(ServerRequests).askInUnknownWorld(),
);

When('a new loan is sent', () => world.overHttp(ServerRequests).sendLoan());

When('a new loan is sent without the anti-forgery header', () =>
  world.overHttp(ServerRequests).sendLoanWithoutAntiForgery(),
);

When('a new loan is sent with {} as {string}', (value: string, name: string) =>
  world.overHttp(ServerRequests).sendLoan({ [name]: JSON.parse(value) as unknown }),
);

Then('the response is:', (body: string) => world.overHttp(ServerRequests).responseIs(body));

Then('the request is accepted, without a body in the response', () =>
  world.overHttp(ServerRequests).hasNoBody(),
);

Then('the request is refused with {int} and the reason {string}', (status: number, reason: string) =>
  world.overHttp(ServerRequests).wasRefused(status, reason),
);

Then('the refusal points to {string}', (address: string) => world.overHttp(ServerRequests).pointsTo(address));

Then('the refusal names {string}', (field: string) => world.overHttp(ServerRequests).names(field));

Then('the response carries a trace id', () => world.overHttp(ServerRequests).hasTraceId());
