import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { ActPreview, FounderActChange } from '#app/booking/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { useMoment } from '../moment.ts';

/** What an act changes in money: before and after for family, tutor and platform, and how the family gets its part. */
export function ActPreviewOf({
  query: { data, error },
  change,
}: {
  query: Pick<UseQueryResult<ActPreview>, 'data' | 'error'>;
  change: FounderActChange;
}) {
  const t = useTranslations('bookingActs');
  if (error)
    return (
      <p className="error mt-4" role="alert">
        <AlertIcon />
        {error instanceof ApiFailure ? error.message : t('previewFailed')}
      </p>
    );
  return (
    <section className="act-preview mt-4" aria-label={t('preview')} aria-live="polite" aria-busy={!data}>
      {data && <Shown preview={data} change={change} />}
    </section>
  );
}

const sides = ['family', 'tutor', 'platform'] as const;

function Shown({ preview, change }: { preview: ActPreview; change: FounderActChange }) {
  const t = useTranslations('bookingActs');
  const { state, timeZone } = usePreferences();
  const moment = useMoment();
  const { back, time } = preview;
  const money = (price: ActPreview['family']['before']) => formatMoney(price, state.locale, 'exact');
  const movesMoney = sides.some(
    (side) => preview[side].before.amountMinor !== preview[side].after.amountMinor,
  );
  const { before, after } = preview.family;
  const isMixed = back?.as !== 'gift' && back?.as !== 'credit' && back?.halves != null;
  const amount = money(
    isMixed
      ? (back.worth ?? { ...before, amountMinor: 0 })
      : { ...before, amountMinor: after.amountMinor - before.amountMinor },
  );
  return (
    <>
      {movesMoney && (
        <table className="table act-money">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('preview')}</span>
              </th>
              <th scope="col" className="r">
                {t('before')}
              </th>
              <th scope="col" className="r">
                {t('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side}>
                <th scope="row">{t(`rows.${side}`)}</th>
                <td className="r num">{money(preview[side].before)}</td>
                <td className="r num">{money(preview[side].after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {time && <p>{t('newStart', { at: moment(time.start) })}</p>}
      {!movesMoney && back === null && change.act !== 'settle' && <p>{t('sameMoney')}</p>}
      {back?.as === 'gift' && back.worth && back.until && (
        <p>
          {t('back.gift', {
            credits: t('credits', {
              count: Math.floor((back.halves ?? 0) / 2),
              half: (back.halves ?? 0) % 2 === 0 ? 'no' : 'yes',
            }),
            worth: money(back.worth),
            until: new Intl.DateTimeFormat(state.locale, { dateStyle: 'long', timeZone }).format(
              new Date(back.until),
            ),
          })}
        </p>
      )}
      {(back?.as === 'card' || back?.as === 'invoice') && (!isMixed || back.worth) && (
        <p>{t(`back.${back.as}`, { amount })}</p>
      )}
      {(back?.as === 'credit' || isMixed) && back && <p>{t('back.credit', { halves: back.halves ?? 0 })}</p>}
    </>
  );
}
