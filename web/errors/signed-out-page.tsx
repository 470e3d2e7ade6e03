import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { constants } from '../app/constants.ts';
import { paths } from '../app/paths.ts';
import { PlainPage } from '../ui/plain-page.tsx';

/** Says that the session is over and goes to the site root, by itself or at once on OK (L-2.5-05, L-2.5-06). */
export default function SignedOutPage() {
  const [confirmed, setConfirmed] = useState(false);
  useEffect(() => {
    if (confirmed) return window.location.assign(paths.root);
    const timer = setTimeout(() => window.location.assign(paths.root), constants.signedOutSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [confirmed]);
  return (
    <PlainPage
      overline={textOf(useSearchParams()[0].get('account'))}
      title="You've been signed out"
      subtitle="You will be redirected in a moment"
      text="Be patient, the page will refresh itself, if not click on the following button."
    >
      <Button type="primary" onClick={() => setConfirmed(true)}>
        OK
      </Button>
    </PlainPage>
  );
}

/** What the page says of the account that the address of the logout names; null for any other address. */
function textOf(account: string | null): string | null {
  if (account === 'provider') return "You were signed in with your organization's account.";
  return account === 'product' ? 'You were signed in with a product account.' : null;
}
