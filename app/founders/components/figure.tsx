import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/public.ts';
import { changeOf } from '../range.ts';

type Compared = { now: number; before: number };

/** One figure with its change against the range before. */
export function Figure({ label, figure }: { label: string; figure: Compared }) {
  const { state } = usePreferences();
  return (
    <div className="kpi">
      <dt>{label}</dt>
      <dd className="v">{new Intl.NumberFormat(state.locale).format(figure.now)}</dd>
      <dd className="d">
        <Change {...figure} />
      </dd>
    </div>
  );
}

function Change({ now, before }: Compared) {
  const t = useTranslations('founders.change');
  const change = changeOf(now, before);
  if (change === null) return t(now === 0 ? 'none' : 'fresh');
  if (change === 0) return t('same');
  return t(change > 0 ? 'up' : 'down', { percent: String(Math.abs(change)) });
}
