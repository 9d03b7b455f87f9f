import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { timeOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { checkLanguageModel } from '../../api/client.ts';
import { Section } from '../section.tsx';
import type { HealthReport } from '../../model/schemas.ts';
import type { Overview } from '../../model/ai-schemas.ts';
import { useFigures } from './use-figures.ts';

const settings = 'AI_COST_PER_MONTH, AI_SIZE_PER_MONTH, AI_CALLS_PER_DAY, AI_PROMPT_PRICE, AI_ANSWER_PRICE';

/** Cost, budget and connection of the language model. Without one: what is missing. */
export function Connection({ ai }: { ai: Overview }) {
  const t = useTranslations('foundersAi.cost');
  const f = useTranslations('founders.ai');
  const { languageModel } = ai;
  return (
    <Section title={t('title')} wide>
      <div className="ai-cost">
        <Spending spending={ai.spending} />
        <div>
          {languageModel ? (
            <>
              <Facts set={languageModel} />
              <Check />
            </>
          ) : (
            <>
              <p>
                <b>{f('none')}</b>
              </p>
              <p className="muted">{f('noneText')}</p>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

function Spending({ spending }: { spending: Overview['spending'] }) {
  const t = useTranslations('foundersAi.cost');
  const { count, money } = useFigures();
  const { cost, costCap, size, sizeCap } = spending;
  const sizes = t('size', { size: count(size), cap: count(sizeCap) });
  const costs = costCap === null ? null : t('ofCap', { cost: money(cost), cap: money(costCap) });
  return (
    <div className="ai-spent">
      <p className="small muted">{t('month')}</p>
      {costCap !== null && costs && <Share value={cost} most={costCap} label={costs} />}
      <Share value={size} most={sizeCap} label={sizes} />
      <p className="small">{t('perDay', { count: count(spending.callsPerDay) })}</p>
      <p className="small muted">
        {t('full')} {t('settings', { names: settings })}
      </p>
    </div>
  );
}

function Share({ value, most, label }: { value: number; most: number; label: string }) {
  return (
    <label className="ai-share">
      <span>{label}</span>
      <progress max={most} value={Math.min(value, most)} />
    </label>
  );
}

function Facts({ set }: { set: NonNullable<Overview['languageModel']> }) {
  const t = useTranslations('founders.ai');
  const facts = [
    [t('address'), set.address],
    [t('name'), set.model],
    [t('key'), t(set.hasKey ? 'keySet' : 'keyMissing')],
  ];
  return (
    <dl className="pairs">
      {facts.map(([label, value]) => (
        <div className="contents" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sends a real request and shows the result. */
function Check() {
  const t = useTranslations('founders');
  const check = useSingleMutation({ mutationFn: checkLanguageModel });
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

function Result({ health }: { health: HealthReport }) {
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
