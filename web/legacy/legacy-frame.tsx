import { useEffect, useState } from 'react';
import { isPipelinePage } from '../app/paths.ts';
import { forgetTask, resetLoan } from '../session/account.ts';
import { PageBanner } from '../shell/page-banner.tsx';
import { OlderPage } from '../windows/older-page.tsx';
import { type FramedPage, resetsLoan } from './framed-page.ts';

/** One page of the older application: banner, frame, and what its arrival and its messages mean for the open loan. */
export function LegacyFrame({ page }: { readonly page: FramedPage }) {
  const { name, title, address } = page;
  const [wasReset, setWasReset] = useState(false);

  useEffect(() => {
    if (resetsLoan(name)) resetLoan();
  }, [name]);

  return (
    <>
      <PageBanner title={title} isResetting={!wasReset} />
      <OlderPage
        title={title}
        address={address}
        onMessage={({ type }) => {
          // A loan opened from a pipeline belongs to no task, unless the address it goes to names one.
          if (type === 'navigate' && isPipelinePage(name)) forgetTask();
          if (type === 'pipelineReset') setWasReset(true);
        }}
      />
    </>
  );
}
