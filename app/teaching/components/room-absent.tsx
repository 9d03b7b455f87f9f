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

/** The session is not there, or could not be fetched. */
export function RoomMissing({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  const t = useTranslations('teaching.tutor');
  const gone = failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400);
  return (
    <div className="page plain-page">
      <h1>{t('stuckTitle')}</h1>
      <p className="lead">{gone ? t('missing') : t('offline')}</p>
      {gone ? (
        <Link className="btn btn-primary btn-lg" to="/ai-tutor">
          {t('newProblem')}
        </Link>
      ) : (
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
          {t('reload')}
        </button>
      )}
    </div>
  );
}
