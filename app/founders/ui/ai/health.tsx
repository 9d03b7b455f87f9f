import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { timeOf } from '#app/platform/times.ts';
import { useMoment } from '../moment.ts';
import type { Overview } from '../../model/ai-schemas.ts';
import { useFigures } from './use-figures.ts';

/** State and cost of the language model in four figures. */
export function Health({ ai }: { ai: Overview }) {
  const t = useTranslations('foundersAi.kpis');
  const { seconds, count, money } = useFigures();
  const { state, timeZone } = usePreferences();
  const moment = useMoment();
  const { health, spending } = ai;
  const { restsUntil, lastCall } = health;
  const standing = standingOf(ai);
  const lastLooked = lastCall ? t('lastCall', { when: moment(lastCall.at) }) : t('nothing');
  const cap = spending.costCap === null ? t('noCap') : t('cap', { cap: money(spending.costCap) });
  return (
    <dl className="kpis ai-kpis">
      <Kpi label={t('model')} value={t(`states.${standing}`)}>
        {restsUntil && standing === 'rests'
          ? t('rests', { time: timeOf(restsUntil, { locale: state.locale, timeZone }) })
          : lastLooked}
      </Kpi>
      <Kpi label={t('first')} value={seconds(health.firstWordHalf)}>
        {health.firstWordMost === null
          ? t('nothing')
          : t('firstMost', { time: seconds(health.firstWordMost) })}
      </Kpi>
      <Kpi label={t('failures')} value={count(health.failures)}>
        {t('ofCalls', { calls: count(health.calls) })}
      </Kpi>
      <Kpi label={t('cost')} value={money(spending.cost)}>
        {spending.priced ? cap : t('notPriced')}
      </Kpi>
    </dl>
  );
}

function Kpi({ label, value, children }: { label: string; value: string; children: string }) {
  return (
    <div className="kpi">
      <dt>{label}</dt>
      <dd className="v">{value}</dd>
      <dd className="d">{children}</dd>
    </div>
  );
}

/** State derived from the latest known calls. */
function standingOf({ languageModel, health }: Overview) {
  if (!languageModel) return 'none';
  if (health.restsUntil) return 'rests';
  if (!health.lastCall) return 'fresh';
  return ['spoken', 'guarded', 'stopped'].includes(health.lastCall.outcome) ? 'healthy' : 'trouble';
}
