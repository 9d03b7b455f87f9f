import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { ApiFailure } from '#app/platform/api-client.ts';
import { alternativesOf, lostSessionOf } from '../api/client.ts';
import { useHolding } from './use-holding.ts';
import { LostNotice } from './time-taken-notice.tsx';

/** The ten minutes are over. The same time is among the offers while it is still free; what was typed stays. */
export function ExpiredHold({ failure }: { failure: ApiFailure }) {
  const t = useTranslations('bookPages');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { tutor, minutes } = lostSessionOf(failure.body);
  const holding = useHolding(tutor, { minutes }, ({ hold }) => {
    if (!hold) return;
    // A way in that was chosen, and a mail that is waited for, stay.
    const next = new URLSearchParams(search);
    next.delete('series');
    // Of the time that is over.
    next.delete('payment');
    next.set('hold', hold);
    void navigate(`/confirm?${next}`, { replace: true, state: state as unknown });
  });
  const shown = holding.lost ?? { message: failure.message, alternatives: alternativesOf(failure.body) };
  return (
    <>
      <LostNotice {...shown} tutor={tutor} busy={holding.busy} onChoose={holding.take} />
      {holding.problem && (
        <p className="error" role="alert">
          {holding.problem}
        </p>
      )}
      <p>
        <Link className="btn btn-secondary" to={`/book?tutor=${tutor.slug}&minutes=${minutes}`}>
          {t('confirm.otherTime')}
        </Link>
      </p>
    </>
  );
}
