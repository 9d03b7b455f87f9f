import { useTranslations } from 'use-intl/react';
import type { HomePrices } from '../use-cases/home.server.ts';
import { MoreLink } from './ways.tsx';

/** The lowest prices in the visitor's currency, and what is free. */
export function Costs({ prices }: { prices: HomePrices }) {
  const t = useTranslations('home.costs');
  return (
    <div className="page slim-pad">
      <h2 id="costs-title">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <dl className="costs">
        {(['trial', 'session', 'deep'] as const).map((plan) => (
          <div key={plan}>
            <dt>
              {t(plan)} <span>{t(`${plan}Text`)}</span>
            </dt>
            <dd className="num">{t('from', { price: prices[plan] })}</dd>
          </div>
        ))}
        <div>
          <dt>
            {t('models')} <span>{t('modelsText')}</span>
          </dt>
          <dd>{t('free')}</dd>
        </div>
      </dl>
      <MoreLink to="/pricing">{t('more')}</MoreLink>
    </div>
  );
}
