import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { evidenceOfTurn, type WorkEvidence } from '../../domain/pedagogy/work-evidence.ts';
import type { ItemOutcome } from '../../domain/pedagogy/state.ts';
import type { SessionContext, Reaction } from '../../model/session-context.ts';
import type { SkillSession } from './enter-step.server.ts';
import { finishQuestion, questionOfTrack, evidenceOfQuestion, presentSolution } from './question.server.ts';
import type { Result } from '../../domain/skill/track.ts';

const resultOf = (outcome: ItemOutcome): Result =>
  outcome === 'given_up' ? 'given_up' : outcome === 'unaided' ? 'unaided' : 'helped';

/** Failed lines of one problem after which its full solution is shown: endless questioning is harmful. */
const mostFailures = 6;

/** Moments of a conversation that do not belong to one question among several. */
const left: ReadonlySet<TutorMoment['say']> = new Set(['close', 'two_given_up']);
const isVerdict: ReadonlySet<TutorMoment['say']> = new Set([
  'lines',
  'different',
  'same_wrong',
  'guessing',
  'named',
]);

/** A turn in a problem by lines. Once the problem has ended, teaching continues where a twin would have been offered. */
export async function continueAfterLine(
  about: SessionContext,
  state: SkillSession,
  reaction: Reaction,
): Promise<Reaction> {
  const { advance } = reaction;
  const shown = shownByLines(about, state, advance);
  const { outcome, id, failed } = advance.state.item;
  if (outcome === null && failed >= mostFailures && failed > state.item.failed) {
    const over: SkillSession = { ...advance.state, track: state.track };
    const verdicts = advance.moments.filter(({ say }) => isVerdict.has(say));
    const unknown = evidenceOfQuestion(about, state, { right: false, aid: 'shown' }, null, null);
    return { ...reaction, advance: await presentSolution(about, over, verdicts), shown: unknown };
  }
  if (outcome === null || id !== state.item.id) return { ...reaction, shown };
  const moments = advance.moments.filter(({ say }) => !left.has(say));
  const over: SkillSession = { ...advance.state, track: state.track };
  return { ...reaction, advance: await finishQuestion(about, over, resultOf(outcome), moments), shown };
}

/** Same as in a conversation, for the skill taught; its idea was named with the example. */
function shownByLines(
  { circumstances }: SessionContext,
  state: SkillSession,
  advance: Advance,
): WorkEvidence | null {
  const shown = evidenceOfTurn(state, advance, { ...circumstances.policy, namesNextRule: true });
  const { skill } = state.track;
  return shown && { ...shown, skill, template: questionOfTrack(state.track).template };
}
