import { App } from 'antd';
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { awaited } from '../awaited.ts';
import { log } from '../log.ts';
import type { Elements } from './elements.ts';
import { useIsModalOpen } from './layers.ts';

interface OnDemandProps<Props extends object> {
  /** Name of the part in the notification about a failed download, with a capital letter. */
  readonly name: string;
  readonly isWanted: boolean;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Called after a failed download, so that the user can request the part again. */
  readonly onFailure: () => void;
  readonly props: Props;
}

/**
 * Part of the page that is downloaded on first use. After a failed download, the page keeps its entries and shows a
 * notification, and the next use downloads the part again. `lazy` of React would keep the error. A part that arrives
 * while a dialog is open appears when the dialog has closed: it would cover the dialog.
 */
export function OnDemand<Props extends object>(on: OnDemandProps<Props>): Elements {
  const { name, isWanted, load, onFailure, props } = on;
  const { notification } = App.useApp();
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && part === null;
  const isCovered = useIsModalOpen();
  const [hasAppeared, setAppeared] = useState(false);
  if (part && !isCovered && !hasAppeared) setAppeared(true);
  const download = useEffectEvent(() => awaited(load()));
  const failed = useEffectEvent((error: unknown) => {
    log.warn('A part of the page could not be downloaded', error);
    notification.warning({
      key: name,
      title: `${name} couldn't be loaded`,
      description: 'Try again in a moment.',
    });
    onFailure();
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    download().then(
      (loaded) => setPart(() => loaded.default),
      (error: unknown) => {
        if (!isOver) failed(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isMissing]);
  return part && hasAppeared && createElement(part, props);
}
