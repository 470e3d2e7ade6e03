import { Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPipelinePage, paths } from '../app/paths.ts';
import { forgetTask, resetLoan } from '../session/account.ts';
import { safeRedirect } from '../session/redirect.ts';
import { useSession } from '../session/session-context.ts';
import { PageBanner } from '../shell/page-banner.tsx';
import { useFrameMessages } from '../windows/use-frame-messages.ts';
import { keepCheckedBorrower } from './checked-borrower.ts';
import { type FramedPage, resetsLoan } from './framed-page.ts';
import styles from './legacy-page.module.css';

/** One page of the older application: banner, frame, and what the page says to the product. */
export function LegacyFrame({ page }: { readonly page: FramedPage }) {
  const { name, title, address } = page;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [wasReset, setWasReset] = useState(false);
  const navigate = useNavigate();
  const session = useSession();

  useEffect(() => {
    if (resetsLoan(name)) resetLoan();
  }, [name]);

  useFrameMessages(frame, (message) => {
    switch (message.type) {
      case 'navigate':
        if (isPipelinePage(name)) forgetTask();
        void navigate(safeRedirect(message.route, window.location.origin));
        break;
      case 'logout':
        void session?.logout();
        break;
      case 'pipelineReset':
        setWasReset(true);
        break;
      case 'createLoanCheck':
        // No other page has found somebody.
        if (name !== 'CreateLoanCheck') break;
        keepCheckedBorrower(message);
        void navigate(paths.newLoan);
        break;
      case 'closePanel':
      case 'closeDialog':
        // Only pages in panels and dialogs have something to close.
        break;
    }
  });

  return (
    <>
      <PageBanner title={title} isResetting={!wasReset} />
      <div className={styles['host']}>
        {loaded ? null : <Spin className={styles['spinner']} size="large" description={`Loading ${title}`} />}
        <iframe
          ref={frame}
          className={styles['frame']}
          data-loaded={loaded}
          title={title}
          src={address}
          onLoad={() => setLoaded(true)}
        />
      </div>
    </>
  );
}
