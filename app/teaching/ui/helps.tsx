import { useTranslations } from 'use-intl/react';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import type { CardView } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';

type HelpsProps = { card: Pick<CardView, 'id' | 'helps'>; busy: boolean; onSend(input: TurnInput): void };

/** Buttons beside Check. The number of remaining hints is never shown. */
export function Helps({ card, busy, onSend }: HelpsProps) {
  const t = useTranslations('teaching.tutor');
  const send = (action: 'hint' | 'cannot_start' | 'give_up') => {
    if (!busy) onSend({ action, cardId: card.id });
  };
  return (
    <div className="t-helps">
      {card.helps.includes('hint') && (
        <button type="button" className="btn btn-quiet btn-sm t-in-dock" onClick={() => send('hint')}>
          <HintIcon />
          {t('hint')}
        </button>
      )}
      {card.helps.includes('cannot_start') && (
        <button type="button" className="btn btn-quiet btn-sm t-in-dock" onClick={() => send('cannot_start')}>
          {t('cannotStart')}
        </button>
      )}
      {card.helps.includes('give_up') && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => send('give_up')}>
          {t('giveUp')}
        </button>
      )}
    </div>
  );
}
