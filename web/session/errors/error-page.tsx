import { Button } from 'antd';
import { useLocation, useParams } from 'react-router-dom';
import { errorTextOf } from '../../../contracts/api/error-texts.ts';
import { paths } from '../../shared/routes/paths.ts';
import { safeRedirect } from '../../shared/routes/redirect.ts';
import { PlainPage } from '../../shared/ui/plain-page.tsx';
import { parseMissingSettings } from './missing-settings.ts';

/**
 * Shows the title and message of the error code in the address. Needs neither settings nor sign-in. So its links load
 * the page again: the app of an error page may run without both.
 */
export default function ErrorPage() {
  const { code } = useParams();
  const { state } = useLocation();
  const { title, message } = errorTextOf(code);
  const overline = code && /^\d{3}$/.test(code) ? `Error ${code}` : undefined;
  const wanted = parseMissingSettings(state);
  const retry = wanted === null ? null : safeRedirect(wanted, window.location.origin);
  return (
    <PlainPage
      title={title}
      overline={overline}
      text={message}
      more={
        retry &&
        "We couldn't load the settings you need to sign in. Try again in a moment. If that doesn't help, contact your system administrator."
      }
    >
      {retry ? (
        <Button type="primary" href={retry}>
          Try again
        </Button>
      ) : (
        <Button type="primary" href={paths.root}>
          Go to home page
        </Button>
      )}
    </PlainPage>
  );
}
