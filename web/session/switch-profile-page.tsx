import { useEffect, useEffectEvent, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../shared/routes/paths.ts';
import { useAppDispatch } from '../shared/store/store.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { parseProfileId, switchProfile } from './switch-profile.ts';
import { isConfirmedEnd, useEndQuestion } from './use-end-question.tsx';

/**
 * The page /switch-profile/{profile}, which switches the profile and opens the landing. An address without an id
 * switches no profile.
 */
export default function SwitchProfilePage() {
  const userId = parseProfileId(useParams()['profile']);
  return userId === null ? <Navigate to={paths.default} replace /> : <Switch userId={userId} />;
}

function Switch({ userId }: { readonly userId: number }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { ask, question } = useEndQuestion();
  const asked = useRef<number | null>(null);
  const openStart = () => void navigate(paths.default, { replace: true });
  const begin = useEffectEvent(() => {
    const go = async () => {
      if (await dispatch(switchProfile(userId))) openStart();
    };
    if (isConfirmedEnd(state)) void go();
    else void ask('switch', () => void go(), openStart);
  });
  useEffect(() => {
    if (asked.current === userId) return;
    asked.current = userId;
    begin();
  }, [userId]);
  return (
    <>
      <PageSkeleton label="Switching your profile" />
      {question}
    </>
  );
}
