import { Given, Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Notes } from './notes.ts';

Given('I write the note {string} in the window for a note', (text: string) =>
  world.inBrowser(Notes).writeInWindow(text),
);

Given('I write the note {string} in the dialog', (text: string) =>
  world.inBrowser(Notes).writeInDialog(text),
);

Then('the notes open in another window', () => world.inBrowser(Notes).showElsewhere());

Then('no other window is open', () => world.inBrowser(Notes).hasNoOtherWindow());

Then('the note still reads {string}', (text: string) => world.inBrowser(Notes).stillReads(text));
