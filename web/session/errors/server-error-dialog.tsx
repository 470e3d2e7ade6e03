import { Button } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfiguration } from '../configuration/api.ts';
import { useKnownUser } from '../session-context.ts';
import type { ServerError } from '../../shared/api/transport.ts';
import { constants } from '../../shared/constants.ts';
import { paths } from '../../shared/routes/paths.ts';
import { accountClosed } from '../../shared/store/session-slice.ts';
import { selectServerError, useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { serverErrorDismissed } from '../../shared/store/ui-slice.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './server-error-dialog.module.css';
import { serverErrorText, telephoneLinkOf } from './support-text.ts';

/** The dialog for failed requests whose caller shows no error (document 000, sections 2.6, 4.6 and 8). */
export function ServerErrorDialog() {
  const shown = useAppSelector(selectServerError);
  return shown ? <Shown error={shown} /> : null;
}

function Shown({ error }: { readonly error: ServerError }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dismissal = useRef<HTMLButtonElement>(null);
  const number = useKnownUser()?.techSupportNumber;
  const { supportSiteUrl } = useConfiguration();
  const text = serverErrorText(error, { number, siteUrl: supportSiteUrl });
  const dismiss = () => {
    dispatch(serverErrorDismissed());
    if (!error.returnToDefault) return;
    dispatch(accountClosed());
    void navigate(paths.default);
  };
  return (
    <Dialog
      open
      level={1}
      title={text.title}
      closable={false}
      // A click beside the dialog would lose the reference number.
      mask={{ closable: false }}
      afterOpenChange={(open) => open && dismissal.current?.focus()}
      width={constants.errorDialogMaximumWidth}
      onClose={dismiss}
      footer={
        <Button ref={dismissal} type="primary" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      {text.message === null ? null : <p className={styles['message']}>{text.message}</p>}
      <p className={styles['support']}>
        <LinkedContact
          text={text.support}
          contact={number || supportSiteUrl}
          href={number ? telephoneLinkOf(number) : supportSiteUrl}
        />
        {text.referenceNumber === null ? null : <Reference number={text.referenceNumber} />}
      </p>
    </Dialog>
  );
}

/** The support text, in which a telephone number or an address is a link. */
function LinkedContact(props: {
  readonly text: string;
  readonly contact: string;
  /** Blank or null for a contact that is no link. */
  readonly href: string | null;
}) {
  const { text, contact, href } = props;
  if (!href) return <span>{text}</span>;
  const at = text.indexOf(contact);
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <a href={href} target="_blank" rel="noreferrer">
        {contact}
      </a>
      <span>{text.slice(at + contact.length)}</span>
    </>
  );
}

function Reference({ number }: { readonly number: string }) {
  return (
    <span className={styles['reference']}>
      <span translate="no">{number}</span>
      <CopyButton
        label="Copy reference number"
        text={number}
        copied="Reference ID copied"
        failed="We couldn't copy the reference ID. Select it and copy it."
        seconds={constants.errorSnackbarSeconds}
      />
    </span>
  );
}
