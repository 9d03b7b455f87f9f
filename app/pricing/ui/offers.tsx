import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { type Currency, usePreferences } from '#app/preferences/index.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { creditMonths, lowestPrice, planMinutes } from '../domain/price-book.ts';

/** The three offers, each with a link. */
export function Offers({ currency }: { currency: Currency }) {
  const t = useTranslations('pricing');
  const { state } = usePreferences();
  const price = (plan: 'trial' | 'session' | 'deep' | 'five') =>
    formatMoney(lowestPrice(plan, currency), state.locale);
  const minutes = (plan: 'trial' | 'session') => t('minutes', { minutes: String(planMinutes[plan]) });
  return (
    <div className="offers">
      <Offer
        title={t('trial')}
        price={price('trial')}
        unit={minutes('trial')}
        points={[t('trialOne'), t('trialTwo'), t('trialThree')]}
        to="/book?type=trial"
        action={t('trialAction')}
        primary
      />
      <Offer
        title={t('session')}
        price={price('session')}
        unit={minutes('session')}
        points={[t('sessionOne'), t('sessionTwo'), t('sessionThree', { deep: price('deep') })]}
        to="/tutor?minutes=60"
        action={t('sessionAction')}
      />
      <Offer
        title={t('five')}
        price={price('five')}
        unit={t('asCredits')}
        points={[t('fiveOne'), t('fiveTwo'), t('fiveThree', { months: String(creditMonths) })]}
        to="?buy=five#five"
        action={t('fiveAction')}
      />
    </div>
  );
}

type OfferProps = {
  title: string;
  price: string;
  unit: string;
  points: string[];
  to: string;
  action: string;
  primary?: boolean;
};

function Offer({ title, price, unit, points, to, action, primary = false }: OfferProps) {
  const t = useTranslations('pricing');
  return (
    <article className="card offer">
      <h2>{title}</h2>
      <p className="offer-price num">
        {t('from')} <b>{price}</b> <span>{unit}</span>
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <Link className={`btn ${primary ? 'btn-primary' : 'btn-secondary'}`} to={to}>
        {action}
      </Link>
    </article>
  );
}
