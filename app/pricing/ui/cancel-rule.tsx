import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { type Currency, usePreferences } from '#app/preferences/index.ts';
import { freeCancellationHours, lowestPrice } from '../domain/price-book.ts';

/** The refund for a cancellation as a step function of the remaining time. */
export function CancelRule({ currency }: { currency: Currency }) {
  const t = useTranslations('pricing.cancel');
  const { state } = usePreferences();
  const { amountMinor } = lowestPrice('session', currency);
  const share = (part: number) => formatMoney({ amountMinor: amountMinor * part, currency }, state.locale);
  const hours = String(freeCancellationHours);
  const facts = { price: share(1), hours };
  return (
    <section className="price-section" id="cancelling" aria-labelledby="cancel-title">
      <h2 id="cancel-title">{t('title')}</h2>
      <p className="muted">{t('text', facts)}</p>
      <div className="price-policy">
        <figure>
          <div className="wide-only-g">
            <Steps width={690} share={share} hours={hours} label={t('plot', facts)} />
          </div>
          <div className="slim-only-g">
            <Steps width={350} share={share} hours={hours} label={t('plot', facts)} />
          </div>
        </figure>
        <dl>
          <div>
            <dt>{t('moving')}</dt>
            <dd>{t('movingText')}</dd>
          </div>
          <div>
            <dt>{t('tutor')}</dt>
            <dd>{t('tutorText')}</dd>
          </div>
          <div>
            <dt>{t('terms')}</dt>
            <dd>{t.rich('termsText', { link: (text) => <Link to="/terms#refunds">{text}</Link> })}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

type StepsProps = { width: number; share(part: number): string; hours: string; label: string };

function Steps({ width, share, hours, label }: StepsProps) {
  const t = useTranslations('pricing.cancel');
  const slim = width < 500;
  const left = slim ? 84 : 92;
  const end = width - 14;
  const limit = left + (end - left) * 0.6;
  const start = left + (end - left) * 0.88;
  const rows = [
    { part: 1, y: 36 },
    { part: 0.5, y: 118 },
    { part: 0, y: 200 },
  ];
  return (
    <svg className="graph" viewBox={`0 0 ${width} 240`} role="img" aria-label={label}>
      {rows.map(({ part, y }) => (
        <g key={part}>
          <path d={`M${left} ${y}H${end}`} stroke="var(--line)" />
          <text className="g-tick" x={left - 10} y={y + 5} textAnchor="end">
            {share(part)}
          </text>
        </g>
      ))}
      <path className="g-fn" d={`M${left} 36H${limit}`} />
      <path className="g-fn" d={`M${limit} 118H${start}`} />
      <path className="g-fn" d={`M${start} 200H${end}`} />
      <path className="g-guide" d={`M${limit} 36V206M${start} 118V206`} />
      <circle className="g-pt on-paper" cx={limit} cy="36" r="6" />
      <circle className="g-pt open on-paper" cx={limit} cy="118" r="5" />
      <circle className="g-pt on-paper" cx={start} cy="118" r="6" />
      <circle className="g-pt open on-paper" cx={start} cy="200" r="5" />
      <text className="g-lab on-paper b ours" x={left + 8} y="24">
        {t('all')}
      </text>
      <text className="g-lab on-paper b ours" x={limit + 10} y="106">
        {t('half')}
      </text>
      {!slim && (
        <text className="g-tick" x={left} y="226">
          {t('booked')}
        </text>
      )}
      <text className="g-tick" x={limit} y="226" textAnchor="middle">
        {t('limit', { hours })}
      </text>
      <text className="g-tick" x={start} y="226" textAnchor="middle">
        {t('start')}
      </text>
    </svg>
  );
}
