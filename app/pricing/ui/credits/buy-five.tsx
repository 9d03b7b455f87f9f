import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { z } from 'zod';
import { useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { requestKeys } from '#app/platform/request-keys.ts';
import { type Currency, usePreferences } from '#app/preferences/index.ts';
import { dayOnPaper } from '../../domain/invoice.ts';
import { invoiceDays } from '../../domain/price-book.ts';
import { buyPack, offersQuery } from '../../api/credits-client.ts';
import { endOfPack } from '../../domain/credit.ts';
import type { PackOffer } from '../../model/credits-schemas.ts';
import { Bought } from './bought-five.tsx';
import { LeftFive, PaidFive } from './paid-five.tsx';
import { Part } from './part.tsx';
import './credits.css';

/**
 * Selects a tutor for five sessions, states price and terms, and buys: by card where cards are accepted, else by invoice. The tutor is
 * stored in the URL; after the checkout also the payment.
 */
export default function BuyFive({ currency, card }: { currency: Currency; card: boolean }) {
  const t = useTranslations('creditPages.five');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="price-section five" id="five" aria-labelledby="five-title">
      <h2 id="five-title" ref={heading} tabIndex={-1}>
        {t('title')}
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
  const pressed = useRef(false);
  const choose = (slug: string) => {
    buy.reset();
    const next = { buy: 'five', tutor: slug };
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const back = `/auth?${new URLSearchParams({ next: `${pathname}?${parameters}` })}`;
  const paid = paymentIn(parameters, 'paid');
  const left = paymentIn(parameters, 'left');
  if (paid) {
    const again = `/pricing?buy=five&tutor=${chosen?.tutor.slug ?? ''}`;
    return <PaidFive id={paid} tutor={chosen?.tutor} again={again} signIn={back} />;
  }
  if (buy.data && 'pack' in buy.data) return <Bought tutor={chosen?.tutor} />;
  const leaving = buy.isPending || buy.data !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A double click arrives before the button renders as busy.
    if (!chosen || pressed.current || leaving) return;
    pressed.current = true;
    buy.mutate(chosen, { onSettled: () => (pressed.current = false) });
  };
  return (
    <form className="fields" onSubmit={submit}>
      <label className="field">
        <span className="label">{t('tutor')}</span>
        <select
          className="input"
          required
          value={chosen?.tutor.slug ?? ''}
          onChange={(event) => choose(event.target.value)}
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
      {chosen && <Terms offer={chosen} card={card} />}
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
            {leaving ? t(card ? 'leading' : 'buying') : card ? <Pay offer={chosen} /> : t('buy')}
          </button>
        )}
      </div>
    </form>
  );
}

const paymentIn = (parameters: URLSearchParams, name: string) =>
  z.uuid().safeParse(parameters.get(name)).data;

function Pay({ offer }: { offer: PackOffer | undefined }) {
  const t = useTranslations('creditPages.five');
  const { state } = usePreferences();
  return offer ? t('pay', { price: formatMoney(offer.price, state.locale, 'exact') }) : t('payByCard');
}

/** One purchase id until the purchase is done: a repeated submit keeps it, another choice gets a new one. */
function useBuying() {
  const { timeZone } = usePreferences();
  const queries = useQueryClient();
  const [send] = useState(() => requestKeys());
  const purchases = useRef(new Map<string, string>());
  const purchaseOf = ({ tutor, price }: PackOffer) => {
    const choice = `${tutor.id} ${price.currency} ${price.amountMinor}`;
    const id = purchases.current.get(choice) ?? crypto.randomUUID();
    purchases.current.set(choice, id);
    return id;
  };
  const buy = useMutation({
    networkMode: 'always',
    mutationFn: (offer: PackOffer) => {
      const { tutor, price } = offer;
      const request = { purchaseId: purchaseOf(offer), tutorId: tutor.id, price, timeZone };
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

function Terms({ offer, card }: { offer: PackOffer; card: boolean }) {
  const t = useTranslations('creditPages.five');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const money = (price: PackOffer['price']) => formatMoney(price, state.locale, 'exact');
  return (
    <div aria-live="polite">
      <p>
        <b>{t('price', { price: money(offer.price), single: money(offer.single) })}</b>
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
