import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { TroubledRefund } from '#app/pricing/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { refundsQuery, settleRefund } from '../api/client.ts';
import { ConfirmWindow } from './confirm-window.tsx';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { refundWaits, type Situation, situationOf } from './waiting.ts';

/** Refunds that need manual handling, with the available actions. */
export function Refunds() {
  const t = useTranslations('founders.refunds');
  const more = useQuery(refundsQuery).data?.more;
  return (
    <Queue
      name="refunds"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery({ ...refundsQuery, select: ({ refunds }) => refunds })}
      waits={refundWaits}
      more={more && <p className="small muted">{t('more')}</p>}
    >
      {(refund) => <Refund key={refund.id} refund={refund} />}
    </Queue>
  );
}

const isForPerson = (situation: Situation) =>
  situation === 'failed' || situation === 'used' || situation === 'elsewhere';

const reasons = [
  'cancelled',
  'absent',
  'time_gone',
  'made_elsewhere',
  'given_back',
  'wrong_amount',
  'disputed',
] as const;

const titles: { [Kind in Situation]?: 'madeTitle' | 'dealtTitle' | 'noteTitle' } = {
  failed: 'madeTitle',
  used: 'dealtTitle',
  elsewhere: 'noteTitle',
};

/** One refund with its details. */
export function Refund({ refund }: { refund: TroubledRefund }) {
  const t = useTranslations('founders.refunds');
  const { state: place } = usePreferences();
  const moment = useMoment();
  const [settling, setSettling] = useState(false);
  const { amount, usedMinor, tries, failure, failedAt, intentId, createdAt, label, account } = refund;
  const { asked, paid } = refund;
  const situation = situationOf(refund);
  const written = (sum: Money) => formatMoney(sum, place.locale, 'exact');
  const money = written(amount);
  const used = written({ ...amount, amountMinor: usedMinor });
  const reason = reasons.find((each) => each === refund.reason);
  return (
    <li className="row-item">
      <div>
        <p>
          <b className="num">{money}</b>{' '}
          <span className="small muted">
            {t('because', { reason: reason ? t(`reasons.${reason}`) : refund.reason, at: moment(createdAt) })}
          </span>
        </p>
        <p className="small">
          {label}
          {account && (
            <>
              {', '}
              <a href={`mailto:${account.email}`}>{account.name || account.email}</a>
            </>
          )}
        </p>
        <p className="said">{t(`todo.${situation}`, { money, used, tries })}</p>
        {asked && <p className="small">{t('asked', { asked: written(asked), paid: written(paid) })}</p>}
        {failure !== null && (
          <p className="small">
            {failedAt ? t('failureAt', { failure, at: moment(failedAt) }) : t('failure', { failure })}
          </p>
        )}
        {intentId !== null && <p className="small muted">{t('payment', { intent: intentId })}</p>}
      </div>
      <span className={`tag ${isForPerson(situation) ? 'tag-sun' : ''}`}>{t(`states.${situation}`)}</span>
      {isForPerson(situation) && (
        <div className="row-acts">
          <button className="btn btn-sm btn-secondary" type="button" onClick={() => setSettling(true)}>
            {t(situation === 'failed' ? 'made' : 'dealt')}
          </button>
        </div>
      )}
      {settling && (
        <ConfirmWindow
          title={t(titles[situation] ?? 'dealtTitle', { money, used })}
          text={t(situation === 'failed' ? 'madeText' : 'dealtText')}
          confirm={t(situation === 'failed' ? 'made' : 'dealt')}
          back={t('back')}
          busy={t('busy')}
          act={() => settleRefund(refund.id)}
          onDone={() => showToast({ title: t('settled') })}
          onClose={() => setSettling(false)}
        />
      )}
    </li>
  );
}
