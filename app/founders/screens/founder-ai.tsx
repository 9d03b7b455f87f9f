import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { timeOf } from '#app/platform/times.ts';
import { BackIcon } from '#app/ui/icons.tsx';
import { Mark } from '#app/ui/verdict.tsx';
import { aiQuery, checkLanguageModel } from '../client.ts';
import { Part } from '../components/part.tsx';
import { RowsTable } from '../components/rows-table.tsx';
import { Section } from '../components/section.tsx';
import type { AiView, Health } from '../schemas.ts';

/** The tutor models as they are used, and the language model as it is set. */
export default function FounderAi() {
  const t = useTranslations('founders');
  return (
    <div className="page desk">
      <title>{`${t('ai.title')} · ${brand}`}</title>
      <header className="desk-head">
        <h1>{t('ai.title')}</h1>
        <Link className="btn btn-secondary btn-sm" to="/founder-hub">
          <BackIcon />
          {t('tutor.hub')}
        </Link>
      </header>
      <Part query={useQuery(aiQuery)} height={30}>
        {(ai) => (
          <div className="rows mt-8">
            <Models ai={ai} />
            <LanguageModel set={ai.languageModel} />
          </div>
        )}
      </Part>
    </div>
  );
}

const names = ['socratic-guide', 'step-by-step-coach', 'exam-sprint', 'visual-explorer', 'focus'] as const;

function Models({ ai }: { ai: AiView }) {
  const t = useTranslations('founders.ai');
  const nameOf = (id: string) => {
    const name = names.find((each) => each === id);
    return name ? t(`names.${name}`) : id;
  };
  return (
    <Section title={t('models', { count: String(ai.models.length) })} wide>
      <p className="muted mb-4">{t('modelsNote', { days: String(ai.days) })}</p>
      <RowsTable
        empty=""
        columns={[
          { key: 'model', title: t('model') },
          { key: 'sessions', title: t('sessions'), right: true },
          { key: 'turns', title: t('turns'), right: true },
          { key: 'try', title: t('try'), right: true, bare: true },
        ]}
        rows={ai.models.map(({ id, sessions, turns }) => ({
          key: id,
          cells: [
            nameOf(id),
            sessions,
            turns,
            <Link key="try" to={`/ai-tutor?model=${id}`} aria-label={`${t('try')}: ${nameOf(id)}`}>
              {t('try')}
            </Link>,
          ],
        }))}
      />
    </Section>
  );
}

function LanguageModel({ set }: { set: AiView['languageModel'] }) {
  const t = useTranslations('founders.ai');
  const facts = set && [
    [t('address'), set.address],
    [t('name'), set.model],
    [t('key'), t(set.hasKey ? 'keySet' : 'keyMissing')],
  ];
  return (
    <Section title={t('connection')} wide>
      {facts ? (
        <dl className="pairs">
          {facts.map(([label, value]) => (
            <div className="contents" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <p>
            <b>{t('none')}</b>
          </p>
          <p className="muted">{t('noneText')}</p>
        </>
      )}
      <Check />
    </Section>
  );
}

/** Really asks, and says what came back. */
function Check() {
  const t = useTranslations('founders');
  const check = useMutation({ mutationFn: checkLanguageModel });
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <button
        className="btn btn-secondary"
        type="button"
        disabled={check.isPending}
        onClick={() => check.mutate()}
      >
        {check.isPending ? t('ai.checking') : t('ai.check')}
      </button>
      <div role="status">
        {check.data && <Result health={check.data.health} />}
        {check.error && (
          <p className="error">{check.error instanceof ApiFailure ? check.error.message : t('offline')}</p>
        )}
      </div>
    </div>
  );
}

const marks = {
  healthy: 'equal',
  not_configured: 'unknown',
  model_unknown: 'different',
  refused: 'different',
  unreachable: 'different',
} as const;

function Result({ health }: { health: Health }) {
  const t = useTranslations('founders.ai');
  const { state, timeZone } = usePreferences();
  const { milliseconds, status, checkedAt } = health;
  const time = timeOf(checkedAt, { locale: state.locale, timeZone });
  return (
    <div className="grid grid-cols-[28px_1fr] gap-3">
      <Mark kind={marks[health.state]} />
      <div>
        <p>{t(`results.${health.state}`, { status: String(status ?? '') })}</p>
        <p className="small muted">
          {milliseconds === null || health.state === 'unreachable'
            ? t('asked', { time })
            : t('took', { time, milliseconds: String(milliseconds) })}
        </p>
      </div>
    </div>
  );
}
