import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { decideDispute, disputesQuery } from '../api/client.ts';
import type { DisputeDecisionRequest, PaymentDisputeView } from '../model/disputes-schemas.ts';
import { ConfirmWindow } from './confirm-window.tsx';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { disputeWaits } from './waiting.ts';

/** Payments that a family’s bank asks back, with what is known, and a decision on the tutor’s pay once one is lost. */
export function Disputes() {
  const t = useTranslations('founders.disputes');
  return (
    <Queue
      name="disputes"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(disputesQuery)}
      waits={disputeWaits}
    >
      {(dispute) => <Dispute key={dispute.id} dispute={dispute} />}
    </Queue>
  );
}

/** One dispute. */
export function Dispute({ dispute }: { dispute: PaymentDisputeView }) {
  const t = useTranslations('founders.disputes');
  const { state: place } = usePreferences();
  const moment = useMoment();
  const [deciding, setDeciding] = useState(false);
  const { state, amount, reason, evidenceDueAt, decidedAt, payment, account, intentId, lostMinor } = dispute;
  const money = formatMoney(amount, place.locale, 'exact');
  const isRunning = state === 'open' || state === 'inquiry';
  return (
    <li className="row-item">
      <div>
        <p>
          <b className="num">{money}</b>{' '}
          <span className="small muted">{t('because', { reason, at: moment(dispute.openedAt) })}</span>
        </p>
        <p className="small wrap-anywhere">
          {payment ? payment.label : t('unknown')}
          {account && (
            <>
              {', '}
              <a href={`mailto:${account.email}`}>{account.name || account.email}</a>
            </>
          )}
        </p>
        <p className="said">{t(`todo.${state}`)}</p>
        {isRunning && evidenceDueAt !== null && (
          <p className="small">{t('due', { at: moment(evidenceDueAt) })}</p>
        )}
        {state === 'lost' && lostMinor < amount.amountMinor && (
          <p className="small">
            {t('twice', {
              amount: formatMoney(
                { ...amount, amountMinor: amount.amountMinor - lostMinor },
                place.locale,
                'exact',
              ),
            })}
          </p>
        )}
        <ul className="small">
          {dispute.sessions.map((session) => (
            <li key={session.bookingId}>
              {t('session', {
                tutor: session.tutor,
                at: moment(session.start),
                state: t(`sessions.${session.state}`),
                pay: formatMoney(
                  { amountMinor: session.pay.nowMinor, currency: session.currency },
                  place.locale,
                  'exact',
                ),
              })}{' '}
              {t(session.attended ? 'evidence' : 'noEvidence')}
              {session.learnerEmail !== null && ` ${t('mailed', { email: session.learnerEmail })}`}
            </li>
          ))}
        </ul>
        {payment?.kind === 'pack' && <p className="small">{t('pack')}</p>}
        {decidedAt !== null && <p className="small muted">{t('decided', { at: moment(decidedAt) })}</p>}
        {intentId !== null && (
          <p className="small">
            <a href={`https://dashboard.stripe.com/payments/${intentId}`} rel="noreferrer" target="_blank">
              {t('stripe')}
            </a>
          </p>
        )}
      </div>
      <span className={`tag ${disputeWaits(dispute) ? 'tag-sun' : ''}`}>{t(`states.${state}`)}</span>
      {state === 'lost' && decidedAt === null && (
        <div className="row-acts">
          <button className="btn btn-sm btn-secondary" type="button" onClick={() => setDeciding(true)}>
            {t('decide')}
          </button>
        </div>
      )}
      {deciding && <Decision dispute={dispute} onClose={() => setDeciding(false)} />}
    </li>
  );
}

const choices = ['keeps_pay', 'charged_back'] as const satisfies DisputeDecisionRequest['tutor'][];

function Decision({ dispute, onClose }: { dispute: PaymentDisputeView; onClose: () => void }) {
  const t = useTranslations('founders.disputes');
  const { state } = usePreferences();
  const field = useId();
  const sum = (pay: (session: PaymentDisputeView['sessions'][number]) => number) =>
    dispute.sessions.reduce((total, session) => total + pay(session), 0);
  const isCharged = sum(({ pay }) => pay.nowMinor) < sum(({ pay }) => pay.keptMinor);
  const [tutor, setTutor] = useState<DisputeDecisionRequest['tutor']>(
    isCharged ? 'charged_back' : 'keeps_pay',
  );
  const [reason, setReason] = useState('');
  const currency = dispute.sessions[0]?.currency ?? dispute.amount.currency;
  const written = (amountMinor: number) => formatMoney({ amountMinor, currency }, state.locale, 'exact');
  return (
    <ConfirmWindow
      title={t('question')}
      text={t('preview', {
        before: written(sum(({ pay }) => pay.nowMinor)),
        after: written(sum(({ pay }) => (tutor === 'keeps_pay' ? pay.keptMinor : pay.chargedMinor))),
      })}
      confirm={t('confirm')}
      back={t('back')}
      busy={t('busy')}
      isReady={reason.trim() !== ''}
      act={() => decideDispute(dispute.id, { tutor, reason: reason.trim() })}
      onDone={() => showToast({ title: t('done') })}
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr">{t('question')}</legend>
        {choices.map((choice) => (
          <label key={choice} className="claim-choice">
            <input type="radio" name={field} checked={tutor === choice} onChange={() => setTutor(choice)} />
            {t(`choices.${choice}`)}
          </label>
        ))}
      </fieldset>
      <div className="mt-4">
        <label className="label" htmlFor={`${field}-reason`}>
          {t('reason')}
        </label>
        <textarea
          className="input"
          id={`${field}-reason`}
          rows={2}
          maxLength={1000}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmWindow>
  );
}
