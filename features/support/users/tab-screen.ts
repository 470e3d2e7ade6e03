import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import type { ClientOperation } from '../../../contracts/operation.ts';
import type { Tab } from '../tab/tab.ts';
import { isField, placeOfField } from '../vocabulary/form-fields.ts';
import { addressOfPage } from '../vocabulary/vocabulary.ts';
import { headingIn, heardTextOf, isVisible, nameOf, shownLines, textOf } from './screen-text.ts';

/**
 * Queries and assertions on the screen of a simulated tab. A failed assertion prints the visible text of the screen.
 */
export abstract class TabScreen {
  /** The tab in front of the user. */
  abstract readonly tab: Tab;

  get document(): Document {
    return this.tab.window.document;
  }

  /** Address of the page: path, query and fragment. */
  get address(): string {
    const { pathname, search, hash } = this.tab.window.location;
    return pathname + search + hash;
  }

  /** Returns the frame with the title. @throws {AssertionError} if no frame has the title */
  frame(title: string): HTMLIFrameElement {
    const found = [...this.document.querySelectorAll('iframe')].find((frame) => frame.title === title);
    this.expect(found !== undefined, `a frame titled "${title}"`);
    return found as HTMLIFrameElement;
  }

  /** Returns the document in the frame with the title. @throws {AssertionError} without such a frame or its document */
  frameDocument(title: string): Document {
    const { contentDocument } = this.frame(title);
    this.expect(contentDocument instanceof Object, `a page in the frame "${title}"`);
    return contentDocument as Document;
  }

  /** The frame of the page; null if the page frames no legacy page. */
  get mainFrame(): HTMLIFrameElement | null {
    return this.document.querySelector('main iframe:not([aria-hidden])');
  }

  /** Returns the parsed value of a key in session storage; null without such a key. */
  kept(key: string): unknown {
    return JSON.parse(this.tab.storage.sessionStorage.getItem(key) ?? 'null');
  }

  /** Returns the visible button with a name. @throws {AssertionError} if none or several have the name */
  button(name: string | RegExp, root: Element = this.document.body): Element {
    const named = this.#buttons(name, root);
    this.expect(named.length === 1, `one button "${name}", not ${named.length}`);
    return named[0] as Element;
  }

