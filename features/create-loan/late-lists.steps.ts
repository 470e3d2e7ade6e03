import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { LateLists } from './late-lists.ts';

type W = ThresholdWorld;

Given(
  /^the response with the (originators|products|licenses) of "(.*?)"(?: at "(.*)")? is late$/,
  function (this: W, list: string, owner: string, institution?: string) {
    if (institution === undefined) this.on(LateLists).delayOriginators(owner);
    else this.on(LateLists).delayList(list, owner, institution);
  },
);

Given(
  '{string} is also an originator of {string}',
  function (this: W, originator: string, institution: string) {
    this.on(LateLists).addOriginator(originator, institution);
  },
);

Given('the server lists the origination types {string}', function (this: W, types: string) {
  this.on(LateLists).listOriginationTypes(types.split(', '));
});

Given('the response about my other originators is late', function (this: W) {
  this.on(LateLists).delayOtherOriginators();
});

Then('the browser logs that {string} failed', function (this: W, operation: string) {
  this.on(LateLists).isLogged(operation);
});
