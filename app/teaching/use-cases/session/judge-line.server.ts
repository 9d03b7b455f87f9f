import type { Unread } from '@curvela/maths';
import { answerLine, planLine, type LinePlan } from '../../domain/pedagogy/answer-line.ts';
import type { CheckedLine } from '../../domain/pedagogy/judgement.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import { slipOf } from '../../domain/pedagogy/slip.ts';
import { answerModel, needsModel, withoutModel } from '../../domain/pedagogy/setup.ts';
import { lastLine, type SessionState } from '../../domain/pedagogy/state.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { helpFor, nextConcept, solutionOf } from './facts.server.ts';

export type JudgedLine = { ok: true; check: CheckedLine; plan: LinePlan; advance: Advance } | Unread;

/** Checks a line against the last correct one: the engine gives the verdict, only the help required by the plan is computed, the rules decide. */
export async function judgeLine(
  about: SessionContext,
  state: SessionState,
  line: string,
): Promise<JudgedLine> {
  const { services, session, circumstances } = about;
  const { item } = state;
  const check = await services.maths.checkLine({
    problem: item.problem,
    story: item.story,
    previous: lastLine(item).formula.plain,
    line,
    earlier: item.asides ?? [],
    task: item.task,
    locale: session.locale,
  });
  if (!check.ok) return check;
  const plan = planLine(item, check, circumstances.policy, circumstances.at);
  const answered = needsModel(state) ? answerModel(state, check, circumstances) : null;
  if (answered) {
    const judgement = answered.moments.some(({ say }) => say === 'model_right') ? 'right' : plan.judgement;
    return { ok: true, check, plan: { ...plan, judgement }, advance: answered };
  }
  const help = plan.rung === null ? null : await helpAfterFailure(about, state, check, plan.rung);
  const atLastRung = help?.rung === 4 && help.step.last;
  const facts = {
    help,
    solution: atLastRung ? await solutionOf(questionOf(about), item.problem) : null,
    concept: null,
  };
  const advance = answerLine(state, check, plan, facts, circumstances);
  const shown = withoutModel(advance);
  return { ok: true, check, plan, advance: plan.namesRule ? await named(about, shown) : shown };
}

/** Help for the error just made, which is not in the state yet. */
async function helpAfterFailure(
  about: SessionContext,
  state: SessionState,
  check: CheckedLine,
  rung: NonNullable<LinePlan['rung']>,
) {
  const slip = slipOf(state.item, check);
  const item = { ...state.item, step: { ...state.item.step, slip } };
  return helpFor(questionOf(about), { ...state, item }, rung, about.session.seed);
}

/** Names the next rule on the new card, for models that do. */
async function named(about: SessionContext, advance: Advance): Promise<Advance> {
  const { state } = advance;
  if (state.card?.purpose !== 'line') return advance;
  const concept = await nextConcept(questionOf(about), state.item);
  return { ...advance, state: { ...state, card: { ...state.card, concept } } };
}
