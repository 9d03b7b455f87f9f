import { clarifier, helpInWords, offerAnother } from '../../domain/dialogue/clarify.ts';
import { kindOf } from '../../domain/dialogue/problem-kind.ts';
import { exponentReply, expressedLetter, percentReply } from '../../domain/dialogue/problem-reply.ts';
import { orientReply, topicMoment } from '../../domain/dialogue/reply.ts';
import type { ReplyId } from '../../domain/dialogue/reply-ids.ts';
import { applyHelp } from '../../domain/pedagogy/help.ts';
import { mayHaveHint, nextRung } from '../../domain/pedagogy/ladder.ts';
import type { Advance, Clarification, HelpFacts, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { helpWithModel, needsModel } from '../../domain/pedagogy/setup.ts';
import { advanceWith, offer } from '../../domain/pedagogy/offers.ts';
import {
  formulaOf,
  lastLine,
  type Formula,
  type HelpRung,
  type SessionState,
} from '../../domain/pedagogy/state.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { helpFor } from './facts.server.ts';
import { stepFacts } from './step-facts.server.ts';

/**
 * "I am stuck" goes down one rung each time: where to look, then (as "I can't start" would) the idea, the first half of the step, a worked
 * twin, and the step itself, done together.
 */
export async function helpWhenStuck(about: SessionContext): Promise<Advance> {
  const { session } = about;
  const { state } = session;
  const { card, item } = state;
  if (card === null || card.purpose !== 'line') {
    return card === null ? offerAnother(state) : helpInWords(state);
  }
  if (needsModel(state)) return helpWithModel(state, about.circumstances);
  const step = item.step;
  const first = step.stuck || step.rung > 0 || step.slip ? null : await firstIdea(about);
  if (first) return advanceWith(withStep(state, { stuck: 1 }), ...first, offer('cannot_start'));
  if (!mayHaveHint(step) && !step.stuck) {
    const orient: TutorMoment = {
      say: 'reply',
      about: orientReply(state),
      values: { formula: formulaOf(lastLine(item).formula) },
      line: null,
    };
    return advanceWith(withStep(state, { stuck: 1 }), orient, offer('cannot_start'));
  }
  const open = mayHaveHint(step) ? state : withStep(state, { cannotStart: true });
  const opened = { ...about, session: { ...session, state: open } };
  const rung = nextRung(open.item.step);
  const { next } = rung === 3 && !step.half ? await stepFacts(opened) : { next: null };
  if (next) {
    const half: TutorMoment = { say: 'reply', about: 'half_step', values: { rule: next.text }, line: null };
    return { ...advanceWith(withStep(open, { half: true }), half), phase: 'hint' };
  }
  const say = clarifier(open);
  return giveHelp(opened, rung, say);
}

/**
 * The first rung of help where more is known than "look at the unknown": what a line of the learner's own leads to, or what this kind of
 * problem begins with. Null elsewhere.
 */
async function firstIdea(about: SessionContext): Promise<TutorMoment[] | null> {
  const { state } = about.session;
  const { item } = state;
  const compose = (id: ReplyId, values: Record<string, string | number | Formula> = {}): TutorMoment => ({
    say: 'reply',
    about: id,
    values,
    line: null,
  });
  const expressed = expressedLetter(state);
  if (expressed) return [compose('problem.substitute', expressed)];
  if (item.family === 'quadratic_equation' && (item.asides ?? []).some((line) => /^[ΔD]\s?=/.test(line)))
    return [topicMoment('quadratic_formula', 'what', state)];
  const begun = item.lines.length > 1 || (item.asides ?? []).length > 0;
  const kind = kindOf(item);
  if (!begun && kind === 'percent_before') return percentReply(state, compose);
  if (!begun && kind !== 'exponential_equation') return null;
  const facts = await stepFacts(about);
  if (!begun) return exponentReply(facts, compose);
  return facts.next ? [compose('problem.next', { rule: facts.next.text })] : null;
}

export const withStep = (
  state: SessionState,
  changed: Partial<SessionState['item']['step']>,
): SessionState => ({
  ...state,
  item: { ...state.item, step: { ...state.item.step, ...changed } },
});

/** Help of a level. If the next step is the answer, a message does not reveal it: the button is offered instead. */
export async function giveHelp(
  about: SessionContext,
  rung: HelpRung,
  say: (words: Clarification) => TutorMoment,
): Promise<Advance> {
  const { session, circumstances } = about;
  const { state } = session;
  const help: HelpFacts | null = await helpFor(questionOf(about), state, rung, session.seed);
  if (help?.rung === 4 && help.step.last) return advanceWith(state, say('answer_last'), offer('give_up'));
  if (rung === 3 && help?.rung === 4) return advanceWith(state, say('no_example'), offer('hint'));
  if (rung === 1 && help !== null && help.rung > 1) return advanceWith(state, say('slower'), offer('hint'));
  return applyHelp(state, help, circumstances, []);
}
