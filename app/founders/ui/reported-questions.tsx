import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { decideQuestion, questionsQuery } from '../api/client.ts';
import type { ReportedQuestionView } from '../model/schemas.ts';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { useAct } from './use-act.ts';
import { isOpen } from './waiting.ts';

/** Practice questions reported as wrong, open ones first. */
export function ReportedQuestions() {
  const t = useTranslations('founders.questions');
  return (
    <Queue
      name="questions"
      waits={isOpen}
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(questionsQuery)}
    >
      {(question) => <Reported key={question.id} question={question} />}
    </Queue>
  );
}

const tones = { open: 'tag-sun', upheld: '', rejected: 'tag-success' } as const;

function Reported({ question }: { question: ReportedQuestionView }) {
  const t = useTranslations('founders.questions');
  const moment = useMoment();
  const deciding = useAct(
    (decision: 'upheld' | 'rejected') => decideQuestion(question.id, decision),
    t('done'),
  );
  const { skill, at, template, seed, state, text, prompt, answer } = question;
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{t('of', { skill, at: moment(at) })}</b>{' '}
          <span className="small muted num">{`${template} ${seed}`}</span>
        </p>
        <p className="said">{text === '' ? t('silent') : t('said', { text })}</p>
        <p className="small">{t('asked', { prompt })}</p>
        <p className="small">{t('answer', { answer })}</p>
      </div>
      <span className={`tag ${tones[state]}`}>{t(`states.${state}`)}</span>
      {state === 'open' && (
        <div className="row-acts">
          {(['upheld', 'rejected'] as const).map((decision) => (
            <button
              key={decision}
              className={`btn btn-sm ${decision === 'upheld' ? 'btn-secondary' : 'btn-quiet'}`}
              type="button"
              disabled={deciding.isPending}
              onClick={() => deciding.mutate(decision)}
            >
              {t(decision === 'upheld' ? 'uphold' : 'reject')}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
