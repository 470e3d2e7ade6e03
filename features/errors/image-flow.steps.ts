import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { TaskInBrowser } from '../loan/task-in-browser.ts';
import { ImageFlow, ImageFlowInBrowser } from './image-flow.ts';

const imageFlow = { app: ImageFlow, browser: ImageFlowInBrowser };

Given('the browser blocks windows', () => world.at(imageFlow).blockWindows());

Given('the server sends the permission to see images as the text {string}', (text: string) =>
  world.on(ImageFlow).answer({ hasPermission: text }),
);

Given('the server denies the images with a blank title and text', () =>
  world.on(ImageFlow).answer({ hasPermission: false, errorTitle: ' ', errorMessage: '' }),
);

Given('the response about the images is late', () => world.on(ImageFlow).delay());

Given('the alert in session storage is {}', (alert: string) => world.on(ImageFlow).keepAlert(alert));

When('I open the image flow of the loan', () => world.at(imageFlow).open());

Then('the server was asked first whether I may see the images', () =>
  world.at({ app: ImageFlow, browser: TaskInBrowser }).wasCheckedFirst(),
);

Then('the images of that loan open in a window of their own', () => world.on(ImageFlow).hasOpened());

Then('an alert opens in a window of its own', () => world.at(imageFlow).hasOpenedAlert());

Then('no window opens', () => world.on(ImageFlow).hasOpenedNothing());
