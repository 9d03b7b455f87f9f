import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';

/** The shape of what comes. */
export function RoomBones() {
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

/** There is no such session for this person. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && [400, 404].includes(failure.status);

type MissingProps = {
  failure: Error | null;
  onRetry(): void;
  /** Where a new one begins. */
  begin: { to: string; label: string };
};

/** The session is not there, or could not be fetched. */
export function RoomMissing({ failure, onRetry, begin }: MissingProps) {
  const t = useTranslations('teaching.tutor');
  const gone = failure === null || isGone(failure);
  return (
    <div className="page plain-page">
      <h1>{t('stuckTitle')}</h1>
      <p className="lead">{gone ? t('missing') : t('offline')}</p>
      {gone ? (
        <Link className="btn btn-primary btn-lg" to={begin.to}>
          {begin.label}
        </Link>
      ) : (
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
          {t('reload')}
        </button>
      )}
    </div>
  );
}
