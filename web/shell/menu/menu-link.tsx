import type { MouseEvent, ReactNode } from 'react';
import { rowPressed } from './move-focus.ts';
import type { Target } from './page-target.ts';

interface MenuLinkProps {
  readonly className: string | undefined;
  /** Target that the entry opens; null for an entry that is disabled because it opens nothing. */
  readonly target: Target | null;
  readonly isCurrent?: boolean;
  readonly onOpen: (target: Target) => void;
  readonly children: ReactNode;
}

/** Link of an entry that opens a page, or button of an entry that opens a dialog or window. */
export function MenuLink({ className, target, isCurrent = false, onOpen, children }: MenuLinkProps) {
  if (!target) {
    // Stays in the tab order, so that keyboard users reach it.
    return (
      <button type="button" className={className} aria-disabled="true" onKeyDown={rowPressed} data-row>
        {children}
      </button>
    );
  }
  if (target.as !== 'route') {
    return (
      <button
        type="button"
        className={className}
        onClick={() => onOpen(target)}
        onKeyDown={rowPressed}
        data-row
      >
        {children}
        {target.as === 'window' ? <span className="visually-hidden"> (opens a window)</span> : null}
      </button>
    );
  }
  const clicked = (event: MouseEvent) => {
    // A click with a modifier key opens a new tab, as for any link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(target);
  };
  return (
    <a
      className={className}
      href={target.path}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={clicked}
      onKeyDown={rowPressed}
      data-row
    >
      {children}
    </a>
  );
}
