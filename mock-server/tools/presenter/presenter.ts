import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../platform/worlds/world.ts';
import { changesOf, demoNamed, startOfStep } from '../demos/library.ts';
import { html } from '../../platform/html/html.ts';
import type { InPage } from '../../platform/http/spa.ts';
import { type DemoOutline, type PageData, pageDataName } from './client/bar/page-data.ts';

/**
 * Returns a function that adds the presenter's bar and the rule lens to the page of the SPA, in a world that has a
 * presenter. In any other world it adds nothing.
 *
 * @param consoleRoot folder of the built console, whose build also makes the presenter's script
 * @throws {Error} if the script has not been built
 */
export function presenter(consoleRoot: string): InPage {
  const script = scriptIn(consoleRoot);
  return ({ world }, nonce) => {
    if (world.presenter === null) return '';
    const { demo: demoName = null, step = 1 } = world.presenter;
    const demo = demoName === null ? null : outlineOf(demoName);
    const data: PageData = { world: nameOf(world), demoName, demo, step };
    return html`<meta name="${pageDataName}" content="${JSON.stringify(data)}">
<script type="module" nonce="${nonce}" src="${script}"></script>
`.toString();
  };
}

/** Returns what the bar shows of a demo of the library; null for an unknown name. */
function outlineOf(name: string): DemoOutline | null {
  const demo = demoNamed(name);
  if (!demo) return null;
  const steps = demo.steps.map((step) => ({
    do: step.do,
    say: step.say,
    change: changesOf(step)[0] ?? null,
  }));
  return { title: demo.title, start: startOfStep(demo, 1).address, steps };
}

/** Returns the address of the presenter's script, which has a digest in its name. */
function scriptIn(consoleRoot: string): string {
  const manifest = JSON.parse(readFileSync(join(consoleRoot, manifestFile), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ name, isEntry }) => isEntry && name === 'presenter');
  if (!entry) throw new Error(`${consoleRoot} has no script of the presenter: npm start builds it`);
  return `/mock/console/${entry.file}`;
}

/** The list of built files that Vite writes. */
const manifestFile = 'manifest.json';
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly isEntry?: boolean }>
>;
