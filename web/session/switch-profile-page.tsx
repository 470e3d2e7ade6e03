import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useSession } from './session-context.ts';
import { profileIdOf } from './switch-profile.ts';

/** /switch-profile/{profile}: switches, then starts over; an address without an id switches nothing. */
export default function SwitchProfilePage() {
  const userId = profileIdOf(useParams()['profile']);
  return userId === null ? <Navigate to={paths.default} replace /> : <Switch userId={userId} />;
}

function Switch({ userId }: { readonly userId: number }) {
  const session = useSession();
  const navigate = useNavigate();
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (!session || asked.current === userId) return;
    asked.current = userId;
    void session.switchProfile(userId, () => void navigate(paths.default, { replace: true }));
  }, [session, userId, navigate]);
  return <PageSkeleton label="Switching your profile" />;
}
