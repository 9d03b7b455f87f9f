import { helpInWords, offerAnother, unclear } from '../dialogue/clarify.ts';
import { kindOf } from '../dialogue/problem-kind.ts';
import { sameCard, withoutRepeating } from '../dialogue/repeated-reply.ts';
import { replyTo } from '../dialogue/reply.ts';
import type { ReplyId } from '../dialogue/reply-ids.ts';
import type { StepFacts } from '../dialogue/step-facts.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../pedagogy/ending.ts';
import type { Advance, Circumstances, TutorMoment } from '../pedagogy/moments.ts';
import { advanceWith, pauseSession } from '../pedagogy/offers.ts';
import { beginAnother } from '../pedagogy/start.ts';
import type { Card, Formula, SessionState } from '../pedagogy/state.ts';
import { decideLine } from './decide-line.ts';
import type { JudgedLine, WordsFacts, FormulaInMessage } from './judged.ts';
import { openTwin } from './open-twin.ts';
import { giveHelp, planStuck } from './plan-help.ts';
import { planIntent, reasonMoment, skipCard } from './plan-intent.ts';
import type { ReadWords } from './understand.ts';

/** `card`: the card that the message answers. */
export type DecidedWords = { readonly advance: Advance; readonly card: Card | null };

/** The reply to a message. A stated result is a line; every other message leaves the problem where it is. */
export function decideWords(
  state: SessionState,
  words: ReadWords,
  facts: WordsFacts,
  circumstances: Circumstances,
): DecidedWords {
  if (facts.found === 'line')
    return { advance: answerClaim(state, words, facts, circumstances), card: state.card };
  const done = advanceOf(state, words, facts, circumstances);
  const advance = withoutRepeating(state, sameCard(state, done));
  const answered = advance.state.card?.id !== state.card?.id && state.card?.purpose !== 'line';
  return { advance, card: answered ? state.card : null };
}

function advanceOf(
  state: SessionState,
  { act }: ReadWords,
  facts: WordsFacts,
  circumstances: Circumstances,
): Advance {
  if (facts.found === 'formula') return answerFormula(state, facts.formula, circumstances);
  switch (act.act) {
    case 'claim':
    case 'line':
    case 'switch':
    case 'unclear':
      return unclear(state);
    case 'yes':
      return acceptOffer(state, facts, circumstances);
    case 'no':
      return declineOffer(state, circumstances);
    case 'words':
      return state.card?.purpose === 'explain'
        ? afterExplaining(state, true, circumstances)
        : afterReflecting(state, true, circumstances);
    case 'stuck':
      return helpWhenStuck(state, facts, circumstances);
    case 'intent': {
      const plan = planIntent(act.intent, state, circumstances);
      if (plan.does === 'say') return plan.advance;
      if (plan.does === 'stuck') return helpWhenStuck(state, facts, circumstances);
      if (plan.does === 'reason')
        return advanceWith(state, reasonMoment(state, facts.found === 'reason' ? facts.step : null));
      return giveHelp(plan.open, plan.rung, facts.found === 'help' ? facts.help : null, circumstances);
    }
    case 'why_step': {
      const steps = stepsIn(facts);
      const reason =
        act.operations.length === 0 && act.topic === null ? reasonMoment(state, steps.before) : null;
      return advanceWith(state, ...(reason?.say === 'reason' ? [reason] : replyTo(act, state, steps)));
    }
    default:
      return advanceWith(state, ...replyTo(act, state, stepsIn(facts)));
  }
}

const noSteps = { next: null, steps: [], solutions: [], before: null, outcome: null };
const stepsIn = (facts: WordsFacts) => (facts.found === 'steps' ? facts.steps : noSteps);

function helpWhenStuck(state: SessionState, facts: WordsFacts, circumstances: Circumstances): Advance {
  const { steps, help } = facts.found === 'stuck' ? facts : { steps: null, help: null };
  const plan = planStuck(state, steps, circumstances);
  return plan.does === 'say' ? plan.advance : giveHelp(plan.open, plan.rung, help, circumstances);
}

const reply = (about: ReplyId, values: Record<string, string | number | Formula> = {}): TutorMoment => ({
  say: 'reply',
  about,
  values,
  line: null,
});

function acceptOffer(state: SessionState, facts: WordsFacts, circumstances: Circumstances): Advance {
  if (state.card?.purpose === 'twin')
    return openTwin(state, facts.found === 'twin' ? facts.twin : null, 'after_solving', circumstances);
  if (state.card === null) return offerAnother(state);
  if (state.card.purpose !== 'line') return helpInWords(state);
  return advanceWith(state, reply('go_on', { line: state.card.line ?? 0 }));
}

function declineOffer(state: SessionState, circumstances: Circumstances): Advance {
  if (state.card?.purpose === 'twin') return withoutTwin(state, [], circumstances);
  if (state.card === null) return pauseSession(state);
  if (state.card.purpose !== 'line') return skipCard(state, circumstances);
  return advanceWith(state, reply('no_problem', { line: state.card.line ?? 0 }));
}

/** A stated result: its verdict, and why the cases were counted wrongly, or that a true value is not yet the answer. */
function answerClaim(
  state: SessionState,
  { message }: ReadWords,
  { line, steps }: { line: JudgedLine; steps: StepFacts | null },
  circumstances: Circumstances,
): Advance {
  const advance = decideLine(state, line, circumstances);
  const says = (say: TutorMoment['say']) => advance.moments.some((moment) => moment.say === say);
  const add = (moment: TutorMoment): Advance => ({ ...advance, moments: [...advance.moments, moment] });
  if (says('different') && kindOf(state.item) === 'probability') return add(reply('problem.equally_likely'));
  const step = steps?.next ?? steps?.steps[0];
  return says('aside') && message.cues.has('resultStated') && step
    ? add(reply('problem.not_answer', { rule: step.text }))
    : advance;
}

/** A line is never taken as an answer, it is offered for the field; another problem is offered, or begins where nothing is lost. */
function answerFormula(
  state: SessionState,
  written: FormulaInMessage,
  circumstances: Circumstances,
): Advance {
  switch (written.kind) {
    case 'line':
      return advanceWith(state, { say: 'line_in_chat', formula: written.formula });
    case 'several': {
      const offers = written.readings.map((problem) => ({ does: 'take' as const, problem }));
      const readings = written.readings.map(({ formula }) => formula);
      return advanceWith(state, { say: 'several', readings }, { say: 'offers', offers });
    }
    case 'begins':
      return beginAnother(state, written.facts, 'no', circumstances);
    case 'other': {
      const { problem } = written;
      const take = { does: 'take' as const, problem };
      return advanceWith(
        state,
        { say: 'other_problem', formula: problem.formula },
        { say: 'offers', offers: [take] },
      );
    }
  }
}

/** Whether the reply says that the message was not understood. */
export const isLost = ({ moments }: Advance): boolean =>
  moments.some(
    (moment) => moment.say === 'reply' && (moment.about === 'unclear' || moment.about === 'off_topic'),
  );
