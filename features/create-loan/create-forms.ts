import { CreateForm } from './create-form.ts';
import { CreateScreen } from './create-screen.ts';
import { CreateScreenInBrowser } from './create-screen-in-browser.ts';

/** The create form at every level: what is entered, and what it shows. */
export const form = { domain: CreateForm, app: CreateScreen, browser: CreateScreenInBrowser };

/** The create form where no browser is needed. */
export const readForm = { domain: CreateForm, app: CreateScreen };

/** The create form where a screen is needed. */
export const screen = { app: CreateScreen, browser: CreateScreenInBrowser };
