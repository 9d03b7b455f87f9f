import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { shortDayOf, spanOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { cancelRest, restQuery, seriesQuery } from '../api/client.ts';
import type { RestCancellation } from '../model/schemas.ts';
import { AskDialog } from './ask-dialog.tsx';
import { WentBefore } from './cancel-dialog.tsx';

/** Shows the refund of each remaining session and the sum, then asks for confirmation. Closing changes nothing. */
export function CancelRestDialog({ seriesId, onClose }: { seriesId: string; onClose: () => void }) {
  const t = useTranslations('bookChanges.rest');
  const pages = useTranslations('bookPages');
  const queries = useQueryClient();
  const preview = useQuery(restQuery(seriesId));
  const cancel = useSingleMutation({
    networkMode: 'always',
    mutationFn: (refundMinor: number) => cancelRest(seriesId, refundMinor),
    onSuccess: async ({ bookings }) => {
      // Without the refund preview: nothing is left to cancel.
      const stale = [seriesQuery(seriesId).queryKey, ['booking', 'list'], ['booking', 'one']];
      await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
      showToast({ title: t('done', { count: bookings.length }) });
      onClose();
    },
    // Free cancellation of a session may have ended since the preview: reload it.
    onError: () => void preview.refetch(),
  });
  const { data } = preview;
  return (
    <AskDialog
      title={t('title')}
      error={cancel.error ?? preview.error}
      keep={t('keep')}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="btn btn-danger"
          disabled={!data || cancel.isPending}
          onClick={() => data && cancel.mutate(data.refund.amountMinor)}
        >
          {cancel.isPending
            ? pages('cancel.cancelling')
            : t('confirm', { count: data?.sessions.length ?? 0 })}
        </button>
      }
    >
      {data && <Sum cancellation={data} />}
    </AskDialog>
  );
}

function Sum({ cancellation }: { cancellation: RestCancellation }) {
  const t = useTranslations('bookChanges.rest');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const pages = useTranslations('bookPages.cancel');
  const money = (price: RestCancellation['refund']) => formatMoney(price, state.locale, 'exact');
  const credits = (count: number) => pages('halves', { halves: count, credits: count / 2 });
  const back = ({ halvesBack, moneyBack }: Pick<RestCancellation, 'halvesBack' | 'moneyBack'>): string => {
    if (halvesBack === null || (halvesBack === 0 && moneyBack.amountMinor > 0)) return money(moneyBack);
    return moneyBack.amountMinor > 0 ? `${credits(halvesBack)} + ${money(moneyBack)}` : credits(halvesBack);
  };
  return (
    <>
      <p>{t(cancellation.isInvoicePaid ? 'paid' : 'each')}</p>
      <dl className="pay num">
        {cancellation.sessions.map(({ id, start, end, ...each }) => (
          <div key={id} className="pay-row">
            <dt>
              {shortDayOf(start, place)}, <span className="nw">{spanOf(start, end, place)}</span>
            </dt>
            <dd>{back(each)}</dd>
          </div>
        ))}
        <div className="pay-row t">
          <dt>{t('back')}</dt>
          <dd>{back(cancellation)}</dd>
        </div>
      </dl>
      <WentBefore cancellation={cancellation} />
      {cancellation.isInvoicePaid
        ? cancellation.moneyBack.amountMinor > 0 && <p className="muted">{pages('transferred')}</p>
        : cancellation.stillDue.amountMinor > 0 && (
            <p className="muted">{t('due', { due: money(cancellation.stillDue) })}</p>
          )}
    </>
  );
}
