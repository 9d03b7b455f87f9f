import type { LearnerContent, TutorContent } from '../../model/record.ts';
import type { TutorBlock } from '../../model/blocks.ts';

type Turn = { id: string } & (
  ({ speaker: 'learner' } & LearnerContent) | ({ speaker: 'tutor' } & Partial<TutorContent>)
);

/** As what a turn can be asked anew: the first problem of the conversation, a later problem, or words beside the card. */
type Editable = 'opening' | 'problem' | 'talk';

/**
 * What of a turn its learner may edit; null for lines, words of a card and buttons: what was answered is not taken back. `first`: the
 * first turn that still stands, which is the problem that the conversation is about.
 */
export function editableAs(turn: Turn, first: boolean): Editable | null {
  if (first) return 'opening';
  if (turn.speaker === 'tutor') return null;
  if (turn.kind === 'talk') return 'talk';
  return turn.kind === 'action' && turn.action === 'new_problem' && turn.typed !== undefined
    ? 'problem'
    : null;
}

/** Whether there are other words for a turn: it says something, and it is not the answer of people. */
export const mayBeRephrased = (blocks: readonly TutorBlock[]): boolean =>
  !blocks.some(({ kind }) => kind === 'care') &&
  blocks.some(
    ({ kind }) =>
      kind === 'say' ||
      kind === 'hint' ||
      kind === 'question' ||
      kind === 'verdict' ||
      kind === 'unread' ||
      kind === 'offer',
  );
