import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { waitingReviewsQuery } from '../../api/reviews-client.ts';

/**
 * Link to review a session while the review is requested; otherwise nothing. `session` distinguishes the links for screen readers. Needs the
 * texts `reviewPages`.
 */
export function RateSession({ bookingId, session }: { bookingId: string; session: string }) {
  const t = useTranslations('reviewPages.ask');
  const { data: waiting } = useQuery(waitingReviewsQuery);
  if (!waiting?.some((each) => each.bookingId === bookingId)) return null;
  return (
    <Link className="btn btn-secondary btn-sm" to={`/booking/thanks?booking=${bookingId}#review`}>
      {t('rate')}
      <span className="sr">: {session}</span>
    </Link>
  );
}
