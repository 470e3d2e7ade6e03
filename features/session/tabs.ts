import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';

const hostPath = '/host-of-the-product';
const middlePath = '/frame-of-the-host';
const pipeline = routeOfPage('Mortgage Pipeline');
const signedOut = { level: 1, name: "You've been signed out" } as const;

/** The product in a second tab, and in a frame of another page. */
export class Tabs {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async openPipeline(): Promise<void> {
    await this.#visit.openSecondTab(pipeline);
  }

  /**
   * Switches the profile in the second tab. Answers a leave question of the first tab with no, so the first tab would
   * stay on its page if it asked.
   */
  async switchProfile(profile: number): Promise<void> {
    this.#visit.stayWhenAsked();
    await this.#visit.openSecondTab(`/switch-profile/${profile}`);
  }

  async choose(button: string): Promise<void> {
    await this.#visit.secondPage.getByRole('button', { name: button, exact: true }).click();
  }

  async logOutInSecond(): Promise<void> {
    const page = this.#visit.secondPage;
    await this.#visit.profileButtonIn(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  /** Asserts that all tabs show the signed-out page. */
  async areSignedOut(): Promise<void> {
    for (const tab of this.#visit.context.pages())
      await expect(tab.getByRole('heading', signedOut)).toBeVisible();
  }

  /**
   * Shows the product in a frame of a page, which is itself in a frame. The outer page writes the messages of the
   * product into its title.
   */
  async frameProduct(): Promise<void> {
    await this.#visit.haveSignedIn();
    await this.#visit.page.route(`**${hostPath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: hostPage }),
    );
    await this.#visit.page.route(`**${middlePath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: frameOf(pipeline) }),
    );
    await this.#visit.open(hostPath);
  }

  async logOutInFrame(): Promise<void> {
    await this.#visit.profileButtonIn(this.#frame).click();
    await this.#frame.getByRole('menuitem', { name: 'Logout' }).click();
  }

  async hostHeardLogout(): Promise<void> {
    await expect(this.#visit.page).toHaveTitle('{"type":"logout"}');
  }

  async frameIsSignedOut(): Promise<void> {
    await expect(this.#frame.getByRole('heading', signedOut)).toBeVisible();
  }

  async keepsNoSignIn(): Promise<void> {
    const keys = await this.#visit.page.evaluate(() => Object.keys(sessionStorage));
    expect(keys.filter((key) => /token|account/i.test(key))).toEqual([]);
  }

  get #frame() {
    return this.#visit.page.frameLocator('iframe').frameLocator('iframe');
  }
}

const frameOf = (address: string): string => `<!doctype html>
<title>Host</title>
<iframe title="Frame" src="${address}" width="1250" height="850"></iframe>`;

const hostPage = `${frameOf(middlePath)}
<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (origin === location.origin && source === frames[0][0]) document.title = JSON.stringify(data);
  });
</script>`;
