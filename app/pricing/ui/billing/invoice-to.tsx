import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { Waiting } from '#app/ui/part.tsx';
import { billingQuery } from '../../api/billing-client.ts';
import './billing.css';

const BillingForm = lazy(() =>
  import('./billing-form.tsx').then((module) => ({ default: module.BillingForm })),
);

/** Beside a booking by invoice: to whom the invoice is addressed, and a dialog to change that. */
export function InvoiceTo() {
  const t = useTranslations('billing');
  const { data } = useQuery(billingQuery);
  const [open, setOpen] = useState(false);
  if (data === undefined) return null;
  return (
    <div className="invoice-to">
      <span className="small">
        {data ? t('invoiceTo', { who: `${data.name}, ${data.city}` }) : t('invoiceToAccount')}
      </span>
      <button className="btn btn-secondary btn-sm" type="button" onClick={() => setOpen(true)}>
        {t(data ? 'change' : 'add')}
      </button>
      {open && <BillingDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function BillingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('billing');
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  // A form cannot be inside the form of the booking.
  return createPortal(
    <dialog ref={box} className="dialog" aria-labelledby="billing-title" onClose={onClose}>
      <h2 id="billing-title">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <Suspense fallback={<Waiting height={24} label={t('loading')} />}>
        <BillingForm onSaved={() => box.current?.close()} />
      </Suspense>
      <div className="dialog-actions">
        <button type="button" className="btn btn-quiet" onClick={() => box.current?.close()}>
          {t('close')}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
