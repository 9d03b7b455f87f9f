import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { type Currency, usePreferences } from '#app/preferences/public.ts';
import { dayOnPaper } from '../../day.ts';
import { invoiceDays } from '../../price-book.ts';
import { buyPack, offersQuery } from '../client.ts';
import { endOfPack, GIVE_BACK_DAYS } from '../credit.ts';
import type { PackOffer } from '../schemas.ts';
import { Part } from './part.tsx';
import '../credits.css';

/** Chooses a tutor for five sessions, says price and terms, and buys by invoice. The tutor stands in the address. */
export default function BuyFive({ currency }: { currency: Currency }) {
  const t = useTranslations('creditPages.five');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="price-section five" id="five" aria-labelledby="five-title">
      <h2 id="five-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <Part query={useQuery(offersQuery(currency))} height={16}>
        {(offers) => (offers.length === 0 ? <p className="muted">{t('empty')}</p> : <Form offers={offers} />)}
      </Part>
    </section>
  );
}

function Form({ offers }: { offers: readonly PackOffer[] }) {
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
    const next = { ...Object.fromEntries(parameters), buy: 'five', tutor: slug };
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  if (buy.data) return <Bought pack={buy.data.pack} slug={chosen?.tutor.slug ?? ''} />;
  const back = new URLSearchParams({ next: `${pathname}?${parameters}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second press of two comes before the button is shown as busy.
    if (!chosen || pressed.current) return;
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
      {chosen && <Terms offer={chosen} />}
      {buy.error && (
        <p className="error" role="alert">
          {(buy.error instanceof ApiFailure && buy.error.message) || pages('failed')}
        </p>
      )}
      <div className="acts">
        {!loading && !user ? (
          <Link className="btn btn-primary" to={`/auth?${back}`}>
            {t('signIn')}
          </Link>
        ) : (
          <button className="btn btn-primary" disabled={loading || buy.isPending}>
            {buy.isPending ? t('buying') : t('buy')}
          </button>
        )}
      </div>
    </form>
  );
}

/** One purchase until it is done: a repeated press is the same one. */
function useBuying() {
  const { timeZone } = usePreferences();
  const queries = useQueryClient();
  const [purchaseId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ tutor, price }: PackOffer) => buyPack({ purchaseId, tutorId: tutor.id, price, timeZone }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['credits'] }),
    // The price may have changed since the page was opened.
    onError: () => queries.invalidateQueries({ queryKey: ['credit-offers'] }),
  });
}

function Terms({ offer }: { offer: PackOffer }) {
  const t = useTranslations('creditPages.five');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const money = (price: PackOffer['price']) => formatMoney(price, state.locale, 'exact');
  return (
    <div aria-live="polite">
      <p>
        <b>{t('price', { price: money(offer.price), single: money(offer.single) })}</b>
      </p>
      <p className="small muted">
        {t('terms', {
          day: dayOnPaper(endOfPack(new Date()), place),
          days: String(invoiceDays),
          giveBack: String(GIVE_BACK_DAYS),
        })}
      </p>
    </div>
  );
}

function Bought({ pack, slug }: { pack: { tutor: string }; slug: string }) {
  const t = useTranslations('creditPages.five');
  const pages = useTranslations('creditPages');
  return (
    <div role="status">
      <p className="lead">{t('done')}</p>
      <p>
        {pages('with', { tutor: pack.tutor })}. {t('doneText')}
      </p>
      <div className="acts">
        <Link className="btn btn-primary" to={`/book?tutor=${slug}`}>
          {t('book')}
        </Link>
        <Link className="btn btn-secondary" to="/dashboard?tab=credits">
          {t('see')}
        </Link>
      </div>
    </div>
  );
}
