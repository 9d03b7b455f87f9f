import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSignedOut } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';

/** Loading skeleton. */
export function SessionSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <div className="t-bar">
        <div className="bone" style={{ width: '14rem', height: '2.4rem' }} />
      </div>
      <div className="t-stage" style={{ minHeight: '5.4rem' }} />
      <div className="t-bones">
        <div className="bone" style={{ height: '4rem' }} />
        <div className="bone" style={{ height: '14rem' }} />
      </div>
    </div>
  );
}

/** The session does not exist for this person. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && [400, 404].includes(failure.status);

type MissingProps = {
  failure: Error | null;
  onRetry(): void;
  /** Where a new one can be started. */
  begin: { to: string; label: string };
  /** Replaces the default title. */
  title?: string;
};

/** The session was not found, or could not be loaded. A signed-out visitor may only have to sign in. */
export function SessionMissing({ failure, onRetry, begin, title }: MissingProps) {
  const t = useTranslations('teaching.tutor');
  const signedOut = useSignedOut();
  const { pathname, search } = useLocation();
  // Focus pages have no navigation.
  const home = { to: '/', label: t('home') };
  if (failure !== null && !isGone(failure)) {
    return (
      <div className="page plain-page">
        <h1>{t('stuckTitle')}</h1>
        <p className="lead">{t('offline')}</p>
        <div className="cta">
          <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
            {t('reload')}
          </button>
          <Link className="btn btn-lg btn-quiet" to={home.to}>
            {home.label}
          </Link>
        </div>
      </div>
    );
  }
  const ways = [
    ...(signedOut
      ? [{ to: `/auth?${new URLSearchParams({ next: pathname + search })}`, label: t('signIn') }]
      : []),
    begin,
    home,
  ];
  return (
    <div className="page plain-page">
      <h1>{title ?? t('stuckTitle')}</h1>
      <p className="lead">{signedOut ? t('missingSignedOut') : t('missing')}</p>
      <div className="cta">
        {ways.map(({ to, label }, at) => (
          <Link key={to} className={`btn btn-lg ${at === 0 ? 'btn-primary' : 'btn-quiet'}`} to={to}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
