import type { Language } from '#app/platform/texts.ts';
import type { Act } from '../../domain/dialogue/act.ts';
import { claimedLines } from '../../domain/dialogue/claimed-lines.ts';
import { kindOf } from '../../domain/dialogue/problem-kind.ts';
import type { ReplyId } from '../../domain/dialogue/reply-ids.ts';
import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import type { LearnerMessage } from '../../domain/understanding/read-message.ts';
import type { SessionContext } from '../../model/session-context.ts';
import { judgeLine } from './judge-line.server.ts';
import { stepFacts } from './step-facts.server.ts';

/** A stated result as a line: each reading is tried until the engine can read one. Null when none is readable. */
export async function judgeClaim(
  about: SessionContext,
  act: Act,
  message: LearnerMessage,
  language: Language,
): Promise<Advance | null> {
  const { state } = about.session;
  if (state.card?.purpose !== 'line' || (act.act !== 'claim' && act.act !== 'line')) return null;
  const lines = act.act === 'line' ? [act.text] : claimedLines(act.formulas, state, language);
  for (const line of lines) {
    const judged = await judgeLine(about, state, line);
    if (!judged.ok) continue;
    const { advance } = judged;
    return { ...advance, moments: [...advance.moments, ...(await afterClaim(about, message, advance))] };
  }
  return null;
}

/** What a stated result needs besides its verdict: why the cases were counted wrongly, or that a true value is not yet the answer. */
async function afterClaim(
  about: SessionContext,
  message: LearnerMessage,
  { moments }: Advance,
): Promise<TutorMoment[]> {
  const { state } = about.session;
  const says = (say: TutorMoment['say']) => moments.some((moment) => moment.say === say);
  const compose = (id: ReplyId, values: Record<string, string> = {}): TutorMoment => ({
    say: 'reply',
    about: id,
    values,
    line: null,
  });
  if (says('different') && kindOf(state.item) === 'probability') return [compose('problem.equally_likely')];
  if (!says('aside') || !message.cues.has('resultStated')) return [];
  const { next, steps } = await stepFacts(about);
  const step = next ?? steps[0];
  return step ? [compose('problem.not_answer', { rule: step.text })] : [];
}
