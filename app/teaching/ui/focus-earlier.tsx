import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { sessionsQuery } from '../api/client.ts';
import { addressOf } from './past-session.tsx';
import { Maths } from './sentence.tsx';

/** The latest unfinished focus session, if any. */
export function FocusEarlier() {
  const t = useTranslations('teaching.focus');
  const { user, loading } = useAuth();
  const { data } = useQuery({ ...sessionsQuery(user?.id), enabled: !loading });
  const open = data?.find((session) => session.focus && session.open);
  if (!open) return null;
  return (
    <p>
      <Link to={addressOf(open)}>
        {t('earlier')} <Maths formula={open.formula} />
      </Link>
    </p>
  );
}
