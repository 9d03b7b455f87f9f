import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { timeInSentence } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { meetingQuery } from '../api/client.ts';
import { joinTimes } from '../domain/joining.ts';
import type { Booking } from '../model/schemas.ts';

type Props = { booking: Pick<Booking, 'id' | 'as' | 'tutor' | 'start' | 'end'>; zone?: string };

/**
 * Meeting link of a session. It appears ten minutes before the start without a reload; the server decides when. Times are in `zone` where
 * the page does not use the visitor’s zone. Needs the texts `bookPages`.
 */
export function JoinSession({ booking, zone }: Props) {
  const t = useTranslations('bookPages.join');
  const { state, timeZone } = usePreferences();
  const { data = expectedOf(booking) } = useQuery(meetingQuery(booking.id));
  if (!data || data.joining === 'over') return null;
  const name = booking.tutor.name.split(' ')[0] ?? booking.tutor.name;
  const time = timeInSentence(data.opensAt, { locale: state.locale, timeZone: zone ?? timeZone });
  return (
    <div className="join" role="status">
      {data.url && (
        <a className="btn btn-primary" href={data.url} target="_blank" rel="noreferrer">
          {t('now')}
        </a>
      )}
      {data.joining === 'open' && !data.url && (
        <p>{t(booking.as === 'tutor' ? 'ownMissing' : 'missing', { name })}</p>
      )}
      {data.joining === 'before' && (
        <p className="muted">{t(booking.as === 'tutor' ? 'ownBefore' : 'before', { name, time })}</p>
      )}
    </div>
  );
}

/** Expected answer for a session that is further away, shown until the server answers, to avoid layout shift. */
function expectedOf({ start, end }: Props['booking']) {
  const { from } = joinTimes({ startsAt: new Date(start), endsAt: new Date(end) });
  return new Date() < from ? { joining: 'before' as const, opensAt: from.toISOString(), url: null } : null;
}
