import { chromium } from '@playwright/test';
import { browserArguments, browserExecutable } from '../../../scripts/shared/browser/browser.ts';
import { type Tab, windowSize } from './tab.ts';

/** Opens the Chromium of the other tests, by Playwright. */
export async function chromiumTab(): Promise<Tab> {
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: browserArguments() });
  const page = await browser.newPage({ viewport: windowSize });
  return {
    open: async (address) => void (await page.goto(address)),
    read: (expression) => page.evaluate(expression),
    act: async (input) => {
      for (const action of input.actions)
        if (action.type === 'pointerMove') await page.mouse.move(action.x, action.y);
        else if (action.type === 'pointerDown') await page.mouse.down();
        else if (action.type === 'pointerUp') await page.mouse.up();
        else if (action.type === 'keyDown') await page.keyboard.down(keyOf(action.value));
        else await page.keyboard.up(keyOf(action.value));
    },
    close: () => browser.close(),
  };
}

/** Playwright's names of the keys that WebDriver writes as code points. */
const keyOf = (value: string): string => keyNames[value] ?? value;

const keyNames: Readonly<Record<string, string>> = { '\uE004': 'Tab', '\uE007': 'Enter', '\uE00C': 'Escape' };
