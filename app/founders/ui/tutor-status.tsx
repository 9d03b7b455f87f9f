import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#app/ui/toast.ts';
import { setTutorStatus } from '../api/client.ts';
import type { TutorRecordView } from '../model/schemas.ts';
import { ConfirmWindow } from './confirm-window.tsx';
import { StatusTag } from './tutors-table.tsx';

/** Whether the tutor can be booked, with a button to change it. */
export function TutorStatus({ tutor }: { tutor: TutorRecordView }) {
  const t = useTranslations('founders');
  const [deciding, setDeciding] = useState<'active' | 'paused' | null>(null);
  const { name, status, missing } = tutor;
  const incomplete = missing.length > 0;
  const lacks = missing.map((each) => t(`missing.${each}`)).join(', ');
  const text = { active: 'activeText', paused: 'pausedText', left: 'leftText' } as const;
  return (
    <section className="card status-card" aria-label={t('tutor.status')}>
      <div>
        <StatusTag status={status} />
        <p className="mt-2">{t(`tutor.${text[status]}`, { name })}</p>
        {incomplete && <p className="small muted">{t('tutor.lacksText', { name, missing: lacks })}</p>}
      </div>
      <div className="acts">
        {status === 'active' && (
          <button className="btn btn-secondary" type="button" onClick={() => setDeciding('paused')}>
            {t('tutor.pause')}
          </button>
        )}
        {status === 'paused' && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={incomplete}
            onClick={() => setDeciding('active')}
          >
            {t('tutor.activate')}
          </button>
        )}
      </div>
      {deciding && <Deciding tutor={tutor} status={deciding} onClose={() => setDeciding(null)} />}
    </section>
  );
}

type DecidingProps = { tutor: TutorRecordView; status: 'active' | 'paused'; onClose: () => void };

function Deciding({ tutor, status, onClose }: DecidingProps) {
  const t = useTranslations('founders.tutor');
  const { id, name, sessionsAhead } = tutor;
  const opening = status === 'active';
  return (
    <ConfirmWindow
      title={t(opening ? 'activateTitle' : 'pauseTitle', { name })}
      text={opening ? t('activateBody', { name }) : t('pauseBody', { name, count: sessionsAhead })}
      confirm={t(opening ? 'activate' : 'pause')}
      back={t('back')}
      busy={t('busy')}
      danger={!opening}
      act={() => setTutorStatus(id, status)}
      onDone={() => showToast({ title: t(opening ? 'activated' : 'paused', { name }) })}
      onClose={onClose}
    />
  );
}
