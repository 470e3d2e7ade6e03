import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import { closeLoan } from '../session/account.ts';
import { forgetTask } from '../session/task.ts';
import { paths } from '../shared/routes/paths.ts';
import { isPipelinePage } from '../shared/routes/pipelines.ts';
import { browserStorage } from '../shared/storage.ts';
import { PageBanner } from '../shell/banner/page-banner.tsx';
import { useEntryName } from '../shell/menu/entry-name.ts';
import { EmbeddedPage } from '../windows/embedded-page.tsx';
import { closesOpenLoan, type FramedPage } from './framed-page.ts';

type SearchResult = Extract<FrameMessage, { readonly type: 'searchResult' }>;

/** One page of the legacy application: banner, frame, and what its arrival and its messages mean for the open loan. */
export function LegacyFrame({ page }: { readonly page: FramedPage }) {
  const { name, address } = page;
  const entryName = useEntryName();
  const title = isPipelinePage(name) ? page.title : (entryName ?? page.title);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [hasLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (closesOpenLoan(name)) closeLoan(dispatch);
  }, [name, dispatch]);

  /** One match opens (S-2.3-29), in place of the list: the way back must not open it again. */
  const take = ({ matches, route }: SearchResult) => {
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
          // A loan opened from a pipeline belongs to no task, unless the address it goes to names one.
          if (message.type === 'navigate' && isPipelinePage(name)) forgetTask();
          if (message.type === 'searchResult' && isPipelinePage(name)) take(message);
          // No other page has found somebody.
          if (message.type === 'createLoanCheck' && name === 'CreateLoanCheck') {
            storeCheckedBorrower(message);
            void navigate(paths.newLoan);
          }
        }}
      />
    </>
  );
}

/** What the borrower check has found out. */
type Check = Extract<FrameMessage, { readonly type: 'createLoanCheck' }>;

/** Keeps the borrower for the create screen, and the loans of that name beside it (S-3-73, S-3-74). */
function storeCheckedBorrower(check: Check): void {
  browserStorage.write('CreateLoanCheck', check.borrower);
  browserStorage.write('LoanMatches', check.matches);
}
