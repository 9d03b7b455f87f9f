import type { LearnerContent, TutorContent } from '../../model/record.ts';
import type { TutorBlock } from '../../model/blocks.ts';

type Turn = { id: string } & (
  | ({ speaker: 'learner' } & LearnerContent)
  | ({ speaker: 'tutor' } & Partial<TutorContent>)
);

/** How a turn can be edited: the first problem, a later problem, or a message beside the card. */
type Editable = 'opening' | 'problem' | 'talk';

/**
 * What a learner may edit of a turn; null for lines, card answers and buttons, because answers are final. `first`: the first turn not
 * superseded, which holds the problem of the conversation.
 */
export function editableAs(turn: Turn, first: boolean): Editable | null {
  if (first) return 'opening';
  if (turn.speaker === 'tutor') return null;
  if (turn.kind === 'talk') return 'talk';
  return turn.kind === 'action' && turn.action === 'new_problem' && turn.typed !== undefined
    ? 'problem'
    : null;
}

/** Whether a turn can be rephrased: it contains prose, and it is not a safety answer. */
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
