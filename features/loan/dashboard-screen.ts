import type { Line, Panel } from '../../web/loan/dashboard-view.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { isVisible, textOf } from '../drivers/app/screen-text.ts';

/** What a dashboard shows, as texts in their order. */
export interface ShownDashboard {
  readonly title: string;
  readonly panels: readonly Omit<Panel, 'key'>[];
}

/** Roles of what can be edited. */
const editable = ['textbox', 'combobox', 'spinbutton', 'checkbox', 'switch', 'radio', 'slider'];

/** The dashboard of a loan: panels with lines of label and value. */
export class DashboardScreen {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Returns what the dashboard shows. A closed panel keeps its lines, which are returned too. */
  view(): ShownDashboard {
    const title = this.#main.querySelector('h1');
    return { title: title ? textOf(title) : '', panels: this.#panels.map(shownPanel) };
  }

  async openEveryPanel(): Promise<void> {
    const closed = () => this.#main.querySelector('h2 button[aria-expanded="false"]');
    for (let next = closed(); next; next = closed()) await this.#user.click(next);
  }

  /** Returns whether the lines of the panel can be seen. */
  shows(heading: string): boolean {
    const panel = this.#panels.find((one) => textOf(one.querySelector('h2') ?? one) === heading);
    return [...(panel?.querySelectorAll('dl') ?? [])].some(isVisible);
  }

  linesOf(heading: string): readonly Line[] {
    return this.#panel(heading).blocks.flatMap(({ lines }) => lines);
  }

  /** Returns the value beside a label as a screen reader reads it. */
  spoken(heading: string, label: string): string {
    const panel = this.#panels.find((one) => shownPanel(one).heading === heading);
    const lines = [...(panel?.querySelectorAll('dl > div') ?? [])];
    const line = lines.find((one) => textOf(one.querySelector('dt') ?? one) === label);
    return textOf(line?.querySelector('dd') ?? this.#main);
  }

  canEditNothing(): void {
    const fields = 'input, select, textarea, [contenteditable]';
    const found = this.#main.querySelectorAll([fields, ...editable.map((role) => `[role="${role}"]`)].join());
    this.#user.expect(found.length === 0, 'nothing that can be edited');
    // What can be pressed in a panel opens a report, and nothing else.
    const buttons = [...this.#main.querySelectorAll('dl button')].map(textOf);
    const others = buttons.filter((name) => !name.endsWith('opens the report in a new window'));
    this.#user.expect(others.length === 0, `no buttons but those of reports, not ${others.join()}`);
  }

  #panel(heading: string): ShownDashboard['panels'][number] {
    const found = this.view().panels.find((panel) => panel.heading === heading);
    this.#user.expect(found !== undefined, `the panel "${heading}"`);
    return found as ShownDashboard['panels'][number];
  }

  get #main(): Element {
    const main = this.#user.document.querySelector('main');
    this.#user.expect(main !== null, 'the main part of the page');
    return main as Element;
  }

  get #panels(): readonly Element[] {
    return [...this.#main.querySelectorAll('section')].filter(
      (section) => section.querySelector('h2') && isVisible(section),
    );
  }
}

function shownPanel(panel: Element): ShownDashboard['panels'][number] {
  const toggle = panel.querySelector('h2 button');
  const blocks = [...panel.querySelectorAll('dl')].map((list) => {
    const heading = list.parentElement?.querySelector('h3');
    return { heading: heading ? textOf(heading) : null, lines: [...list.children].map(shownLine) };
  });
  return {
    heading: toggle ? textOf(toggle) : '',
    isOpen: toggle?.getAttribute('aria-expanded') === 'true',
    blocks,
  };
}

/** Icons of the check indicators, with the word beside each. */
const marks: Readonly<Record<string, string>> = { 'check-circle': 'Complete', 'minus-circle': 'Missing' };

/** Reads a line as the eye does: words for screen readers are left out. */
function shownLine(line: Element): Line {
  const value = line.querySelector('dd')?.cloneNode(true) as Element | undefined;
  const icon = value?.querySelector('[data-icon]')?.getAttribute('data-icon') ?? '';
  for (const hidden of value?.querySelectorAll('.visually-hidden') ?? []) hidden.remove();
  const text = value ? textOf(value).replaceAll('\u2060', '') : '';
  const label = textOf(line.querySelector('dt') ?? line);
  return { label, value: text, ...(marks[icon] === text ? { kind: 'check' as const } : {}) };
}
