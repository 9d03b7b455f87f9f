import type { TutorBlock, CardView } from '#app/teaching/model/blocks.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';

type Offered = Extract<TutorBlock, { kind: 'offers' }>['offers'][number];

/** The input that a click on an offer sends; mirrors `inputOf` of the screen, which only loads in a browser. */
export function pressed({ does, label, problem }: Offered, card: CardView | null): TurnInput | null {
  switch (does) {
    case 'take':
    case 'another':
      return { action: 'new_problem', ...(problem === undefined ? {} : { problem }) };
    case 'hint':
    case 'cannot_start':
    case 'give_up':
    case 'continue':
      return card ? { action: does, cardId: card.id } : null;
    default:
      return { text: label };
  }
}
