import { Given, Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { SupportText } from './support-text.ts';

Given(
  /^an error with the (message|reference number) "(.*)", which (is|is not) to be shown$/,
  (part: string, text: string, shown: string) => {
    const error = world.inDomain(SupportText);
    if (part === 'message') error.giveMessage(text, shown === 'is');
    else error.giveReference(text, shown === 'is');
  },
);

Given('support has the number {string} and the site {string}', (number: string, site: string) =>
  world.inDomain(SupportText).giveSupport(number, site),
);

Then('the error message is {string}', (message: string) => world.inDomain(SupportText).showsMessage(message));

Then('the support text is {string}', (support: string) => world.inDomain(SupportText).showsSupport(support));
