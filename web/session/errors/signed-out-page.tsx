import { BankOutlined, UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSignOutReason, type SignOutReason } from '../sign-out-reason.ts';
import { constants } from '../../shared/constants.ts';
import { paths } from '../../shared/routes/paths.ts';
import { PlainPage } from '../../shared/ui/plain-page.tsx';
import type { Elements } from '../../shared/ui/elements.ts';
import { signedOutText } from './signed-out-text.ts';

/**
 * Shows that the session has ended, with the reason unless the user logged out. Goes to the site root after a few
 * seconds, or as soon as the user presses _OK_.
 */
export default function SignedOutPage() {
  const [confirmed, setConfirmed] = useState(false);
  const [reason] = useState(() => readSignOutReason(Date.now()));
  useEffect(() => {
    if (confirmed) return window.location.replace(paths.root);
    const timer = setTimeout(() => window.location.replace(paths.root), constants.signedOutSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [confirmed]);
  return (
    <PlainPage
      overline={accountLine(useSearchParams()[0].get('account'))}
      {...signedOutText}
      reason={reason && reasons[reason]}
      more="Click OK to sign in again now."
    >
      <Button type="primary" onClick={() => setConfirmed(true)}>
        OK
      </Button>
    </PlainPage>
  );
}

const reasons: Readonly<Record<SignOutReason, string>> = {
  inactivity: 'You were signed out because you were inactive.',
  'failed-sign-in': "Your sign-in wasn't completed. This page takes you to sign-in again.",
};

/** Renders the line about the kind of account, which the address names; null for an unknown kind. */
function accountLine(account: string | null): Elements {
  if (account === 'provider') {
    return (
      <>
        <BankOutlined aria-hidden /> <span>You were signed in with your organization's account.</span>
      </>
    );
  }
  if (account !== 'product') return null;
  return (
    <>
      <UserOutlined aria-hidden /> <span>You were signed in with a product account.</span>
    </>
  );
}
