import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { ApiFailure } from '#app/platform/api-client.ts';
import { alternativesOf, lostSessionOf } from '../api/client.ts';
import { useHolding } from './use-holding.ts';
import { LostNotice } from './time-taken-notice.tsx';

/** The hold expired. The same time is offered again while it is free; typed text is kept. */
export function ExpiredHold({ failure }: { failure: ApiFailure }) {
  const t = useTranslations('bookPages');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { tutor, minutes } = lostSessionOf(failure.body);
  const holding = useHolding(tutor, { minutes }, ({ hold }) => {
    if (!hold) return;
    // Keeps the selected sign-in method and a pending email confirmation.
    const next = new URLSearchParams(search);
    next.delete('series');
    // Belongs to the expired hold.
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
