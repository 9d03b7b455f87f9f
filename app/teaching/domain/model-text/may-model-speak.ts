import { ownWords } from '../pedagogy/problem-words.ts';
import type { StoredTutorTurn } from '../../model/model-text/tutor-words.ts';
import { hasProse } from '../../model/model-text/model-words.ts';

/** Words are said for prose only, never beside words of care, and not where the prose is the problem itself. */
export function mayModelSpeak({ session, turn }: StoredTutorTurn): boolean {
  const { blocks } = turn.content;
  const { item, track, card } = session.state;
  if (!hasProse(blocks)) return false;
  // What is told of a skill is told as it was written; only a problem by lines is a conversation.
  if (track && card?.purpose !== 'line') return false;
  const fixed = blocks.some(({ kind }) => kind === 'care' || kind === 'unread' || kind === 'offer');
  const asked =
    blocks.some(({ kind }) => kind === 'formula' || kind === 'worked') && ownWords(item.problem) !== null;
  return !fixed && !asked && (item.family !== null || item.outcome !== null);
}
