import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { TaskInBrowser } from '../loan/task-in-browser.ts';
import { ImageFlow, ImageFlowInBrowser } from './image-flow.ts';

type W = ThresholdWorld;

const imageFlow = { app: ImageFlow, browser: ImageFlowInBrowser };

Given('the browser blocks windows', async function (this: W) {
  await this.at(imageFlow).blockWindows();
});

Given('the server sends the permission to see images as the text {string}', function (this: W, text: string) {
  this.on(ImageFlow).answer({ hasPermission: text });
});

Given('the server denies the images with a blank title and text', function (this: W) {
  this.on(ImageFlow).answer({ hasPermission: false, errorTitle: ' ', errorMessage: '' });
});

Given('the response about the images is late', function (this: W) {
  this.on(ImageFlow).delay();
});

Given('the alert in session storage is {}', function (this: W, alert: string) {
  this.on(ImageFlow).keepAlert(alert);
});

When('I open the image flow of the loan', async function (this: W) {
  await this.at(imageFlow).open();
});

Then('the server was asked first whether I may see the images', function (this: W) {
  this.at({ app: ImageFlow, browser: TaskInBrowser }).wasCheckedFirst();
});

Then('the images of that loan open in a window of their own', function (this: W) {
  this.on(ImageFlow).hasOpened();
});

Then('an alert opens in a window of its own', async function (this: W) {
  await this.at(imageFlow).hasOpenedAlert();
});

Then('no window opens', function (this: W) {
  this.on(ImageFlow).hasOpenedNothing();
});
