import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { requestKeys } from '#app/platform/request-keys.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { type Currency, usePreferences } from '#app/preferences/index.ts';
import { dayOnPaper } from '../../domain/invoice.ts';
import { invoiceDays } from '../../domain/price-book.ts';
import { buyPack, offersQuery } from '../../api/credits-client.ts';
import { endOfPack, type PackSize, packSizes } from '../../domain/credit.ts';
import type { PackOffer } from '../../model/credits-schemas.ts';
import { Bought } from './bought-five.tsx';
import { LeftFive, PaidFive } from './paid-five.tsx';
import { Part } from './part.tsx';
import './credits.css';

/**
 * Selects a tutor for five or ten sessions, states price and terms, and buys: by card where cards are accepted, else by invoice. The tutor is
 * stored in the URL; after the checkout also the payment.
 */
export default function BuyFive({ currency, card }: { currency: Currency; card: boolean }) {
  const t = useTranslations('creditPages.five');
  const credits = sizeIn(useSearchParams()[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="price-section five" id="five" aria-labelledby="five-title">
      <h2 id="five-title" ref={heading} tabIndex={-1}>
        {t('title', { count: credits })}
      </h2>
      <Part query={useQuery(offersQuery(currency))} height={16}>
        {(offers) =>
          offers.length === 0 ? <p className="muted">{t('empty')}</p> : <Form offers={offers} card={card} />
        }
      </Part>
    </section>
  );
}

function Form({ offers, card }: { offers: readonly PackOffer[]; card: boolean }) {
  const t = useTranslations('creditPages.five');
  const pages = useTranslations('creditPages');
  const { user, loading } = useAuth();
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const chosen = offers.find(({ tutor }) => tutor.slug === parameters.get('tutor'));
  const buy = useBuying();
  const credits = sizeIn(parameters);
  const choose = ({ slug = chosen?.tutor.slug, size = credits }: { slug?: string; size?: PackSize }) => {
    buy.reset();
    const next = { buy: nameOf(size), ...(slug !== undefined && { tutor: slug }) };
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const back = `/auth?${new URLSearchParams({ next: `${pathname}?${parameters}` })}`;
  const paid = paymentIn(parameters, 'paid');
  const left = paymentIn(parameters, 'left');
  if (paid) {
    const again = `/pricing?buy=${nameOf(credits)}&tutor=${chosen?.tutor.slug ?? ''}`;
    return <PaidFive id={paid} credits={credits} tutor={chosen?.tutor} again={again} signIn={back} />;
  }
  if (buy.data && 'pack' in buy.data) return <Bought credits={credits} tutor={chosen?.tutor} />;
  const leaving = buy.isPending || buy.data !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !leaving) buy.mutate({ offer: chosen, credits });
  };
  return (
    <form className="fields" onSubmit={submit}>
      <fieldset className="field">
        <legend className="label">{t('size')}</legend>
        <div className="chips">
          {packSizes.map((size) => (
            <label key={size} className={`chip ${size === credits ? 'is-on' : ''}`}>
              <input
                className="sr"
                type="radio"
                name="size"
                checked={size === credits}
                onChange={() => choose({ size })}
              />
              {t('title', { count: size })}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="field">
        <span className="label">{t('tutor')}</span>
        <select
          className="input"
          required
          value={chosen?.tutor.slug ?? ''}
          onChange={(event) => choose({ slug: event.target.value })}
        >
          <option value="" disabled>
            {t('choose')}
          </option>
          {offers.map(({ tutor }) => (
            <option key={tutor.id} value={tutor.slug}>
              {tutor.name}
            </option>
          ))}
        </select>
      </label>
      {left && <LeftFive id={left} />}
      {chosen && <Terms offer={chosen} credits={credits} card={card} />}
      {buy.error && (
        <p className="error" role="alert">
          {(buy.error instanceof ApiFailure && buy.error.message) || pages('failed')}
        </p>
      )}
      <div className="acts">
        {!loading && !user ? (
          <Link className="btn btn-primary" to={back}>
            {t('signIn')}
          </Link>
        ) : (
          <button className="btn btn-primary" disabled={loading || leaving}>
            {leaving ? (
              t(card ? 'leading' : 'buying')
            ) : card ? (
              <Pay price={chosen && priceOf(chosen, credits)} />
            ) : (
              t('buy')
            )}
          </button>
        )}
      </div>
    </form>
  );
}

const paymentIn = (parameters: URLSearchParams, name: string) =>
  z.uuid().safeParse(parameters.get(name)).data;

const nameOf = (credits: PackSize) => (credits === 10 ? 'ten' : 'five');
const sizeIn = (parameters: URLSearchParams): PackSize => (parameters.get('buy') === 'ten' ? 10 : 5);
const priceOf = (offer: PackOffer, credits: PackSize) => (credits === 10 ? offer.ten : offer.price);

function Pay({ price }: { price: PackOffer['price'] | undefined }) {
  const t = useTranslations('creditPages.five');
  const { state } = usePreferences();
  return price ? t('pay', { price: formatMoney(price, state.locale, 'exact') }) : t('payByCard');
}

/** One purchase id until the purchase is done: a repeated submit keeps it, another choice gets a new one. */
function useBuying() {
  const { timeZone } = usePreferences();
  const queries = useQueryClient();
  const [send] = useState(() => requestKeys());
  const purchases = useRef(new Map<string, string>());
  const purchaseOf = (tutor: PackOffer['tutor'], price: PackOffer['price']) => {
    const choice = `${tutor.id} ${price.currency} ${price.amountMinor}`;
    const id = purchases.current.get(choice) ?? crypto.randomUUID();
    purchases.current.set(choice, id);
    return id;
  };
  const buy = useSingleMutation({
    networkMode: 'always',
    mutationFn: ({ offer, credits }: { offer: PackOffer; credits: PackSize }) => {
      const { tutor } = offer;
      const price = priceOf(offer, credits);
      const request = { purchaseId: purchaseOf(tutor, price), tutorId: tutor.id, credits, price, timeZone };
      return send(request, (key) => buyPack(request, key));
    },
    onSuccess: (bought) =>
      'checkout' in bought
        ? window.location.assign(bought.checkout.url)
        : queries.invalidateQueries({ queryKey: ['credits'] }),
    // The price may have changed since the page was opened.
    onError: () => queries.invalidateQueries({ queryKey: ['credit-offers'] }),
  });
  const { reset } = buy;
  useEffect(() => {
    // Restores the button when the page comes back from the back/forward cache.
    const back = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  return buy;
}

type TermsProps = { offer: PackOffer; credits: PackSize; card: boolean };

function Terms({ offer, credits, card }: TermsProps) {
  const t = useTranslations('creditPages.five');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const money = (price: PackOffer['price']) => formatMoney(price, state.locale, 'exact');
  return (
    <div aria-live="polite">
      <p>
        <b>
          {t('price', { count: credits, price: money(priceOf(offer, credits)), single: money(offer.single) })}
        </b>
      </p>
      <p className="small muted">
        {t(card ? 'termsCard' : 'terms', {
          day: dayOnPaper(endOfPack(new Date()), localeAndZone),
          days: String(invoiceDays),
        })}
      </p>
    </div>
  );
}
