import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { pageMeta, trailTo } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { siteOf } from '#app/platform/site.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { currencies, type Currency, usePreferences } from '#app/preferences/index.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { CancelRule } from '../cancel-rule.tsx';
import { Offers } from '../offers.tsx';
import { PriceTable } from '../price-table.tsx';
import { pricingTexts } from '../../messages/index.ts';
import { takesCards } from '../../use-cases/payments/provider.server.ts';
import { invoiceDays, lowestPrice } from '../../domain/price-book.ts';
import type { Route } from './+types/pricing.ts';
import '../pricing.css';

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = context.get(servicesContext);
  const { pageTitle, description } = pricingTexts[context.get(languageContext)].pricing;
  return {
    title: pageTitle,
    description,
    trail: trailTo(siteOf({ context, request }), '/pricing', pageTitle),
    card: takesCards(settings),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.title ?? '',
    description: loaderData?.description,
    structured: import.meta.env.SSR ? loaderData?.trail : undefined,
  });

/** Loaded on demand, to keep the price page small. */
const BuyFive = lazy(() => import('../credits/buy-five.tsx'));

/** Prices in the visitor’s currency; viewing other currencies does not change the preference. */
export default function Pricing({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pricing');
  const { state } = usePreferences();
  const [parameters] = useSearchParams();
  // Keeps the currency on return from the checkout.
  const chosen = currencies.find((code) => code === parameters.get('currency'));
  const [currency, setCurrency] = useState<Currency>(chosen ?? state.currency);
  const buying = ['five', 'ten'].includes(parameters.get('buy') ?? '');
  return (
    <div className="page">
      <header className="price-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="lead">
            {t('lead', { session: formatMoney(lowestPrice('session', currency), state.locale) })}
          </p>
        </div>
        <div className="chips" role="group" aria-label={t('currency')}>
          {currencies.map((code) => (
            <button
              key={code}
              className="chip"
              type="button"
              aria-pressed={code === currency}
              onClick={() => setCurrency(code)}
            >
              {code}
            </button>
          ))}
        </div>
      </header>
      <Offers currency={currency} />
      <p className="small muted price-tax">
        {loaderData.card ? t('taxCard') : t('tax', { days: String(invoiceDays) })}
      </p>
      {buying && (
        <Suspense fallback={<div className="bone five-bone" aria-hidden="true" />}>
          <BuyFive currency={currency} card={loaderData.card} />
        </Suspense>
      )}
      <section className="price-section" id="prices" aria-labelledby="book-title">
        <h2 id="book-title">{t('book.title')}</h2>
        <p className="muted">{t('book.text')}</p>
        <PriceTable currency={currency} />
      </section>
      <section className="price-section price-two">
        <div>
          <h2>{t('included.title')}</h2>
          <Marked items={[t('included.one'), t('included.two'), t('included.three')]} />
        </div>
        <div>
          <h2>{t('free.title')}</h2>
          <Marked
            items={[
              t.rich('free.one', { models: (text) => <Link to="/tutor-models">{text}</Link> }),
              t.rich('free.two', { courses: (text) => <Link to="/courses">{text}</Link> }),
              t('free.three'),
            ]}
          />
        </div>
      </section>
      <CancelRule currency={currency} />
    </div>
  );
}

function Marked({ items }: { items: React.ReactNode[] }) {
  return (
    <ul className="price-marked">
      {items.map((item, at) => (
        <li key={at}>
          <Mark kind="equal" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
