import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { requestKeys } from '#app/platform/request-keys.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { giveBackPack } from '../../api/credits-client.ts';

type GiveBackDialogProps = { packId: string; worth: Money; card: boolean; onClose: () => void };

/** Shows the amount taken off the invoice or refunded to the card, then asks for confirmation. Closing changes nothing. */
export function GiveBackDialog({ packId, worth, card, onClose }: GiveBackDialogProps) {
  const t = useTranslations('creditPages');
  const { state } = usePreferences();
  const queries = useQueryClient();
  const box = useRef<HTMLDialogElement>(null);
  const [send] = useState(() => requestKeys());
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  const give = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => send(worth, (key) => giveBackPack(packId, worth, key)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['credits'] });
      onClose();
    },
  });
  return (
    <dialog ref={box} className="dialog" aria-labelledby="give-back-title" onClose={onClose}>
      <h2 id="give-back-title">{t('giveBackTitle')}</h2>
      <p>{t(card ? 'giveBackCard' : 'giveBackText', { price: formatMoney(worth, state.locale, 'exact') })}</p>
      {give.error && (
        <p className="error" role="alert">
          {(give.error instanceof ApiFailure && give.error.message) || t('failed')}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" onClick={() => box.current?.close()}>
          {t('keep')}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          disabled={give.isPending}
          onClick={() => give.mutate()}
        >
          {give.isPending ? t('givingBack') : t('giveBack')}
        </button>
      </div>
    </dialog>
  );
}
