import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#app/ui/toast.ts';
import { applicationsQuery, decideApplication } from '../api/client.ts';
import type { ApplicationView } from '../model/schemas.ts';
import { ConfirmWindow } from './confirm-window.tsx';
import { useMoment } from './moment.ts';
import { useLanguages, useSubjects } from './names.ts';
import { Queue } from './queue.tsx';

/** Applications to teach, with the founders’ decision. */
export function Applications({ waiting }: { waiting: number | undefined }) {
  const t = useTranslations('founders.applications');
  return (
    <Queue
      name="applications"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(applicationsQuery)}
      waits={({ state }) => state === 'received'}
      count={waiting}
    >
      {(application) => <Application key={application.id} application={application} />}
    </Queue>
  );
}

const tones = { received: 'tag-sun', approved: 'tag-success', declined: '' } as const;

function Application({ application }: { application: ApplicationView }) {
  const t = useTranslations('founders.applications');
  const [deciding, setDeciding] = useState<'approved' | 'declined' | null>(null);
  const moment = useMoment();
  const subjects = useSubjects();
  const languages = useLanguages();
  const { name, email, zone, city, story, state, at } = application;
  const teaches = {
    subjects: subjects(application.subjects),
    languages: languages(application.languages),
    zone: [city, zone].filter(Boolean).join(', '),
  };
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{name}</b> <span className="small muted">{`${email}, ${moment(at)}`}</span>
        </p>
        <p className="small muted">{t('teaches', teaches)}</p>
        <p className="said">{story}</p>
      </div>
      <span className={`tag ${tones[state]}`}>{t(`states.${state}`)}</span>
      {state === 'received' && (
        <div className="row-acts">
          <button className="btn btn-secondary btn-sm" type="button" onClick={() => setDeciding('approved')}>
            {t('approve')}
          </button>
          <button className="btn btn-quiet btn-sm" type="button" onClick={() => setDeciding('declined')}>
            {t('decline')}
          </button>
        </div>
      )}
      {deciding && (
        <Deciding application={application} decision={deciding} onClose={() => setDeciding(null)} />
      )}
    </li>
  );
}

type DecidingProps = {
  application: ApplicationView;
  decision: 'approved' | 'declined';
  onClose: () => void;
};

function Deciding({ application, decision, onClose }: DecidingProps) {
  const t = useTranslations('founders.applications');
  const navigate = useNavigate();
  const { id, name, at: sentAt } = application;
  const approving = decision === 'approved';
  return (
    <ConfirmWindow
      title={t(approving ? 'approveTitle' : 'declineTitle', { name })}
      text={t(approving ? 'approveText' : 'declineText', { name })}
      confirm={t(approving ? 'approveConfirm' : 'declineConfirm')}
      back={t('back')}
      busy={t('busy')}
      danger={!approving}
      act={async () => {
        const { tutorId } = await decideApplication(id, { decision, sentAt });
        if (tutorId) void navigate(`/founder/tutors/${tutorId}`);
      }}
      onDone={() =>
        showToast(
          approving
            ? { title: t('approved', { name }), description: t('approvedText') }
            : { title: t('declined', { name }) },
        )
      }
      onClose={onClose}
    />
  );
}
