import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { browserArguments, browserExecutable } from '../../../scripts/shared/browser/browser.ts';

/** The part of a page of Playwright that a page of Puppeteer has, too. */
interface Page {
  goto(address: string): Promise<unknown>;
  /** Returns the JSON value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: EditingKey): Promise<void>;
    down(key: 'Control'): Promise<void>;
    up(key: 'Control'): Promise<void>;
  };
}

type EditingKey = 'Enter' | 'Escape' | 'Tab' | 'a' | 'y' | 'z';

/** A tab of a browser engine. */
export interface Tab {
  readonly page: Page;
  close(): Promise<void>;
}

const windowSize = { width: 1_440, height: 900 };

export const engines = {
  chromium: () => withPlaywright(chromium, browserExecutable()),
  firefox: () => (isInstalled(firefox) ? withPlaywright(firefox) : installedFirefox()),
  webkit: () => (isInstalled(webkit) ? withPlaywright(webkit) : installedWebkit()),
};

type PlaywrightBrowser = typeof chromium;

const isInstalled = (browser: PlaywrightBrowser): boolean => existsSync(browser.executablePath());

async function withPlaywright(engine: PlaywrightBrowser, executablePath?: string): Promise<Tab> {
  const chosen = executablePath ? { executablePath, args: browserArguments() } : {};
  const browser = await engine.launch(chosen);
  return { page: await browser.newPage({ viewport: windowSize }), close: () => browser.close() };
}

/** Opens a tab of an installed Firefox over WebDriver BiDi. Debian has no driver of Firefox for Selenium. */
async function installedFirefox(): Promise<Tab> {
  const executablePath = '/usr/bin/firefox';
  requirePrograms('Firefox', [executablePath], 'firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: windowSize });
  return { page: await browser.newPage(), close: () => browser.close() };
}

/** Opens a tab of WebKitGTK by its driver, on a virtual display. */
async function installedWebkit(): Promise<Tab> {
  const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
  requirePrograms('WebKit', programs, 'webkit2gtk-driver xvfb');
  const display = spawn(programs[1], ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [written] = (await once(display.stdout, 'data')) as [Buffer];
  const DISPLAY = `:${written.toString().trim()}`;
  const service = new ServiceBuilder(programs[0]).setEnvironment({ ...process.env, DISPLAY }).build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect(windowSize);
  const act = () => driver.actions();
  return {
    page: {
      goto: (address) => driver.get(address),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      mouse: {
        move: (x, y) => act().move({ x, y, duration: 0 }).perform(),
        down: () => act().press().perform(),
        up: () => act().release().perform(),
      },
      keyboard: {
        type: (text) => act().sendKeys(text).perform(),
        press: (key) =>
          act()
            .sendKeys(key.length === 1 ? key : Key[keyNames[key as 'Tab']])
            .perform(),
        down: (key) => act().keyDown(Key[keyNames[key]]).perform(),
        up: (key) => act().keyUp(Key[keyNames[key]]).perform(),
      },
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      display.kill();
    },
  };
}

const keyNames = { Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB', Control: 'CONTROL' } as const;

/** @throws {Error} that says what to install when a program is missing */
function requirePrograms(engine: string, programs: readonly string[], packages: string): void {
  const missing = programs.find((program) => !existsSync(program));
  if (missing === undefined) return;
  const playwright = `npx playwright install ${engine.toLowerCase()}`;
  throw new Error(
    `${engine} was not tested: ${missing} is missing. Run ${playwright} (Debian: apt-get install ${packages}).`,
  );
}
