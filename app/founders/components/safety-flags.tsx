import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { showToast } from '#app/ui/toast.ts';
import { foundersKey, markSafetySeen, safetyQuery } from '../client.ts';
import type { SafetyFlagView } from '../schemas.ts';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { Section } from './section.tsx';

/** What learners wrote that a person should read: the words and when, nothing else of the person. */
export function SafetyFlags() {
  const t = useTranslations('founders.safety');
  const query = useQuery(safetyQuery);
  const waiting = query.data?.filter(({ state }) => state === 'open').length;
  return (
    <Section
      title={t('title')}
      {...(waiting === undefined ? {} : { note: t('waiting', { count: waiting }) })}
    >
      <Part query={query} height={8}>
        {(flags) =>
          flags.length === 0 ? (
            <p className="muted">{t('none')}</p>
          ) : (
            <ul className="queue">
              {flags.map((flag) => (
                <Flag key={flag.id} flag={flag} />
              ))}
            </ul>
          )
        }
      </Part>
    </Section>
  );
}

function Flag({ flag: { id, kind, state, at, text } }: { flag: SafetyFlagView }) {
  const t = useTranslations('founders');
  const moment = useMoment();
  const queries = useQueryClient();
  const seeing = useMutation({
    mutationFn: () => markSafetySeen(id),
    onError: (error) =>
      showToast({
        title: error instanceof ApiFailure ? error.message : t('offline'),
        kind: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{t('safety.of', { kind: t(`safety.kinds.${kind}`), at: moment(at) })}</b>
        </p>
        <p className="said">{t('safety.said', { text })}</p>
      </div>
      <span className={`tag ${state === 'open' ? 'tag-sun' : ''}`}>{t(`safety.states.${state}`)}</span>
      {state === 'open' && (
        <div className="row-acts">
          <button
            className="btn btn-sm btn-secondary"
            type="button"
            disabled={seeing.isPending}
            onClick={() => seeing.mutate()}
          >
            {t('safety.see')}
          </button>
        </div>
      )}
    </li>
  );
}
