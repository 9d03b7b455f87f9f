import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { clearTimeOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { ownPageQuery } from '../api/client.ts';
import type { Tutor } from '../model/schemas.ts';
import { SlotLink } from './slot-link.tsx';

/** Whether the page belongs to the signed-in tutor. No request for visitors without a session. */
export function useOwnPage({ id }: Pick<Tutor, 'id'>): boolean {
  const { user } = useAuth();
  const { data } = useQuery({ ...ownPageQuery(id, user?.id ?? ''), enabled: user !== null });
  return user !== null && data === true;
}

type PageTimeProps = { start: string; tutor: Tutor; own: boolean; bare?: boolean };

/** A free time on a tutor’s page; links to booking unless it is the reader’s own page. */
export function PageTime({ start, tutor, own, bare = false }: PageTimeProps) {
  const { state, timeZone } = usePreferences();
  if (!own) return <SlotLink start={start} minutes={60} tutor={tutor} bare={bare} />;
  return (
    <span className="slot own num">
      <b>{clearTimeOf(start, { locale: state.locale, timeZone })}</b>
    </span>
  );
}

/** Shown on the tutor’s own page instead of the time selection. */
export function OwnHours() {
  const t = useTranslations('tutorPages.page');
  return (
    <p className="own-hours">
      {t('own')} <Link to="/dashboard/availability">{t('ownHours')}</Link>
    </p>
  );
}
