/** What the product looks like, and where the focus is. */
export interface AppearanceActions {
  forceColours(): Promise<void>;
  haveInitials(initials: string): Promise<void>;
  focusButton(name: string): Promise<void>;

  /** Goes on to the page; neither it nor what it frames scrolls sideways. */
  isAsWideAsWindow(page: string, address: string): Promise<void>;
  menuIsInsideWindow(): Promise<void>;
  isMarked(kind: string, name: string): Promise<void>;
  /** @param role of what has opened over the page: `menu`, `dialog` */
  hasBorder(role: string): Promise<void>;
  firstHeadingIs(title: string): Promise<void>;
  cutNameHasTooltip(name: string): Promise<void>;
  initialsFit(initials: string): Promise<void>;
}
