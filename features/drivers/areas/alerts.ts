/** An alert as the features speak of it. */
export interface ToldAlert {
  readonly type: string;
  readonly title: string;
  readonly description: string;
}

/** The alert page, and the image flow whose denial it tells. */
export interface AlertActions {
  keepParts(parts: string): Promise<void>;
  keep(alert: ToldAlert): Promise<void>;
  blockWindows(): Promise<void>;
  openPage(): Promise<void>;
  openImageFlow(): Promise<void>;
  followNotice(): Promise<void>;

  shows(alert: string): Promise<void>;
  askedFirst(): Promise<void>;
  openedImages(): Promise<void>;
  openedAlert(type: string): Promise<void>;
  alertIsTitled(title: string): Promise<void>;
  alertSays(text: string): Promise<void>;
  openedNothing(): Promise<void>;
}
