import { useEffect, useRef } from 'react';
import { useAuth } from '#app/accounts/index.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import type { SessionWithTurns, TurnAnswer } from '../model/views.ts';
import { saveDraft, useDraft } from './drafts.ts';
import type { MathFieldHandle } from './math-field.tsx';

/** The answer field of the pending card: text, focus after a turn, and when the text is cleared. */
export function useAnswering(session: SessionWithTurns, send: (input: TurnInput) => Promise<TurnAnswer>) {
  const { user } = useAuth();
  const [draft, setDraft] = useDraft({ line: session.id });
  const field = useRef<MathFieldHandle>(null);
  const answered = useRef(false);
  const take = (input: TurnInput) => {
    answered.current = true;
    send(input).then(
      ({ turn }) => {
        if ('cardId' in input && input.cardId) saveDraft(user?.id, { words: input.cardId }, '');
        // A line that could not be parsed stays for correction; a checked one is cleared.
        if ('answer' in input && !turn.blocks.some(({ kind }) => kind === 'unread')) setDraft('');
      },
      () => {
        answered.current = false;
      },
    );
  };
  const cardId = session.card?.id;
  const lastCard = useRef(cardId);
  useEffect(() => {
    if (lastCard.current === cardId) return;
    lastCard.current = cardId;
    // The next card's field is mounted now. Move focus only for learners who just answered.
    if (answered.current) field.current?.focus();
    answered.current = false;
  }, [cardId]);
  const use = (line: string) => {
    setDraft(line);
    field.current?.focus();
  };
  return { draft, setDraft, field, take, use };
}
