import { Button } from 'antd';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { PlainPage } from '../ui/plain-page.tsx';
import { errorTextOf } from './error-texts.ts';

/** Title and message for the code in the address (L-2.4-01). Needs neither settings nor sign-in. */
export default function ErrorPage() {
  const { code } = useParams();
  const { title, message } = errorTextOf(code);
  const overline = code && /^\d{3}$/.test(code) ? `Error ${code}` : undefined;
  return (
    <PlainPage title={title} overline={overline} text={message}>
      <Button type="primary" href={paths.root}>
        Back to the start
      </Button>
    </PlainPage>
  );
}
