import { Modal } from 'antd';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { constants } from '../../shared/constants.ts';
import { useUser } from '../../session/use-user.ts';
import { createDialogClosed, type CreateDialogState } from '../../shell/create-dialog-slice.ts';
import { useReturnedFocus } from '../../shared/ui/use-returned-focus.ts';
import { ActionList } from './action-list.tsx';
import { type CreateAction, createActionsOf } from './create-actions.ts';
import { OfferStep } from './offer-step.tsx';

/**
 * What is to be created, and for whom: the action list, then institution and originator. Document 000, section 2.5.
 * The dialog belongs to the page it lies over, and leaves with it (S-4.4-02).
 */
export default function CreateDialog() {
  const isOpen = useSelector(
    (state: { readonly createDialog: CreateDialogState }) => state.createDialog.isOpen,
  );
  const dispatch = useDispatch();
  const { key } = useLocation();
  const left = useEffectEvent(() => {
    if (isOpen) dispatch(createDialogClosed());
  });
  useEffect(() => () => left(), [key]);
  return (
    <Modal
      open={isOpen}
      title="Create Loan"
      width={constants.createDialogMinimumWidth}
      style={{ minWidth: constants.createDialogMinimumWidth }}
      styles={partStyles}
      footer={null}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={() => dispatch(createDialogClosed())}
    >
      <Steps />
    </Modal>
  );
}

/** In a window that is narrower than the dialog, what closes it stays in sight all the same. */
const partStyles = {
  close: { insetInlineEnd: `max(12px, calc(${constants.createDialogMinimumWidth + 12}px - 100vw))` },
};

type Offering = Extract<CreateAction, { readonly asksFor: unknown }>;

function Steps() {
  const [offering, setOffering] = useState<Offering | null>(null);
  const [last, setLast] = useState<Offering | null>(null);
  useReturnedFocus();
  const { features } = useUser();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  /** Nobody waits in the dialog for the code of the next page. */
  const goTo = useCallback(
    (address: string) => {
      dispatch(createDialogClosed());
      void navigate(address);
    },
    [dispatch, navigate],
  );
  if (offering) {
    return (
      <OfferStep
        label={offering.label}
        page={offering.asksFor}
        goTo={goTo}
        goBack={() => {
          setLast(offering);
          setOffering(null);
        }}
      />
    );
  }
  return (
    <ActionList
      actions={createActionsOf(features)}
      last={last}
      choose={(action) => ('leadsTo' in action ? goTo(action.leadsTo) : setOffering(action))}
    />
  );
}
