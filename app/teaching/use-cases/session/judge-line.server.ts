import type { Unread } from '@curvela/maths';
import type { JudgedLine } from '../../domain/message/judged.ts';
import { planLine } from '../../domain/pedagogy/answer-line.ts';
import { conceptOfRule } from '../../domain/pedagogy/rule-concepts.ts';
import { answerModel, needsModel } from '../../domain/pedagogy/setup.ts';
import type { CheckedLine } from '../../domain/pedagogy/judgement.ts';
import { slipOf } from '../../domain/pedagogy/slip.ts';
import { lastLine, type HelpRung, type SessionState } from '../../domain/pedagogy/state.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { helpFor, solutionOf, twinAfterGivingUp } from './facts.server.ts';

/** Checks a line against the last correct one: the engine gives the verdict, and only the facts that the verdict requires are asked for. */
export async function judgeLine(
  about: SessionContext,
  state: SessionState,
  line: string,
): Promise<(JudgedLine & { readonly ok: true }) | Unread> {
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
  const model = needsModel(state) ? answerModel(state, check, circumstances) : null;
  if (model) {
    const judgement = model.moments.some(({ say }) => say === 'model_right') ? 'right' : plan.judgement;
    const facts = { help: null, solution: null, concept: null };
    return { ok: true, check, plan: { ...plan, judgement }, facts, twin: null };
  }
  const help = plan.rung === null ? null : await helpAfterFailure(about, state, check, plan.rung);
  const givesUp = help?.rung === 4 && help.step.last;
  const solution = givesUp ? await solutionOf(questionOf(about), item.problem) : null;
  const concept = plan.namesRule ? await conceptAfter(about, state, check) : null;
  const twin = givesUp ? await twinAfterGivingUp(about, state) : null;
  return { ok: true, check, plan, facts: { help, solution, concept }, twin };
}

/** Help for the error just made, which is not in the state yet. */
async function helpAfterFailure(
  about: SessionContext,
  state: SessionState,
  check: CheckedLine,
  rung: HelpRung,
) {
  const slip = slipOf(state.item, check);
  const item = { ...state.item, step: { ...state.item.step, slip } };
  return helpFor(questionOf(about), { ...state, item }, rung, about.session.seed);
}

/** The concept of the rule that follows a right line, for models that name it. */
async function conceptAfter(about: SessionContext, { item }: SessionState, { line }: CheckedLine) {
  const { maths, locale } = questionOf(about);
  const next = await maths.nextStep({ problem: item.problem, line: line.plain, locale });
  return next.kind === 'step' ? conceptOfRule(next.step.rule) : null;
}
