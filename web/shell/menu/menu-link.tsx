import { LoadingOutlined } from '@ant-design/icons';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { rowPressed } from './move-focus.ts';
import type { OpenPage } from './open-page.ts';
import type { Target } from './page-target.ts';

interface MenuLinkProps {
  readonly className: string | undefined;
  /** Target that the entry opens; null for an entry that is disabled because it opens nothing. */
  readonly target: Target | null;
  readonly isCurrent?: boolean;
  readonly onOpen: OpenPage;
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
      <OpeningButton className={className} open={() => onOpen(target)}>
        {children}
        {target.as === 'window' ? <span className="visually-hidden"> (opens a window)</span> : null}
      </OpeningButton>
    );
  }
  const clicked = (event: MouseEvent) => {
    // A click with a modifier key opens a new tab, as for any link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void onOpen(target);
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

interface OpeningButtonProps {
  readonly className: string | undefined;
  readonly open: () => Promise<void> | undefined;
  readonly children: ReactNode;
}

/** Button of an entry that opens a dialog or window. Shows that it waits while the server is asked first. */
function OpeningButton({ className, open, children }: OpeningButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const press = async () => {
    const opening = open();
    if (!opening) return;
    setWaiting(true);
    await opening;
    setWaiting(false);
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) void press();
      }}
      onKeyDown={rowPressed}
      data-row
    >
      {children}
      {isWaiting ? <LoadingOutlined spin aria-hidden /> : null}
    </button>
  );
}
