import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { invoicesQuery, setPaid } from '../api/users-client.ts';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { useAct } from './use-act.ts';
import { invoiceWaits } from './waiting.ts';

const words = {
  invoice: { mark: 'mark', reopen: 'reopen' },
  credit_note: { mark: 'markBack', reopen: 'reopenBack' },
} as const;

/** Invoices by bank transfer: founders mark payments as received and refunds as sent. */
export function Invoices() {
  const t = useTranslations('founders.invoices');
  const { state } = usePreferences();
  const moment = useMoment();
  const mark = useAct(({ id, paid }: { id: string; paid: boolean }) => setPaid(id, paid), t('done'));
  return (
    <Queue
      name="invoices"
      waits={invoiceWaits}
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(invoicesQuery)}
    >
      {({ id, kind, number, buyer, owed, dueAt, paidAt }) => (
        <li key={id}>
          <p>
            <strong>
              {t(kind === 'invoice' ? 'of' : 'backOf', {
                number,
                money: formatMoney(owed, state.locale, 'exact'),
              })}
            </strong>
          </p>
          <p className="small muted wrap-anywhere">
            {buyer}
            {dueAt !== null && ` · ${t('due', { at: moment(dueAt) })}`}
            {paidAt !== null && ` · ${t(kind === 'invoice' ? 'paid' : 'sentBack', { at: moment(paidAt) })}`}
          </p>
          <button
            className="btn btn-secondary btn-sm mt-3"
            type="button"
            disabled={mark.isPending}
            onClick={() => mark.mutate({ id, paid: paidAt === null })}
          >
            {t(words[kind][paidAt === null ? 'mark' : 'reopen'])}
          </button>
        </li>
      )}
    </Queue>
  );
}
