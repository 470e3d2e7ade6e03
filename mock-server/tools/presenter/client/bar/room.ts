/**
 * Reserves space for the bar at the bottom of the window, so that it does not cover the product: the shell, dialogs,
 * drawers and notices end above it.
 * @returns a function that sets the height of the bar in CSS pixels
 */
export function reserveRoom(): (height: number) => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return (height) => sheet.replaceSync(height === 0 ? '' : styles(height));
}

const styles = (height: number): string => `
html { scroll-padding-bottom: ${height}px; }
body { padding-bottom: ${height}px; }
/* The shell is as high as the window. */
#root :has(> * > main) { height: calc(100dvh - ${height}px) !important; }
.ant-modal-wrap, .ant-modal-mask, .ant-drawer { bottom: ${height}px !important; height: auto !important; }
section[role="dialog"] { max-height: calc(100dvh - 128px - ${height}px) !important; }
.ant-notification, .ant-message { margin-bottom: ${height}px; }
`;
