import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../../shared/session/session.ts';
import { redirectTarget } from './redirect.ts';

/** Returns users who are or have just become signed in to the page they came from. */
export function useLanding(): void {
  const { status } = useAccount();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'in')
      void navigate(redirectTarget(new URLSearchParams(search).get('redirect')), { replace: true });
  }, [status, search, navigate]);
}
