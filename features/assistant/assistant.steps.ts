import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { AssistantDrawer } from './assistant-drawer.ts';
import { AssistantInBrowser } from './assistant-in-browser.ts';

const assistant = { app: AssistantDrawer, browser: AssistantInBrowser };

Given('I have opened the assistant', () => world.at(assistant).open());

Given(/^the (answer|response to the reaction) is late$/, (what: string) =>
  world.on(AssistantDrawer).hold(what),
);

Given('the answers cite {string}, without address and text', (title: string) =>
  world.on(AssistantDrawer).citeWithoutText(title),
);

Given('the answers say {string} and have sources with these names', (text: string) =>
  world.on(AssistantDrawer).answerWith(text),
);

When(/^I ask the assistant "(.*)"$/, (prompt: string) => world.at(assistant).ask(prompt));

When('I open the citation {string}', (title: string) => world.at(assistant).openCitation(title));

Then(/^the chat (shows|no longer shows) my question "(.*)"$/, (shows: string, text: string) =>
  world.on(AssistantDrawer).seesQuestion(text, shows === 'shows'),
);

Then('the question field is empty', () => world.on(AssistantDrawer).seesEmptyField());

Then(
  /^the chat (shows|no longer shows) the notice "(.*)" with a progress bar$/,
  (shows: string, text: string) => world.at(assistant).seesNotice(text, shows === 'shows'),
);

Then('the assistant answers:', (text: string) => world.on(AssistantDrawer).seesExactly(text));

Then('the answer refers to {string}', (title: string) => world.on(AssistantDrawer).refersTo(title));

Then('these are listed under "Additional Citations":', (titles: DataTable) =>
  world.on(AssistantDrawer).listsAdditional(titles.raw().flat()),
);

Then(/^the chat offers (?:no action|"(.*)")$/, (actions: string | null) =>
  world.on(AssistantDrawer).offers(actions?.split(', ') ?? []),
);

Then(/^the answer is marked as (liked|disliked)$/, (reaction: 'liked' | 'disliked') =>
  world.on(AssistantDrawer).isMarkedAs(reaction),
);

Then('the assistant was asked {int} time(s)', (count: number) =>
  assert.equal(world.on(AssistantDrawer).questionsSent, count),
);

Then('the server received the reactions: {}', (reactions: string) =>
  assert.deepEqual(world.on(AssistantDrawer).reactionsSent, reactions.split(', ')),
);

Then('the disclaimer says {string}', (sentence: string) =>
  world.on(AssistantDrawer).readsDisclaimer(sentence),
);

Then('the clipboard holds:', async (text: string) =>
  assert.equal(await world.user.tab.window.navigator.clipboard.readText(), text),
);

Then('a window of {int} by {int} pixels opens', (width: number, height: number) =>
  world.at(assistant).seesWindow(width, height),
);

Then('that window reads {string}', (text: string) => world.at(assistant).windowReads(text));

Then('that window is at {string}', (address: string) =>
  world.inBrowser(AssistantInBrowser).windowIsAt(address),
);

Then('the page in the window that opens cannot reach the product', () =>
  world.inBrowser(AssistantInBrowser).cannotReachBack(),
);

Then('the assistant is {int} pixels wide, at the right edge', (width: number) =>
  world.inBrowser(AssistantInBrowser).seesDrawer(width),
);

Then('I read the beginning of the answer', () => world.inBrowser(AssistantInBrowser).seesBeginning());
