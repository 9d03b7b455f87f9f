import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { showToast } from '#app/ui/toast.ts';
import { decideQuestion, foundersKey, questionsQuery } from '../client.ts';
import type { ReportedQuestionView } from '../schemas.ts';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { Section } from './section.tsx';

/** Questions of practice that somebody said are wrong, those that wait first. */
export function ReportedQuestions() {
  const t = useTranslations('founders.questions');
  const query = useQuery(questionsQuery);
  const waiting = query.data?.filter(({ state }) => state === 'open').length;
  return (
    <Section
      title={t('title')}
      {...(waiting === undefined ? {} : { note: t('waiting', { count: waiting }) })}
    >
      <Part query={query} height={8}>
        {(questions) =>
          questions.length === 0 ? (
            <p className="muted">{t('none')}</p>
          ) : (
            <ul className="queue">
              {questions.map((question) => (
                <Reported key={question.id} question={question} />
              ))}
            </ul>
          )
        }
      </Part>
    </Section>
  );
}

const tones = { open: 'tag-sun', upheld: '', rejected: 'tag-success' } as const;

function Reported({ question }: { question: ReportedQuestionView }) {
  const t = useTranslations('founders.questions');
  const moment = useMoment();
  const deciding = useDeciding(question.id);
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

function useDeciding(id: string) {
  const t = useTranslations('founders');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: 'upheld' | 'rejected') => decideQuestion(id, decision),
    onSuccess: () => showToast({ title: t('questions.done') }),
    onError: (error) =>
      showToast({
        title: error instanceof ApiFailure ? error.message : t('offline'),
        kind: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
}
