import { paletteVariables } from '../../../../contracts/palette.ts';
import barStyles from './bar/bar.css?inline';
import lensStyles from './lens/lens.css?inline';

/** Returns the styles of bar and lens, with the colors of the product in the mode of the user's system. */
export function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{${paletteVariables('light')}}@media (prefers-color-scheme:dark){:host{${paletteVariables('dark')}}}${barStyles}${lensStyles}`,
  );
  return sheet;
}
