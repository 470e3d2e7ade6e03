import { Given, When } from '@cucumber/cucumber';
import { secondTabOf } from '../drivers/browser/second-tab.ts';
import type { Visit } from '../drivers/browser/visit.ts';
import { routeOfPage } from '../drivers/vocabulary.ts';
import type { ThresholdWorld } from '../support/world.ts';

/** Another tab, which shows the loan pipeline. */
class SecondTab {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  openPipeline(): Promise<void> {
    return secondTabOf(this.#visit).open(routeOfPage('Mortgage Pipeline'));
  }

  press(button: string): Promise<void> {
    return secondTabOf(this.#visit).page.getByRole('button', { name: button, exact: true }).click();
  }
}

Given('the loan pipeline is open in a second tab', async function (this: ThresholdWorld) {
  await this.inBrowser(SecondTab).openPipeline();
});

When('I press {string} in the second tab', async function (this: ThresholdWorld, button: string) {
  await this.inBrowser(SecondTab).press(button);
});
