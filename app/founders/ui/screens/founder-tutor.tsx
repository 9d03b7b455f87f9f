import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { Avatar, type Portrait } from '#app/tutors/index.ts';
import { BackIcon } from '#app/ui/icons.tsx';
import { PlainPage } from '#app/ui/plain-page.tsx';
import { tutorQuery } from '../../api/client.ts';
import { AuditLog } from '../audit-log.tsx';
import { Part } from '../part.tsx';
import { About, Hours, Prices, Rules, Sessions } from '../tutor-record.tsx';
import { TutorStatus } from '../tutor-status.tsx';
import { TutorDesk, TutorTabs, useTab } from '../on-behalf/tutor-desk.tsx';
import type { TutorRecordView } from '../../model/schemas.ts';

/** Record of a tutor, by id or slug. */
export default function FounderTutor() {
  const t = useTranslations('founders.tutor');
  const { id = '' } = useParams();
  const query = useQuery({
    ...tutorQuery(id),
    retry: (count, error) => count < 1 && !(error instanceof ApiFailure && error.status === 404),
  });
  const title = <title>{`${query.data?.name ?? t('title')} · ${brand}`}</title>;
  if (query.error instanceof ApiFailure && query.error.status === 404)
    return (
      <div className="desk">
        {title}
        <PlainPage title={t('unknown')} action={t('hub')} to="/founder-hub" />
      </div>
    );
  return (
    <div className="page desk">
      {title}
      <Part query={query} height={40}>
        {(tutor) => <Record tutor={tutor} />}
      </Part>
    </div>
  );
}

function Record({ tutor }: { tutor: TutorRecordView }) {
  const t = useTranslations('founders.tutor');
  const tab = useTab();
  return (
    <>
      <header className="desk-head">
        <div className="desk-who">
          <Avatar portrait={tutor.avatar as Portrait} size={68} />
          <h1>{tutor.name}</h1>
        </div>
        <div className="tools">
          {tutor.status === 'active' && (
            <Link className="btn btn-quiet btn-sm" to={`/tutors/${tutor.slug}`}>
              {t('publicPage')}
            </Link>
          )}
          <Link className="btn btn-secondary btn-sm" to="/founder-hub">
            <BackIcon />
            {t('hub')}
          </Link>
        </div>
      </header>
      <TutorTabs name={tutor.name} chosen={tab} />
      {tab === 'record' ? (
        <>
          <TutorStatus tutor={tutor} />
          <div className="rows">
            <About tutor={tutor} />
            <Hours tutor={tutor} />
            <Prices tutor={tutor} />
            <Rules tutor={tutor} />
            <Sessions tutor={tutor} />
            <AuditLog title={t('history')} subject={tutor.id} />
          </div>
        </>
      ) : (
        <TutorDesk tutor={tutor} tab={tab} />
      )}
    </>
  );
}
