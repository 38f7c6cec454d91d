import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../../shared/session/session.ts';
import { redirectTarget } from './redirect.ts';

/** Leads who is signed in, or has just become so, to where they came from. */
export function useLanding(): void {
  const { status } = useAccount();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'in')
      void navigate(redirectTarget(new URLSearchParams(search).get('redirect')), { replace: true });
  }, [status, search, navigate]);
}
