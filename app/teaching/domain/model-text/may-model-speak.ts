import { ownWords } from '../pedagogy/problem-words.ts';
import type { StoredTutorTurn } from '../../model/model-text/tutor-words.ts';
import { hasProse } from '../../model/model-text/model-words.ts';

/** The model may write prose only: never beside a safety message, and not where the prose is the problem itself. */
export function mayModelSpeak({ session, turn }: StoredTutorTurn): boolean {
  const { blocks } = turn.content;
  const { item, track, card } = session.state;
  if (!hasProse(blocks)) return false;
  // Explanations of a skill are shown as written; only a problem solved line by line is a conversation.
  if (track && card?.purpose !== 'line') return false;
  const fixed = blocks.some(({ kind }) => kind === 'care' || kind === 'unread' || kind === 'offer');
  const showsOwnProblem =
    blocks.some(({ kind }) => kind === 'formula' || kind === 'worked') && ownWords(item.problem) !== null;
  return !fixed && !showsOwnProblem && (item.family !== null || item.outcome !== null);
}
