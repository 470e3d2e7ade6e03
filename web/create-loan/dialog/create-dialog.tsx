import { Modal } from 'antd';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { constants } from '../../app/constants.ts';
import { useUser } from '../../session/use-user.ts';
import { createDialogClosed, type CreateDialogState } from '../../shell/create-dialog-slice.ts';
import { ActionList } from './action-list.tsx';
import { type CreateAction, createActionsOf } from './create-actions.ts';
import { OfferStep } from './offer-step.tsx';

/** What is to be created, and for whom: the action list, then institution and originator. Document 000, section 2.5. */
export default function CreateDialog() {
  const isOpen = useSelector(
    (state: { readonly createDialog: CreateDialogState }) => state.createDialog.isOpen,
  );
  const dispatch = useDispatch();
  return (
    <Modal
      open={isOpen}
      title="Create Loan"
      width={constants.createDialogMinimumWidth}
      footer={null}
      destroyOnHidden
      onCancel={() => dispatch(createDialogClosed())}
    >
      <Steps />
    </Modal>
  );
}

type Offering = Extract<CreateAction, { readonly asksFor: unknown }>;

function Steps() {
  const [offering, setOffering] = useState<Offering | null>(null);
  const { features } = useUser();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  /** The dialog does not follow to the page (S-4.4-02). */
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
        goBack={() => setOffering(null)}
      />
    );
  }
  return (
    <ActionList
      actions={createActionsOf(features)}
      choose={(action) => ('leadsTo' in action ? goTo(action.leadsTo) : setOffering(action))}
    />
  );
}
