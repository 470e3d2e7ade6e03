import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { PanelName } from '../../../contracts/frame-messages.ts';
import type { Size } from '../../../contracts/api/legacy.ts';
import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { ServerError } from '../api/transport.ts';
import { oneOf } from '../parse.ts';
import { iconOfPage } from '../routes/pipelines.ts';

/** The menus that the secondary drawer can show. The Pipeline icon opens a page and has no menu. */
const drawerChoices = ['Loan', 'Reports', 'Delivery', 'Resources', 'Rates'] as const;
export type DrawerChoice = (typeof drawerChoices)[number];

/** Parses the name of a menu of the secondary drawer. Returns null for any other value. */
export const parseDrawerChoice = oneOf(drawerChoices, null);

export interface LegacyDialog {
  readonly title: string;
  /** Address of the frame, from the site root. */
  readonly address: string;
  /** Size of the dialog in CSS pixels; undefined for the default size. `legacyDialogMaximumHeight` limits the height. */
  readonly size?: Size;
}

export interface NoticeContent {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

/** A notification. It is shown until the user closes it, or leaves the page of its link. */
export interface Notice extends NoticeContent {
  readonly id: string;
  /** Key of the user who sees the notification, by `ownerOf`. */
  readonly owner: string;
}

/** What is open around the page. */
export interface UiState {
  /** Path of the page; blank before the first page. */
  readonly pathname: string;
  /** True for a window in which the primary drawer is beside the page. */
  readonly isWide: boolean;
  /** True if the user has toggled the primary drawer: then it is closed on a wide window, open on a narrow one. */
  readonly isPrimaryFlipped: boolean;
  /** The menu in the secondary drawer; null while it is closed. */
  readonly selection: DrawerChoice | null;
  /** The group that opens with the menu; null for the default groups. */
  readonly subMenu: string | null;
  /**
   * True while a loan is opening by one of its ids. The navigation then shows nothing of the former loan, and
   * reserves the space for the menu of the new one.
   */
  readonly isLoanAwaited: boolean;
  /** The panel over the page. At most one is open. */
  readonly panel: PanelName | null;
  readonly legacyDialog: LegacyDialog | null;
  readonly isAssistantOpen: boolean;
  /** True while the create dialog is open (document 000, section 2.5). */
  readonly isCreateDialogOpen: boolean;
  /** True while the bug icon of the secondary drawer shows. */
  readonly isDebugShown: boolean;
  readonly serverError: ServerError | null;
  /** Newest event about the open loan; null if there was no event (document 000, section 3). */
  readonly loanUpdate: LoanUpdate | null;
  readonly notices: readonly Notice[];
}

const initialState: UiState = {
  pathname: '',
  isWide: false,
  isPrimaryFlipped: false,
  selection: null,
  subMenu: null,
  isLoanAwaited: false,
  panel: null,
  legacyDialog: null,
  isAssistantOpen: false,
  isCreateDialogOpen: false,
  isDebugShown: false,
  serverError: null,
  loanUpdate: null,
  notices: [],
};

const closedDrawer = { selection: null, subMenu: null } as const;

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** Dispatched by the shell with each page, also with the same page again. Closes what was over the former page. */
    navigated: (ui, { payload: pathname }: PayloadAction<string>) => ({
      ...ui,
      pathname,
      legacyDialog: null,
      // Also when the page is opened from outside of the dialog.
      isCreateDialogOpen: false,
      panel: pathname === ui.pathname ? ui.panel : null,
      isPrimaryFlipped: ui.isWide && ui.isPrimaryFlipped,
      // The page of the selected icon has no menu.
      ...(iconOfPage(pathname) ? closedDrawer : {}),
    }),
    /** Dispatched when the window has become wide or narrow, which resets the primary drawer. */
    widthChanged: (ui, { payload: isWide }: PayloadAction<boolean>) => ({
      ...ui,
      isWide,
      isPrimaryFlipped: false,
    }),
    /** Toggles the primary drawer. Dispatched by the menu toggle of the toolbar. */
    primaryDrawerToggled: (ui) => ({ ...ui, isPrimaryFlipped: !ui.isPrimaryFlipped }),
    /** Resets the primary drawer: open on a wide window, closed on a narrow one. */
    primaryDrawerSettled: (ui) => ({ ...ui, isPrimaryFlipped: false }),
    /** Shows a menu in the secondary drawer, with the given group or the default groups open. */
    drawerSelected: (
      ui,
      { payload }: PayloadAction<{ readonly drawer: DrawerChoice; readonly subMenu?: string | undefined }>,
    ) => ({ ...ui, selection: payload.drawer, subMenu: payload.subMenu ?? null }),
    drawerClosed: (ui) => ({ ...ui, ...closedDrawer }),
    /** Dispatched with true when a page starts to open a loan, and with false when the opening has ended. */
    loanAwaited: (ui, { payload }: PayloadAction<boolean>) => ({ ...ui, isLoanAwaited: payload }),
    /** Opens this panel in place of any other, or closes this panel if it is open. */
    panelToggled: (ui, { payload }: PayloadAction<PanelName>) => ({
      ...ui,
      panel: ui.panel === payload ? null : payload,
    }),
    /** Closes the panel of this name; an open panel of another name stays open. */
    panelClosed: (ui, { payload }: PayloadAction<PanelName>) =>
      ui.panel === payload ? { ...ui, panel: null } : ui,
    /** Closes the open panel: on a click in a menu, and when the user leaves the loan. */
    panelsClosed: (ui) => ({ ...ui, panel: null }),
    legacyDialogOpened: (ui, { payload }: PayloadAction<LegacyDialog>) => ({ ...ui, legacyDialog: payload }),
    legacyDialogClosed: (ui) => ({ ...ui, legacyDialog: null }),
    /** Opens or closes the drawer of the assistant. Dispatched by its button in the toolbar. */
    assistantToggled: (ui) => ({ ...ui, isAssistantOpen: !ui.isAssistantOpen }),
    assistantClosed: (ui) => ({ ...ui, isAssistantOpen: false }),
    createDialogOpened: (ui) => ({ ...ui, isCreateDialogOpen: true }),
    createDialogClosed: (ui) => ({ ...ui, isCreateDialogOpen: false }),
    debugToggled: (ui) => ({ ...ui, isDebugShown: !ui.isDebugShown }),
    /** Shows an error, unless another error is already shown. */
    serverErrorRaised: (ui, { payload }: PayloadAction<ServerError>) => ({
      ...ui,
      serverError: ui.serverError ?? payload,
    }),
    serverErrorDismissed: (ui) => ({ ...ui, serverError: null }),
    loanUpdated: (ui, { payload }: PayloadAction<LoanUpdate>) => ({ ...ui, loanUpdate: payload }),
    /** Forgets the newest event, as when the user leaves the loan. */
    loanStatusReset: (ui) => ({ ...ui, loanUpdate: null }),
    noticeRaised: {
      reducer: (ui, { payload }: PayloadAction<Notice>) => ({ ...ui, notices: [...ui.notices, payload] }),
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
    },
    noticeDismissed: (ui, { payload }: PayloadAction<string>) => ({
      ...ui,
      notices: ui.notices.filter(({ id }) => id !== payload),
    }),
  },
  selectors: {
    /** Returns true while the primary drawer is open. */
    selectIsPrimaryOpen: ({ isWide, isPrimaryFlipped }) => isWide !== isPrimaryFlipped,
    /** Returns the newest event if it is about this loan. */
    selectLoanUpdate: ({ loanUpdate }, generalAccountId: number | null | undefined) =>
      loanUpdate?.generalAccountId === generalAccountId ? loanUpdate : null,
  },
});

export const {
  navigated,
  widthChanged,
  primaryDrawerToggled,
  primaryDrawerSettled,
  drawerSelected,
  drawerClosed,
  loanAwaited,
  panelToggled,
  panelClosed,
  panelsClosed,
  legacyDialogOpened,
  legacyDialogClosed,
  assistantToggled,
  assistantClosed,
  createDialogOpened,
  createDialogClosed,
  debugToggled,
  serverErrorRaised,
  serverErrorDismissed,
  loanUpdated,
  loanStatusReset,
  noticeRaised,
  noticeDismissed,
} = uiSlice.actions;
export const { selectIsPrimaryOpen, selectLoanUpdate } = uiSlice.selectors;
