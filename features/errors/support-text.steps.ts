import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { SupportText } from './support-text.ts';

type W = ThresholdWorld;

Given(
  /^an error with the (message|reference number) "(.*)", which (is|is not) to be shown$/,
  function (this: W, part: string, text: string, shown: string) {
    const error = this.inDomain(SupportText);
    if (part === 'message') error.giveMessage(text, shown === 'is');
    else error.giveReference(text, shown === 'is');
  },
);

Given(
  'support has the number {string} and the site {string}',
  function (this: W, number: string, site: string) {
    this.inDomain(SupportText).giveSupport(number, site);
  },
);

Then('the error message is {string}', function (this: W, message: string) {
  this.inDomain(SupportText).showsMessage(message);
});

Then('the support text is {string}', function (this: W, support: string) {
  this.inDomain(SupportText).showsSupport(support);
});
