import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { ServerRequests } from './server-requests.ts';

type W = ThresholdWorld;

When('{} is requested', async function (this: W, what: string) {
  await this.overHttp(ServerRequests).ask(what);
});

When('the settings are requested in a world that does not exist', async function (this: W) {
  await this.overHttp(ServerRequests).askInUnknownWorld();
});

When('a new loan is sent', async function (this: W) {
  await this.overHttp(ServerRequests).sendLoan();
});

When('a new loan is sent without the anti-forgery header', async function (this: W) {
  await this.overHttp(ServerRequests).sendLoanWithoutAntiForgery();
});

When('a new loan is sent with {} as {string}', async function (this: W, value: string, name: string) {
  await this.overHttp(ServerRequests).sendLoan({ [name]: JSON.parse(value) as unknown });
});

Then('the response is:', function (this: W, body: string) {
  this.overHttp(ServerRequests).responseIs(body);
});

Then('the request is accepted, without a body in the response', function (this: W) {
  this.overHttp(ServerRequests).hasNoBody();
});

Then(
  'the request is refused with {int} and the reason {string}',
  function (this: W, status: number, reason: string) {
    this.overHttp(ServerRequests).wasRefused(status, reason);
  },
);

Then('the refusal points to {string}', function (this: W, address: string) {
  this.overHttp(ServerRequests).pointsTo(address);
});

Then('the refusal names {string}', function (this: W, field: string) {
  this.overHttp(ServerRequests).names(field);
});

Then('the response carries a trace id', function (this: W) {
  this.overHttp(ServerRequests).hasTraceId();
});
