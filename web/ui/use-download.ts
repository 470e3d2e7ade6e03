import { App } from 'antd';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { log } from '../app/log.ts';

/** A part of the page that is downloaded when it is first wanted. */
interface Download<Props> {
  /** What the user calls it, at the beginning of a sentence. */
  readonly name: string;
  readonly isWanted: boolean;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Called when the download fails: the part is to be wanted no longer, and is downloaded when it is wanted again. */
  readonly onFailure: () => void;
}

/**
 * Returns the part, or null until it has been wanted and downloaded. A download that fails leaves the page as it is,
 * with all that was entered, and shows a notification.
 */
export function useDownload<Props>({
  name,
  isWanted,
  load,
  onFailure,
}: Download<Props>): ComponentType<Props> | null {
  const { notification } = App.useApp();
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && part === null;
  const download = useEffectEvent(load);
  const failed = useEffectEvent((error: unknown) => {
    log.warn('A part of the page could not be downloaded', error);
    notification.warning({
      key: name,
      title: `${name} could not be downloaded`,
      description: 'You may be offline. Check your connection, then try again.',
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
  return part;
}
