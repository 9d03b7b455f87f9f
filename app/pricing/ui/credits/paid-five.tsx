import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { PackSize } from '../../domain/credit.ts';
import type { PaymentView } from '../../model/payments-schemas.ts';
import { paymentQuery } from '../../api/credits-client.ts';
import type { PackOffer } from '../../model/credits-schemas.ts';
import { Bought } from './bought-five.tsx';

type PaidFiveProps = {
  id: string;
  credits: PackSize;
  tutor: PackOffer['tutor'] | undefined;
  again: string;
  signIn: string;
};

/** Shown after the checkout. The URL proves nothing: the page polls until the provider’s event has arrived, then links to the credits. */
export function PaidFive({ id, credits, tutor, again, signIn }: PaidFiveProps) {
  const t = useTranslations('creditPages.five');
  const pages = useTranslations('creditPages');
  const { user, loading } = useAuth();
  const { data, error, refetch } = useQuery({ ...paymentQuery(id), enabled: Boolean(user) });
  if (!loading && !user)
    return (
      <Link className="btn btn-primary" to={signIn}>
        {t('signInToSee')}
      </Link>
    );
  if (data?.outcome === 'booked') return <Bought credits={credits} tutor={tutor} />;
  if (data) return <PaymentOutcomeNotice payment={data} again={again} />;
  if (!error) return <div className="bone five-bone" aria-hidden="true" />;
  return (
    <p className="error" role="alert">
      {pages('failed')}{' '}
      <button className="btn btn-secondary btn-sm" onClick={() => void refetch()}>
        {pages('again')}
      </button>
    </p>
  );
}

/** Progress of the payment, or the reason for its refund. Needs the texts `creditPages`. */
export function PaymentOutcomeNotice({ payment, again }: { payment: PaymentView; again: string }) {
  const t = useTranslations('creditPages.five');
  const { state } = usePreferences();
  const { outcome, url, price, asked } = payment;
  const gone = outcome === 'returned';
  const ended = payment.state === 'failed' || payment.state === 'expired';
  const money = (amount: Money) => formatMoney(amount, state.locale, 'exact');
  const title = asked ? t('other') : gone ? t('returned') : ended ? t('failed') : t('waiting');
  const text = asked
    ? t('otherText', { price: money(price), asked: money(asked) })
    : gone
      ? t('returnedText', { price: money(price) })
      : t(ended ? 'failedText' : 'waitingText');
  return (
    <div role="status">
      <p className="lead">{title}</p>
      <p>{text}</p>
      {url && !ended && !gone && (
        <p>
          <a href={url}>{t('unfinished')}</a>
        </p>
      )}
      {(ended || gone) && (
        <div className="acts">
          {(ended || asked) && (
            <Link className="btn btn-primary" to={again}>
              {t('startAgain')}
            </Link>
          )}
          {gone && !asked && (
            <Link className="btn btn-primary" to="/dashboard?tab=credits">
              {t('see')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** Shown on return from an unfinished checkout: what happened, and that the choice is stored. */
export function LeftFive({ id }: { id: string }) {
  const t = useTranslations('creditPages.five');
  const { user } = useAuth();
  const { data } = useQuery({ ...paymentQuery(id), enabled: Boolean(user) });
  const open = data?.state === 'open';
  return (
    <div role="status">
      {open && data.refused && (
        <p className="error">
          <b>{t('refused')}</b>
        </p>
      )}
      {open && !data.refused && <p>{t('left')}</p>}
    </div>
  );
}
