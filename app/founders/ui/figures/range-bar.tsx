import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addressWith, type FiguresQuery, isUsable } from '../../domain/figures/address.ts';
import { presets } from '../../domain/figures/figures.ts';

const names = { '7d': 'd7', '28d': 'd28', '90d': 'd90', '12m': 'm12' } as const;
type Days = { from: string; to: string };

/** Preset and custom ranges; range and selected figure are stored in the URL. */
export function RangeBar({
  asked,
  figure,
  shown,
}: {
  asked: FiguresQuery;
  figure: string;
  shown: Days | undefined;
}) {
  const t = useTranslations('founderFigures');
  const [parameters] = useSearchParams();
  const { zone } = asked;
  const tab = (name: string, range: FiguresQuery, on: boolean) => (
    <Link
      key={name}
      className="tab"
      to={addressWith(parameters, range, figure)}
      replace
      preventScrollReset
      aria-current={on ? 'page' : undefined}
    >
      {name}
      {on && <i className="squiggle" />}
    </Link>
  );
  const own = asked.from !== undefined;
  return (
    <nav className="tabs" aria-label={t('ranges')}>
      {presets.map((range) => tab(t(`presets.${names[range]}`), { range, zone }, asked.range === range))}
      {(own || shown) && tab(t('own'), own ? asked : { ...shown, zone }, own)}
    </nav>
  );
}

/** First and last day (both inclusive) of a custom range. */
function OwnRange({ asked, figure }: { asked: FiguresQuery; figure: string }) {
  const t = useTranslations('founderFigures');
  const [parameters, setParameters] = useSearchParams();
  const [days, setDays] = useState<Days>({ from: asked.from ?? '', to: asked.to ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParameters(addressWith(parameters, { ...days, zone: asked.zone }, figure), {
      preventScrollReset: true,
    });
  };
  const usable = isUsable(days.from, days.to);
  return (
    <form className="own-range" onSubmit={submit}>
      {(['from', 'to'] as const).map((end) => (
        <label className="field" key={end}>
          <span className="label">{t(end === 'from' ? 'first' : 'last')}</span>
          <input
            className="input"
            type="date"
            required
            value={days[end]}
            aria-invalid={!usable}
            onChange={({ target }) => setDays({ ...days, [end]: target.value })}
          />
        </label>
      ))}
      <button className="btn btn-secondary" type="submit" disabled={!usable}>
        {t('show')}
      </button>
      <div role="status" className="own-range-said">
        {!usable && <p className="error">{t('wrong')}</p>}
      </div>
    </form>
  );
}

/** The custom range of the URL, or an error if it cannot be shown. */
export function CustomRange({
  asked,
  figure,
  unusable,
}: {
  asked: FiguresQuery;
  figure: string;
  unusable: boolean;
}) {
  const t = useTranslations('founderFigures');
  return (
    <>
      {asked.from && <OwnRange key={`${asked.from} ${asked.to}`} asked={asked} figure={figure} />}
      {unusable && (
        <p className="error" role="alert">
          {t('wrong')}
        </p>
      )}
    </>
  );
}
