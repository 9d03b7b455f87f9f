import type { CardView } from '../model/blocks.ts';
import type { TurnInput } from '../model/schemas.server.ts';

/** "I'm stuck": the first time the same as "I can't start", later sent as a message; both lead to the next available help. */
export const stuckInput = (card: CardView | null, words: string): TurnInput | null => {
  if (!card) return null;
  return card.helps.includes('cannot_start') ? { action: 'cannot_start', cardId: card.id } : { text: words };
};
