import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** Leads to a booking on the hub, where founders can act on it. */
export function OpenBooking(props: { id: string; at: string; tutor?: string; onOpen?: () => void }) {
  const t = useTranslations('bookingActs');
  const { id, at, tutor, onOpen } = props;
  return (
    <Link
      className="btn btn-quiet btn-sm"
      to={`/founder-hub?booking=${id}`}
      aria-label={tutor === undefined ? t('openAt', { at }) : t('openOf', { at, tutor })}
      onClick={onOpen}
    >
      {t('open')}
    </Link>
  );
}
