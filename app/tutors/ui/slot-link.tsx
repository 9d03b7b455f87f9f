import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, clearTimeOf, sameClock } from '#app/platform/times.ts';

type SlotLinkProps = {
  start: string;
  minutes: number;
  tutor: { slug: string; city: string; zone: string };
  /** Highlights the requested time. */
  fits?: boolean;
  /** Hides the tutor’s time, when both zones are stated elsewhere. */
  bare?: boolean;
};

/** Link to book a free time: the visitor’s time first, the tutor’s below. */
export function SlotLink({ start, minutes, tutor, fits = false, bare = false }: SlotLinkProps) {
  const t = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const tutorTime = sameClock(start, timeZone, tutor.zone)
    ? t('sameZone')
    : `${clearTimeOf(start, { locale: state.locale, timeZone: tutor.zone })} ${cityName(tutor.city, state.locale)}`;
  const query = new URLSearchParams({ tutor: tutor.slug, minutes: String(minutes), start });
  return (
    <Link className={`slot num ${fits ? 'fits' : ''}`} to={`/book?${query}`}>
      <b>{clearTimeOf(start, { locale: state.locale, timeZone })}</b>
      {!bare && <span>{tutorTime}</span>}
    </Link>
  );
}
