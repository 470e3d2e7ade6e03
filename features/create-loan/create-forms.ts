import { CreateForm } from './create-form.ts';
import { CreateScreen } from './create-screen.ts';
import { CreateScreenInBrowser } from './create-screen-in-browser.ts';

/** The page objects of the create form at all levels. */
export const form = { domain: CreateForm, app: CreateScreen, browser: CreateScreenInBrowser };

/** The page objects for steps that need no browser. */
export const readForm = { domain: CreateForm, app: CreateScreen };

/** The page objects for steps that need a screen. */
export const screen = { app: CreateScreen, browser: CreateScreenInBrowser };
