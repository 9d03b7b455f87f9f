import { clarifier, helpInWords, offerAnother } from '../dialogue/clarify.ts';
import { kindOf } from '../dialogue/problem-kind.ts';
import { exponentReply, expressedLetter, percentReply } from '../dialogue/problem-reply.ts';
import { orientReply, topicMoment } from '../dialogue/reply.ts';
import type { ReplyId } from '../dialogue/reply-ids.ts';
import type { StepFacts } from '../dialogue/step-facts.ts';
import { applyHelp } from '../pedagogy/help.ts';
import { mayHaveHint, nextRung } from '../pedagogy/ladder.ts';
import type { Advance, Circumstances, HelpFacts, TutorMoment } from '../pedagogy/moments.ts';
import { helpWithModel, needsModel } from '../pedagogy/setup.ts';
import { advanceWith, offer } from '../pedagogy/offers.ts';
import { formulaOf, lastLine, type Formula, type HelpRung, type SessionState } from '../pedagogy/state.ts';

/*
 * "I am stuck" goes down one rung each time: where to look, then (as "I can't start" would) the idea, the first half of the step, a worked
 * twin, and the step itself, done together.
 */

export const withStep = (
  state: SessionState,
  changed: Partial<SessionState['item']['step']>,
): SessionState => ({
  ...state,
  item: { ...state.item, step: { ...state.item.step, ...changed } },
});

/** What helps a learner who is stuck: words alone, or verified help of a level given in the state `open`. */
export type StuckPlan =
  | { readonly does: 'say'; readonly advance: Advance }
  | { readonly does: 'help'; readonly open: SessionState; readonly rung: HelpRung };

/** Whether the plan depends on the next step of the solution. */
export function needsSteps(state: SessionState): boolean {
  if (state.card?.purpose !== 'line' || needsModel(state)) return false;
  const { step } = state.item;
  if (isFirstTime(state)) return ['exponent', 'next'].includes(ideaSource(state) ?? '');
  return nextRung(step) === 3 && !step.half;
}

/** `steps`: null where they are not needed. */
export function planStuck(
  state: SessionState,
  steps: StepFacts | null,
  circumstances: Circumstances,
): StuckPlan {
  const { card, item } = state;
  const say = (advance: Advance): StuckPlan => ({ does: 'say', advance });
  if (card === null || card.purpose !== 'line')
    return say(card === null ? offerAnother(state) : helpInWords(state));
  if (needsModel(state)) return say(helpWithModel(state, circumstances));
  const { step } = item;
  const first = isFirstTime(state) ? firstIdea(state, steps) : null;
  const once = withStep(state, { stuck: 1 });
  if (first) return say(advanceWith(once, ...first, offer('cannot_start')));
  if (!mayHaveHint(step) && !step.stuck) {
    const orient = reply(orientReply(state), { formula: formulaOf(lastLine(item).formula) });
    return say(advanceWith(once, orient, offer('cannot_start')));
  }
  const open = mayHaveHint(step) ? state : withStep(state, { cannotStart: true });
  const rung = nextRung(open.item.step);
  const next = rung === 3 && !step.half ? steps?.next : null;
  if (!next) return { does: 'help', open, rung };
  const half = advanceWith(withStep(open, { half: true }), reply('half_step', { rule: next.text }));
  return say({ ...half, phase: 'hint' });
}

/** Help of a level. If the next step is the answer, a message does not reveal it: the button is offered instead. */
export function giveHelp(
  state: SessionState,
  rung: HelpRung,
  help: HelpFacts | null,
  circumstances: Circumstances,
): Advance {
  const say = clarifier(state);
  if (help?.rung === 4 && help.step.last) return advanceWith(state, say('answer_last'), offer('give_up'));
  if (rung === 3 && help?.rung === 4) return advanceWith(state, say('no_example'), offer('hint'));
  if (rung === 1 && help !== null && help.rung > 1) return advanceWith(state, say('slower'), offer('hint'));
  return applyHelp(state, help, circumstances, []);
}

const isFirstTime = ({ item: { step } }: SessionState): boolean =>
  !(step.stuck || step.rung > 0 || step.slip);

const reply = (about: ReplyId, values: Record<string, string | number | Formula> = {}): TutorMoment => ({
  say: 'reply',
  about,
  values,
  line: null,
});

type IdeaSource = 'substitute' | 'formula' | 'percent' | 'exponent' | 'next';

/**
 * Where the first idea comes from, where more is known than "look at the unknown": what a line of the learner's own leads to, or what this
 * kind of problem begins with.
 */
function ideaSource(state: SessionState): IdeaSource | null {
  const { item } = state;
  if (expressedLetter(state)) return 'substitute';
  const asides = item.asides ?? [];
  if (item.family === 'quadratic_equation' && asides.some((line) => /^[ΔD]\s?=/.test(line))) return 'formula';
  if (item.lines.length > 1 || asides.length > 0) return 'next';
  const kind = kindOf(item);
  if (kind === 'percent_before') return 'percent';
  return kind === 'exponential_equation' ? 'exponent' : null;
}

function firstIdea(state: SessionState, steps: StepFacts | null): TutorMoment[] | null {
  switch (ideaSource(state)) {
    case 'substitute':
      return [reply('problem.substitute', expressedLetter(state) ?? {})];
    case 'formula':
      return [topicMoment('quadratic_formula', 'what', state)];
    case 'percent':
      return percentReply(state, reply);
    case 'exponent':
      return steps && exponentReply(steps, reply);
    case 'next':
      return steps?.next ? [reply('problem.next', { rule: steps.next.text })] : null;
    case null:
      return null;
  }
}
