import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paymentQuery } from '../../api/paying-client.ts';

/** Shown on return from an unfinished checkout: what happened, and that nothing is lost. */
export function PaymentNotice({ id }: { id: string }) {
  const t = useTranslations('paying');
  const { data } = useQuery(paymentQuery(id));
  if (data?.state === 'paid') return <Navigate to={`/booking/thanks?payment=${id}`} replace />;
  return (
    <div role="status">
      {data?.refused && (
        <p className="error">
          <b>{t('refused')}</b>
        </p>
      )}
      {data && !data.refused && data.state === 'open' && <p>{t('left')}</p>}
    </div>
  );
}