  /** The element with the focus. A browser takes the focus from a control that becomes disabled; happy-dom does not. */
  get #focused(): Element {
    const { activeElement, body } = this.document;
    return activeElement === null || activeElement.matches(':disabled') ? body : activeElement;
  }

  async hasFocusOn(name: string): Promise<void> {
    const focused = this.#focused;
    const holds = nameOf(focused) === name || nameOf(focused).startsWith(`${name},`);
    this.expect(holds, `"${name}" to have the focus, not ${focused.outerHTML.slice(0, 120)}`);
  }

  hasFocus(element: Element, what: string): void {
    const focused = this.#focused;
    this.expect(focused === element, `${what} to have the focus, not ${focused.outerHTML.slice(0, 120)}`);
  }

  /** Returns the button, link or menu entry with a name. @throws {AssertionError} if none or several have the name */
  choice(name: string): Element {
    const found = this.choices(name);
    this.expect(found.length === 1, `one button, link or entry "${name}", not ${found.length}`);
    return found[0] as Element;
  }

  /** Returns the buttons, links and menu entries with a name. The part after a comma, such as a badge, is optional. */
  choices(name: string): Element[] {
    const all = [...this.document.querySelectorAll('button, [role="button"], a[href], [role="menuitem"]')];
    const shown = all.filter(isVisible);
    const exact = shown.filter((one) => nameOf(one) === name);
    const named = exact.length > 0 ? exact : shown.filter((one) => nameOf(one).startsWith(`${name},`));
    // An open dialog covers the page, so its elements take precedence.
    const inDialog = named.filter((one) => one.closest('[role="dialog"]'));
    return inDialog.length > 0 ? inDialog : named;
  }

  canChoose(name: string): boolean {
    return isEnabled(this.choice(name));
  }

  /** Returns true if the open menu has an enabled entry with a name. The button of the menu may have the same name. */
  canChooseEntry(name: string): boolean {
    const entries = this.choices(name).filter((one) => one.getAttribute('role') === 'menuitem');
    this.expect(entries.length === 1, `one menu entry "${name}", not ${entries.length}`);
    return entries.every(isEnabled);
  }

  /** Returns true if a dialog, panel or group of this name is open. */
  isOpen(name: string): boolean {
    const open = this.document.querySelectorAll('[role="dialog"], section, [aria-expanded="true"]');
    return [...open].some((one) => isVisible(one) && this.#labelOf(one) === name);
  }

  #labelOf(element: Element): string {
    const label = this.document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return label ? textOf(label) : nameOf(element);
  }

  hasButton(name: string | RegExp): boolean {
    return this.#buttons(name, this.document.body).length > 0;
  }

  #buttons(name: string | RegExp, root: Element): Element[] {
    return [...root.querySelectorAll('button, [role="button"], a.ant-btn')].filter((button) => {
      const called = nameOf(button);
      return isVisible(button) && (typeof name === 'string' ? called === name : name.test(called));
    });
  }

  /** Returns the part of the screen with a role and a label. @throws {AssertionError} if there is no such part */
  region(role: string, label: string): Element {
    const tag = role === 'navigation' ? 'nav' : role === 'region' ? 'section' : role;
    const found = [...this.document.querySelectorAll(`:is(${tag}, [role="${role}"])`)].find((element) => {
      const labeled = this.document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return (labeled ? textOf(labeled) : element.getAttribute('aria-label')) === label;
    });
    this.expect(found !== undefined, `the ${role} "${label}"`);
    return found as Element;
  }

  /** Returns the visible fields with a name: the label, for co-borrower and property preceded by the owner. */
  fields(name: string): HTMLInputElement[] {
    const { panel, label } = placeOfField(name);
    const sections = [...this.document.querySelectorAll('form section')];
    const place = panel ? sections.find((section) => this.#labelOf(section) === panel) : this.document;
    return [...(place?.querySelectorAll<HTMLLabelElement>('label') ?? [])]
      .filter((one) => textOf(one) === label && isVisible(one))
      .flatMap(({ htmlFor }) => this.document.getElementById(htmlFor) ?? [])
      .map((element) => element as HTMLInputElement);
  }

  /** Returns the visible field with a name. @throws {AssertionError} if none or several have the name */
  field(name: string): HTMLInputElement {
    const found = this.fields(name);
    this.expect(found.length === 1, `one field "${name}", not ${found.length}`);
    return found[0] as HTMLInputElement;
  }

  /** Returns the field, button, link or entry with a name. @throws {AssertionError} without one */
  control(name: string): HTMLElement {
    if (isField(name) && this.fields(name).length > 0) return this.field(name);
    return this.choice(name) as HTMLElement;
  }

  /** The names of the entries of the menus that are open, in order. */
  get menuEntries(): string[] {
    return [...this.document.querySelectorAll('[role="menuitem"]')].filter(isVisible).map(textOf);
  }

  /** Asserts a condition. @param expected the expected content, for the message */
  expect(holds: boolean, expected: string): void {
    if (holds) return;
    assert.fail(
      `Expected ${expected}.\nAt ${this.address} the screen shows:\n  ${this.screen().join('\n  ')}`,
    );
  }

  /** Asserts a list of texts. @param what what the list is, for the message */
  equal(shown: readonly string[], wanted: readonly string[], what: string): void {
    this.expect(
      isDeepStrictEqual(shown, wanted),
      `${what} to be "${wanted.join(', ')}", not "${shown.join(', ')}"`,
    );
  }

  /** Returns the first lines of the visible text. */
  screen(): string[] {
    return this.tab.isOpen ? shownLines(this.document.body).slice(0, 60) : ['(no page is open)'];
  }

  async seesTitle(title: string | RegExp): Promise<void> {
    const titles = [...this.document.querySelectorAll('h1')].filter(isVisible).map(textOf);
    const isTitle = (shown: string) => (typeof title === 'string' ? shown === title : title.test(shown));
    this.expect(titles.some(isTitle), `the page to be titled "${title}", not "${titles.join('", "')}"`);
  }

  async isAt(address: string): Promise<void> {
    this.expect(this.address === address, `the address "${address}"`);
  }

  async isTitled(title: string): Promise<void> {
    this.expect(
      this.document.title === title,
      `the tab to be titled "${title}", not "${this.document.title}"`,
    );
  }

  async seesMessage(title: string): Promise<void> {
    this.dialog(title);
  }

  async seesRegion(label: string): Promise<void> {
    this.region('region', label);
  }

  async keepsNothing(key: string): Promise<void> {
    this.expect(this.kept(key) === null, `nothing stored as "${key}"`);
  }

  async seesText(text: string, root?: Element): Promise<void> {
    this.expect(this.shows(text, root), `the text "${text}"`);
  }

  /** Returns true if some element shows exactly this text, where a user can see it. */
  shows(text: string, root: Element = this.document.body): boolean {
    // Checks only elements with the first word, since searching for hidden parts is slow.
    const [first = ''] = text.split(' ');
    return [...root.querySelectorAll('*')].some(
      (element) => element.textContent?.includes(first) && textOf(element) === text,
    );
  }

  /** The texts that screen readers have announced. */
  get announcements(): string[] {
    return this.tab.announced.map(heardTextOf);
  }

  get dialogs(): Element[] {
    return [...this.document.querySelectorAll('[role="dialog"]')].filter(isVisible);
  }

  /** Returns the dialog with the title. @throws {AssertionError} if no dialog has the title */
  dialog(title: string): Element {
    const found = this.dialogs.find((dialog) => {
      const label = dialog.getAttribute('aria-labelledby');
      return label !== null && textOf(this.document.getElementById(label) ?? dialog) === title;
    });
    this.expect(found !== undefined, `a dialog titled "${title}"`);
    return found as Element;
  }

  async seesFramed(title: string): Promise<void> {
    await this.seesTitle(title);
    const frames = [...this.document.querySelectorAll('iframe')];
    const frame = frames.find(({ src }) => new URL(src).pathname === addressOfPage(title));
    this.expect(
      frame !== undefined,
      `a frame at ${addressOfPage(title)}, not at ${frames.map(({ src }) => src).join()}`,
    );
    this.expect(frame?.dataset['loaded'] === 'true', `the page "${title}" to have loaded`);
    this.expect(headingIn(frame?.contentDocument) === title, `a framed page with the heading "${title}"`);
  }

  /** Asserts that a frame with the title shows an address. */
  hasFrame(title: string, address: string): void {
    const frames = [...this.document.querySelectorAll('iframe')];
    const found = frames.filter((frame) => frame.title === title).map((frame) => frame.getAttribute('src'));
    this.expect(found.join() === address, `a frame "${title}" at ${address}, not "${found.join()}"`);
  }

  /** Asserts the number of requests of an operation. */
  sent({ method, path }: Pick<ClientOperation, 'method' | 'path'>, times: number): void {
    const sent = this.tab.requests.filter((one) => one.method === method && one.path === path).length;
    this.expect(sent === times, `${times} requests ${method} ${path}, not ${sent}`);
  }

  get toolbar(): Element | null {
    return this.document.querySelector('#root header');
  }

  /** True if a toolbar, or the place of one, is above the page. */
  get hasToolbarPlace(): boolean {
    const page = this.document.querySelector('#main')?.parentElement;
    return Boolean(page?.previousElementSibling);
  }

  /** The trace id of the last response that was an error. */
  get failedTraceId(): string | undefined {
    const failed = this.tab.requests.findLast(({ status }) => status >= 400);
    return failed?.responseHeaders.get(traceIdHeader) ?? undefined;
  }
}

const isEnabled = (choice: Element): boolean =>
  !choice.hasAttribute('disabled') && choice.getAttribute('aria-disabled') !== 'true';
