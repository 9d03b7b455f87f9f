import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { Loading } from '#app/ui/loading.tsx';
import { sessionsQuery } from '../client.ts';
import type { SummaryView } from '../views.ts';
import { Maths } from './sentence.tsx';

/** Where a session is gone on with. */
export const addressOf = ({ id, focus }: Pick<SummaryView, 'id' | 'focus'>) =>
  focus ? `/tutors/adhd/session/${id}` : `/ai-tutor?session=${id}`;

/** The latest sessions, each the way back to its exact step. */
export function PastSessions() {
  const t = useTranslations('teaching');
  const { user, loading } = useAuth();
  const query = useQuery({ ...sessionsQuery(user?.id), enabled: !loading });
  return (
    <section className="t-past" aria-labelledby="past">
      <h2 id="past">{t('tutor.past')}</h2>
      {query.isPending && <Loading />}
      {query.isError && <p className="error">{t('tutor.offline')}</p>}
      {query.data?.length === 0 && <p className="muted">{t('tutor.pastEmpty')}</p>}
      <ul>
        {query.data?.map((session) => (
          <PastSession key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function PastSession({ session }: { session: SummaryView }) {
  const t = useTranslations('teaching');
  const format = useFormatter();
  const when = format.dateTime(new Date(session.updatedAt), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const state = session.open ? t('tutor.pastOpen') : t('tutor.pastSolved', { count: session.solved });
  return (
    <li>
      <Link to={addressOf(session)}>
        <Maths formula={session.formula} />
        <span className="small muted">
          {t(`models.${session.model}.name`)} · {when} · {state}
        </span>
      </Link>
    </li>
  );
}
