import type { MouseEvent, ReactNode } from 'react';
import { rowPressed } from './move-focus.ts';
import type { Target } from './page-target.ts';

interface MenuLinkProps {
  readonly className: string | undefined;
  /** Null: nothing opens, and the entry says so. */
  readonly target: Target | null;
  readonly isCurrent?: boolean;
  readonly onOpen: (target: Target) => void;
  readonly children: ReactNode;
}

/** What is clicked to open an entry: a link where it leads to a page, a button where something opens over it. */
export function MenuLink({ className, target, isCurrent = false, onOpen, children }: MenuLinkProps) {
  if (!target) {
    // It keeps its place in the order of the keyboard, so that everybody learns of it.
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
    // Whoever asks the browser for another tab gets one.
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
