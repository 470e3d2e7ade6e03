import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { variables } from '../../../web/shared/ui/theme.ts';
import { componentSheets, shared } from './sheets.ts';
import { neverShown } from './samples.ts';
import { styleExportsOf, stubOf, styleSheetsOf } from './style-module.ts';

/** Matches the style modules of antd components. */
const styleModule = /\/antd\/es\/(?!style\/)(?:[\w-]+\/)+style(?:\/[\w-]+)*\.js$/;

/** Matches the style module that all components share. */
const sharedModule = /\/antd\/es\/config-provider\/style\/index\.js$/;

/** Suffix of an import, as `?raw` of Vite, that loads the unchanged source of a style module. */
const original = '?original';
const originalModule = /\?original$/;

const sheetAddress = /^\/component-styles\/([\w-]+)\.css$/;
const addressOf = (sheet: string) => `/component-styles/${sheet}.css`;

/**
 * Vite plugin that replaces the run-time styles of antd components by style sheets, which are loaded with the scripts of
 * the component. The development server uses antd unchanged. The build fails if a component has no sample.
 */
export function componentStyles(): Plugin {
  let sheets: ReadonlyMap<string, string> = new Map();
  const missing = new Map<string, readonly string[]>();
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sheets = componentSheets();
    },
    resolveId: {
      filter: { id: [sheetAddress, originalModule] },
      handler: (id) => ({ id, moduleSideEffects: sheetAddress.test(id) }),
    },
    load: {
      filter: { id: [sheetAddress, originalModule, styleModule] },
      async handler(id) {
        const sheet = sheetAddress.exec(id)?.[1];
        if (sheet !== undefined) return sheets.get(sheet) ?? '';
        if (originalModule.test(id)) return readFile(id.replace(originalModule, ''), 'utf8');
        if (sharedModule.test(id)) return `import '${addressOf(shared)}'; export default () => {};`;
        const exports = styleExportsOf(await readFile(id, 'utf8'));
        if (exports.length === 0) return null;
        const styles = styleSheetsOf(exports, sheets, neverShown);
        missing.set(id, styles.missing);
        return stubOf(exports, styles.sheets.map(addressOf), variables, id + original);
      },
    },
    // Checks this at the end of the build, since only the bundle shows which modules remain after tree shaking.
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const unstyled = modules.flatMap((id) => missing.get(id) ?? []);
      if (unstyled.length === 0) return;
      this.error(
        `no style sheet for ${unstyled.join(', ')}: add a sample to scripts/build/component-styles/samples.ts, or list it there as never shown`,
      );
    },
  };
}
