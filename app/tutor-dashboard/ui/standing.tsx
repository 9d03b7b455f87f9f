import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CheckIcon } from '#app/ui/icons.tsx';
import { standingQuery } from '../api/client.ts';
import type { TutorStanding as Shown } from '../model/schemas.server.ts';

const hoursPage = '/dashboard/availability';
const ownPage = '/tutor-dashboard?edit=page';

/** While the tutor cannot be booked: what is missing and who activates the page. Later: a missing meeting link. */
export function Standing() {
  const t = useTranslations('tutorDesk.standing');
  const { data } = useQuery(standingQuery);
  if (!data || (data.open && data.meeting)) return null;
  if (data.open)
    return (
      <p className="desk-standing" role="status">
        {t('noMeeting')} <Link to={hoursPage}>{t('toMeeting')}</Link>
      </p>
    );
  return (
    <section className="desk-standing" aria-labelledby="standing">
      <h2 id="standing">{t('title')}</h2>
      <p>{t(data.hours && data.prices && data.meeting && data.headline ? 'ready' : 'text')}</p>
      <Steps standing={data} />
    </section>
  );
}

function Steps({ standing }: { standing: Shown }) {
  const t = useTranslations('tutorDesk.standing');
  return (
    <ul>
      {(['hours', 'headline', 'meeting'] as const).map((step) => (
        <li key={step} className={standing[step] ? 'done' : ''}>
          {standing[step] ? (
            <>
              <CheckIcon /> {t(`done.${step}`)}
            </>
          ) : (
            <Link to={step === 'headline' ? ownPage : hoursPage}>{t(`todo.${step}`)}</Link>
          )}
        </li>
      ))}
      {!standing.prices && (
        <li>
          <Link to={ownPage}>{t('prices')}</Link>
        </li>
      )}
    </ul>
  );
}
