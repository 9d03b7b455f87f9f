// A download changes nothing, and several invoices may load at once.
// oxlint-disable-next-line no-restricted-imports
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { dayOnPaper } from '../../domain/invoice.ts';
import type { InvoiceView } from '../../model/credits-schemas.ts';
import { downloadInvoice, invoicesQuery } from '../../api/credits-client.ts';
import { Part } from './part.tsx';

/** Invoices and credit notes of the account, latest first, each as a PDF. */
export function Invoices() {
  const t = useTranslations('creditPages');
  const load = useMutation({ networkMode: 'always', mutationFn: downloadInvoice });
  return (
    <Part query={useQuery(invoicesQuery)} height={12}>
      {(invoices) =>
        invoices.length === 0 ? (
          <p className="muted">{t('noInvoices')}</p>
        ) : (
          <>
            <ul className="credit-rows">
              {invoices.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} onLoad={() => load.mutate(invoice)} />
              ))}
            </ul>
            {load.error && (
              <p className="error" role="alert">
                {t('failed')}
              </p>
            )}
          </>
        )
      }
    </Part>
  );
}

function Row({ invoice, onLoad }: { invoice: InvoiceView; onLoad: () => void }) {
  const t = useTranslations('creditPages');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const { kind, number, corrects, total } = invoice;
  const note = kind === 'credit_note';
  const facts = [
    dayOnPaper(invoice.issuedAt, localeAndZone),
    invoice.tutor,
    ...(corrects ? [t('correcting', { number: corrects })] : []),
    ...(invoice.dueAt && !note ? [t('due', { day: dayOnPaper(invoice.dueAt, localeAndZone) })] : []),
    ...(invoice.payment === 'card' && !note ? [t('card')] : []),
  ];
  const amountMinor = note ? -total.amountMinor : total.amountMinor;
  return (
    <li>
      <span>
        <b className="num">
          {note ? t('creditNote', { number, country: invoice.country ?? '' }) : t('invoice', { number })}
        </b>{' '}
        <span className="small muted num">{facts.join(', ')}</span>
      </span>
      <span className="credit-pdf">
        <span className="num nw">{formatMoney({ ...total, amountMinor }, state.locale, 'exact')}</span>
        <button
          className="btn btn-secondary btn-sm"
          type="button"
          aria-label={t('pdfOf', { number })}
          onClick={onLoad}
        >
          {t('pdf')}
        </button>
      </span>
    </li>
  );
}
