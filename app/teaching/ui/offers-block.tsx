import type { TutorBlock, CardView } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import { Maths } from './sentence.tsx';

type OffersOf = Extract<TutorBlock, { kind: 'offers' }>;
export type Offered = OffersOf['offers'][number];

/** Things the tutor can do now, one tap each. Earlier turns keep the text without the buttons. */
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

/** Input sent by a tap: an action of the pending card, another problem, or the button's label as a message. Null without the card it needs. */
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
