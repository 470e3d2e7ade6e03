import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FrameMessage } from '../../../contracts/frame-messages.ts';
import { forgetTask } from '../../session/account.ts';
import { paths } from '../../shared/routes/paths.ts';
import { isPipelinePage } from '../../shared/routes/pipelines.ts';
import { browserStorage } from '../../shared/storage.ts';
import { accountClosed } from '../../shared/store/session-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import { useEntryName } from '../../shell/menu/use-menus.ts';
import { EmbeddedPage } from '../../shell/legacy-frames/embedded-page.tsx';
import { closesOpenLoan, type FramedPage } from './framed-page.ts';

type SearchResult = Extract<FrameMessage, { readonly type: 'searchResult' }>;

/** Banner and frame of a legacy page. Handles frame messages, and closes the open loan if `closesOpenLoan` is true. */
export function LegacyFrame({ page }: { readonly page: FramedPage }) {
  const { name, address } = page;
  const entryName = useEntryName();
  const title = isPipelinePage(name) ? page.title : (entryName ?? page.title);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [hasLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (closesOpenLoan(name)) dispatch(accountClosed());
  }, [name, dispatch]);

  /** Opens the only match of a search. Replaces the search in the history: Back would open the match again. */
  const openMatch = ({ matches, route }: SearchResult) => {
    browserStorage.write('LoanMatches', matches);
    if (route === null) return;
    forgetTask();
    void navigate(route, { replace: true });
  };

  return (
    <>
      <PageBanner title={title} isResetting={!hasLoaded} />
      <EmbeddedPage
        title={title}
        address={address}
        onArrival={() => setLoaded(true)}
        onMessage={(message) => {
          // A loan that is opened from a pipeline has no task, unless its address names one.
          if (message.type === 'navigate' && isPipelinePage(name)) forgetTask();
          if (message.type === 'searchResult' && isPipelinePage(name)) openMatch(message);
          // Ignores a borrower check from any other page.
          if (message.type === 'createLoanCheck' && name === 'CreateLoanCheck') {
            storeCheckedBorrower(message);
            void navigate(paths.newLoan);
          }
        }}
      />
    </>
  );
}

type Check = Extract<FrameMessage, { readonly type: 'createLoanCheck' }>;

/** Stores the borrower for the create screen, and the loans of borrowers of the same name. */
function storeCheckedBorrower(check: Check): void {
  browserStorage.write('CreateLoanCheck', check.borrower);
  browserStorage.write('LoanMatches', check.matches);
}
