import type { TutorBlock, CardView } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import { Maths } from './sentence.tsx';

type OffersOf = Extract<TutorBlock, { kind: 'offers' }>;
export type Offered = OffersOf['offers'][number];

/** Things that the tutor can do now, one tap each. Earlier turns keep the words without the buttons. */
export function OffersBlock({
  block,
  onOffer,
}: {
  block: OffersOf;
  onOffer: ((offer: Offered) => void) | undefined;
}) {
  if (!onOffer) return null;
  return (
    <div className="t-choices">
      {block.offers.map((offer) => (
        <button
          key={offer.does + (offer.problem ?? '')}
          type="button"
          className="btn btn-secondary"
          onClick={() => onOffer(offer)}
        >
          {offer.label}
          {offer.formula && (
            <>
              {' '}
              <Maths formula={offer.formula} />
            </>
          )}
        </button>
      ))}
    </div>
  );
}

/** What a tap sends: an action of the open card, another problem, or the words on the button. Null when the card is gone. */
export function inputOf(offer: Offered, card: CardView | null): TurnInput | null {
  switch (offer.does) {
    case 'take':
      return { action: 'new_problem', ...(offer.problem === undefined ? {} : { problem: offer.problem }) };
    case 'another':
      return { action: 'new_problem' };
    case 'hint':
    case 'cannot_start':
    case 'give_up':
    case 'continue':
      return card ? { action: offer.does, cardId: card.id } : null;
    default:
      return { text: offer.label };
  }
}
