import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { variables } from '../../web/shared/ui/theme.ts';
import { componentSheets, shared } from './sheets.ts';
import { neverShown } from './samples.ts';
import { styleExportsOf, stubOf, styleSheetsOf } from './style-module.ts';

/** The modules of antd that dress a component. */
const styleModule = /\/antd\/es\/(?!style\/)(?:[\w-]+\/)+style(?:\/[\w-]+)*\.js$/;

/** The one among them that dresses what all components share. */
const sharedModule = /\/antd\/es\/config-provider\/style\/index\.js$/;

/** The library's own text of a style module. */
const original = '?original';
const originalModule = /\?original$/;

const sheetAddress = /^\/component-styles\/([\w-]+)\.css$/;
const addressOf = (sheet: string) => `/component-styles/${sheet}.css`;

/**
 * Takes the styles of antd's components out of the scripts: what every page would compute and write by itself comes in
 * style sheets, each with the scripts that show the component. The development server leaves antd as it is.
 * The build fails when something is shown that no sample has dressed.
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
    // Only now it is known which modules stay.
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const undressed = modules.flatMap((id) => missing.get(id) ?? []);
      if (undressed.length === 0) return;
      this.error(
        `no style sheet for ${undressed.join(', ')}: add a sample to scripts/component-styles/samples.ts, or name it there as never shown`,
      );
    },
  };
}
