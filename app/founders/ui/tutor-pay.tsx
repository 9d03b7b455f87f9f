import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LineDecision, OpenPay } from '#app/pay/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { decidePayLine, payOutTutor, payQuery } from '../api/client.ts';
import { ConfirmWindow } from './confirm-window.tsx';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { payWaits } from './waiting.ts';

/** What is due to tutors: payouts are recorded here, and unpaid sessions decided. */
export function TutorPay() {
  const t = useTranslations('founders.pay');
  return (
    <Queue
      name="pay"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(payQuery)}
      waits={payWaits}
    >
      {(pay) => <PayOfTutor key={pay.id} pay={pay} />}
    </Queue>
  );
}

/** One tutor in one currency. */
export function PayOfTutor({ pay }: { pay: OpenPay }) {
  const t = useTranslations('founders.pay');
  const { state } = usePreferences();
  const [paying, setPaying] = useState(false);
  const { tutor, tutorId, currency, dueMinor, waitingMinor } = pay;
  const written = (amountMinor: number) => formatMoney({ amountMinor, currency }, state.locale, 'exact');
  const due = written(dueMinor);
  // A sum of nothing or less closes its lines without a payment.
  const act = dueMinor > 0 ? 'payOut' : dueMinor < 0 ? 'payBack' : 'close';
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{tutor}</b>
        </p>
        <p className="num">
          {t('due', { due })}
          {waitingMinor !== 0 && (
            <span className="small muted"> · {t('waits', { waiting: written(waitingMinor) })}</span>
          )}
        </p>
        {pay.overdue.map((line) => (
          <OverdueLine key={line.id} line={line} money={written(line.amountMinor)} />
        ))}
      </div>
      {pay.version !== null && (
        <div className="row-acts">
          <button className="btn btn-sm btn-secondary" type="button" onClick={() => setPaying(true)}>
            {t(act)}
          </button>
        </div>
      )}
      {paying && (
        <ConfirmWindow
          title={t(`${act}Title`, { tutor, due: written(Math.abs(dueMinor)) })}
          text={t(`${act}Text`, { tutor })}
          confirm={t(act)}
          back={t('back')}
          busy={t('busy')}
          act={() => payOutTutor({ tutorId, currency, amountMinor: dueMinor, version: pay.version ?? '' })}
          onDone={() => showToast({ title: t('done') })}
          onClose={() => setPaying(false)}
        />
      )}
    </li>
  );
}

function OverdueLine({ line, money }: { line: OpenPay['overdue'][number]; money: string }) {
  const t = useTranslations('founders.pay');
  const moment = useMoment();
  const field = useId();
  const [decision, setDecision] = useState<LineDecision['decision'] | null>(null);
  const [reason, setReason] = useState('');
  return (
    <div className="said">
      <p>{t('overdue', { at: moment(line.sessionAt), due: moment(line.dueAt), money })}</p>
      <div className="row-acts">
        <button className="btn btn-sm btn-secondary" type="button" onClick={() => setDecision('pay')}>
          {t('pay')}
        </button>
        <button className="btn btn-sm btn-quiet" type="button" onClick={() => setDecision('write_off')}>
          {t('writeOff')}
        </button>
      </div>
      {decision && (
        <ConfirmWindow
          title={t(decision === 'pay' ? 'payLineTitle' : 'writeOffTitle', { money })}
          text={t(decision === 'pay' ? 'payLineText' : 'writeOffText')}
          confirm={t(decision === 'pay' ? 'pay' : 'writeOff')}
          back={t('back')}
          busy={t('busy')}
          isReady={reason.trim() !== ''}
          act={() => decidePayLine(line.id, { decision, reason: reason.trim() })}
          onDone={() => showToast({ title: t('done') })}
          onClose={() => setDecision(null)}
        >
          <label className="label" htmlFor={field}>
            {t('reason')}
          </label>
          <textarea
            className="input"
            id={field}
            rows={2}
            maxLength={1000}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmWindow>
      )}
    </div>
  );
}
