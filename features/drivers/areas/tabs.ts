/** Other places where the product runs beside the first tab: a second tab, and a frame. */
export interface TabActions {
  stayWhenAsked(): Promise<void>;
  logOutInSecond(): Promise<void>;
  frameProduct(): Promise<void>;
  logOutInFrame(): Promise<void>;

  areSignedOut(): Promise<void>;
  hostHeardLogout(): Promise<void>;
  frameIsSignedOut(): Promise<void>;
  keepsNoSignIn(): Promise<void>;
}
