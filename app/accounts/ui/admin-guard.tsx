import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { callApi } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { showToast } from '#app/ui/toast.ts';
import { useAuth, useMissingFactor, useRoleKnown, useRoleOutOfReach } from './auth-context.tsx';
import { FactorGate } from './factor-gate.tsx';
import { NeedsJavaScript } from './needs-javascript.tsx';
import { withNext } from '../domain/return-path.ts';

/**
 * Renders its children for administrators only (specification, sections 4 and 6): shows a loading text while the role
 * is unknown, sends visitors to sign in and back, and sends all others home with a message and logs the attempt. An administrator whose
 * session lacks its second factor gives it, or sets it up, inside the page.
 * For display only: the server checks every call. Needs the texts of accounts and of the account page.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const t = useTranslations('accounts.guard');
  const { user } = useAuth();
  const outOfReach = useRoleOutOfReach();
  const missing = useMissingFactor();
  useTurnAway();
  if (user && (user.isAdmin || missing === 'code')) return <FactorGate key={user.id}>{children}</FactorGate>;
  return (
    <div className="page plain-page min-h-svh" role="status">
      <title>{`${t('verifying')} · ${brand}`}</title>
      <h1 className="verifying">{t('verifying')}</h1>
      <NeedsJavaScript />
      {outOfReach && <p>{t('outOfReach')}</p>}
    </div>
  );
}

function useTurnAway(): void {
  const t = useTranslations('accounts.guard');
  const { user, loading } = useAuth();
  const known = useRoleKnown();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toastShownFor = useRef<string | null>(null);
  useEffect(() => {
    if (loading || user?.isAdmin || (user && !known)) return;
    if (!user) {
      void navigate(withNext('/auth', `${pathname}${search}`), { replace: true });
      return;
    }
    if (toastShownFor.current === user.id) return;
    toastShownFor.current = user.id;
    logAttempt(pathname);
    showToast({ title: t('denied'), description: t('deniedBody'), kind: 'destructive' });
    void navigate('/', { replace: true });
  }, [user, known, loading, pathname, search, navigate, t]);
}

/** The visitor is being redirected; a failure to log must not show. */
function logAttempt(context: string): void {
  callApi('/account/security-alerts', { method: 'POST', body: { context } }).catch((reason: unknown) => {
    // oxlint-disable-next-line no-console
    console.warn('The attempt could not be logged', reason);
  });
}
