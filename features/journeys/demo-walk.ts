import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Act, Sight, Step } from '../../mock-server/tools/demos/demo.ts';
import { demoNamed } from '../../mock-server/tools/demos/library.ts';
import { constants } from '../../web/shared/constants.ts';
import type { Hand } from './demo-hands.ts';

const patient = { timeout: 30_000 };

/** Performs the steps of a demo in a browser, as a presenter does. */
export class Walk {
  #page: Page;
  /** Tabs and windows in the order in which they were opened. Closed ones stay, so that indexes do not change. */
  readonly #tabs: Page[];
  readonly origin: string;
  readonly hand: Hand;

  constructor(page: Page, origin: string, hand: Hand) {
    this.#page = page;
    this.#tabs = [page];
    page.context().on('page', (opened) => this.#tabs.push(opened));
    this.origin = origin;
    this.hand = hand;
  }

  /** Returns the page of the present tab. */
  get page(): Page {
    return this.#page;
  }

  /** Opens the page of a demo and presses Start. */
  async start(name: string): Promise<void> {
    // The clock is only replaced if a step waits.
    const waits = demoNamed(name)?.steps.some(({ acts }) => acts.some((act) => 'wait' in act));
    if (waits) await this.#page.context().clock.install();
    await this.#page.goto(`${this.origin}/mock/demos/${name}`);
    await this.hand.choose(this.#page.getByRole('button', { name: 'Start', exact: true }));
  }

  /** Opens the deep link to a step, which starts a world for it. */
  async begin(name: string, step: number): Promise<void> {
    await this.#page.goto(`${this.origin}/mock/demos/${name}/${step}`);
  }

  /** Performs a step and checks what it shows. */
  async step({ acts, show }: Step): Promise<void> {
    for (const act of acts) await this.#perform(act);
    const { address } = show;
    if (address !== undefined) {
      const isShown = ({ origin, pathname, search }: URL) =>
        origin + pathname + (address.includes('?') ? search : '') === this.origin + address;
      await expect(this.#page).toHaveURL(isShown, patient);
    }
    for (const sight of show.sees) await this.#expect(sight);
  }

  async #perform(act: Act): Promise<void> {
    if ('choose' in act) {
      const page = this.#page;
      if (act.isNarrow && (page.viewportSize()?.width ?? 0) >= constants.wideScreen) return;
      const control = this.#in(act).getByRole(act.choose, { name: act.name, exact: !act.isPart });
      await this.hand.choose(control).catch((error: unknown) => {
        // The button may close its own window.
        if (!page.isClosed()) throw error;
      });
    } else if ('fill' in act) {
      await this.hand.fill(this.#in(act).getByLabel(act.fill, { exact: true }), act.with);
    } else if ('pick' in act) {
      await this.hand.pick(this.#in(act).getByLabel(act.pick, { exact: true }), act.option, act.typed);
    } else if ('press' in act) {
      await this.#page.keyboard.press(act.press);
    } else if ('open' in act) {
      await this.#page.goto(this.origin + act.open);
    } else if ('openTab' in act) {
      this.#page = await this.#page.context().newPage();
      await this.#page.goto(this.origin + act.openTab);
    } else if ('tab' in act) {
      await this.#changeTab(act.tab);
    } else if ('wait' in act) {
      await this.#page.context().clock.runFor(act.wait * 1_000);
    } else {
      await this.#change(act.patch);
    }
  }

  async #changeTab(number: number): Promise<void> {
    await expect.poll(() => this.#tabs.length).toBeGreaterThanOrEqual(number);
    this.#page = this.#tabs[number - 1] ?? this.#page;
    await this.#page.bringToFront();
  }

  async #change(data: Extract<Act, { change: string }>['patch']): Promise<void> {
    const response = await this.#page.request.patch(`${this.origin}/mock/worlds/current`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  }

  async #expect(sight: Sight): Promise<void> {
    const place = this.#in(sight);
    if ('text' in sight)
      return expect(place.getByText(sight.text, { exact: sight.isWhole ?? false }).first()).toBeVisible(
        patient,
      );
    const shown = place.getByRole(sight.role, { name: sight.name, exact: !sight.isPart }).first();
    if (sight.isAbsent) return expect(shown).toHaveCount(0);
    await expect(shown).toBeVisible(patient);
    if (sight.value !== undefined) await expect(shown).toHaveValue(sight.value);
    if (sight.isDisabled !== undefined) await expect(shown).toBeEnabled({ enabled: !sight.isDisabled });
  }

  #in({
    within,
    frame,
  }: {
    readonly within?: string;
    readonly frame?: string;
  }): Page | FrameLocator | Locator {
    const whole =
      frame === undefined ? this.#page : this.#page.getByTitle(frame, { exact: true }).contentFrame();
    if (within === undefined) return whole;
    const [region, dialog] = (['region', 'dialog'] as const).map((role) =>
      whole.getByRole(role, { name: within, exact: true }),
    );
    return region && dialog ? region.or(dialog) : whole;
  }
}
