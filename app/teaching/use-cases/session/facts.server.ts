import type { Maths, ReadAnswer, SolveAnswer } from '@curvela/maths';
import { conceptOfRule } from '../../domain/pedagogy/rule-concepts.ts';
import { skillOf } from '../../domain/pedagogy/skill-of.ts';
import type { NextProblem } from '../../domain/message/judged.ts';
import { mayOweTwin } from '../../domain/message/open-twin.ts';
import { nextRung } from '../../domain/pedagogy/ladder.ts';
import type { HelpFacts, Worked } from '../../domain/pedagogy/moments.ts';
import { problemsMet } from '../../domain/pedagogy/rewind.ts';
import { ownWords } from '../../domain/pedagogy/problem-words.ts';
import type { ItemFacts } from '../../domain/pedagogy/start.ts';
import {
  formulaOf,
  lastLine,
  type Formula,
  type SessionItem,
  type HelpRung,
  type SessionState,
} from '../../domain/pedagogy/state.ts';
import { teachingError } from '../../model/errors.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';

/*
 * Requests from the engine what the rules need. Everything is verified: the engine proves each step it returns.
 */

type Question = { maths: Maths; locale: string };
type Solved = Extract<SolveAnswer, { kind: 'solved' }>;
type Read = Extract<ReadAnswer, { ok: true }>;
type Unread = Extract<ReadAnswer, { ok: false }>;

/** Parses and solves a problem. Throws 422 `problem_unreadable` with the position; unsolvable problems have no family. */
export async function itemFacts({ maths, locale }: Question, problem: string): Promise<ItemFacts> {
  const reading = await maths.parse({ text: problem, locale });
  if (!reading.ok) throw unreadable(problem, reading);
  const solution = await maths.solve({ problem, locale });
  if (solution.kind === 'cannot' && solution.reason === 'busy') {
    throw teachingError('maths_busy', { status: 503, retryAfter: 2 });
  }
  const solved = solution.kind === 'solved' ? solution : null;
  const first = solved?.steps[0];
  return {
    problem,
    task: reading.task,
    formula: shownFormula(problem, reading),
    tree: reading.formula.tree,
    family: solved?.family ?? null,
    skill: solved && skillOfSolved(solved),
    steps: solved?.steps.length ?? 0,
    concept: first ? conceptOfRule(first.rule) : null,
  };
}

/** The problem as it is shown above its lines. A percentage has letters of the engine only, p, u and v, which nobody typed: its words are shown. */
function shownFormula(problem: string, { task, formula, variables }: Read): Formula {
  const words = ownWords(problem);
  const isForeign = variables.every((name) => ['p', 'u', 'v', 'w', 'a'].includes(name));
  if (task !== 'find' || words === null || !formula.plain.includes('%') || !isForeign)
    return formulaOf(formula);
  const escaped = words.replaceAll(/[%&#$_{}]/g, String.raw`\$&`);
  // `plain` stays what the engine reads: the next step is computed from the line.
  return { latex: String.raw`\text{${escaped}}`, plain: formula.plain, speech: words };
}

/** 422 with the position and reason of the parse error. */
export function unreadable(problem: string, { error, text }: Pick<Unread, 'error' | 'text'>) {
  const { at, length, found, code } = error;
  return teachingError('problem_unreadable', {
    status: 422,
    params: { at: at + 1, reason: text },
    details: { problem, reason: code, position: { at, length, found } },
  });
}

/** A problem without steps gives no evidence of a skill. */
const skillOfSolved = ({ family, task, steps, problem, result }: Solved) =>
  steps.length === 0
    ? null
    : skillOf({
        family,
        task,
        rules: steps.map(({ rule }) => rule),
        tree: problem.tree,
        result: result.tree,
      });

const workedOf = (problem: string, solved: Solved): Worked => ({
  problem: formulaOf(solved.problem),
  words: ownWords(problem),
  steps: solved.steps.map((step) => ({ formula: formulaOf(step.after), why: step.text })),
});

/** The full solution of a problem; null when the engine has none. */
export async function solutionOf({ maths, locale }: Question, problem: string): Promise<Worked | null> {
  const solution = await maths.solve({ problem, locale });
  return solution.kind === 'solved' ? workedOf(problem, solution) : null;
}

/**
 * A new problem of the same kind, different from `not` and with another answer, so that one solution does not reveal the other. Null when
 * the engine cannot generate one.
 */
export async function freshProblem(
  { maths, locale }: Question,
  problem: string,
  seed: number,
  not: readonly string[],
): Promise<string | null> {
  const own = await maths.solve({ problem, locale });
  const solution = own.kind === 'solved' ? own.result.plain : null;
  let missed = 0;
  for (let attempt = 0; attempt < 6 && missed < 3; attempt += 1) {
    const made = await maths.analogous({ problem, seed: seed + attempt * 101, locale });
    // After three failed seeds another is unlikely to succeed.
    missed += made.kind === 'problem' ? 0 : 1;
    if (made.kind !== 'problem') continue;
    if (not.includes(made.formula.plain)) continue;
    // The text is what will be parsed: it must not be the learner's own problem in other words.
    const read = await maths.parse({ text: made.text, locale });
    if (!read.ok || not.includes(read.formula.plain)) continue;
    const solved = solution === null ? null : await maths.solve({ problem: made.text, locale });
    if (solved?.kind !== 'solved' || solved.result.plain !== solution) return made.text;
  }
  return null;
}

/** A problem of the same kind with other numbers; null when none can be made. */
export async function twinOf(about: SessionContext, state: SessionState): Promise<NextProblem> {
  const avoid = problemsMet(state);
  const seed = about.session.seed + 7 * avoid.length;
  const problem = await freshProblem(questionOf(about), state.item.problem, seed, avoid);
  return problem === null ? null : itemFacts(questionOf(about), problem);
}

/** The twin that follows if this problem is given up. */
export const twinAfterGivingUp = async (about: SessionContext, state: SessionState): Promise<NextProblem> =>
  mayOweTwin(state) ? twinOf(about, state) : null;

/** The concept of the next step from the learner's last line. */
export async function nextConcept({ maths, locale }: Question, item: SessionItem) {
  const next = await maths.nextStep({ problem: item.problem, line: lastLine(item).formula.plain, locale });
  return next.kind === 'step' ? conceptOfRule(next.step.rule) : null;
}

/**
 * The help for a hint level, or for the next higher one available: no H2 without an error to target, no H3 without an analogous problem.
 * Null when there is nothing verified to offer.
 */
export async function helpFor(
  question: Question,
  state: SessionState,
  rung: HelpRung,
  seed: number,
): Promise<HelpFacts | null> {
  const { item } = state;
  if (rung === 1) {
    const concept = await nextConcept(question, item);
    return concept
      ? { rung, concept }
      : helpFor(question, state, nextRung({ rung: 1, slip: item.step.slip }), seed);
  }
  if (rung === 2) {
    const { slip } = item.step;
    if (slip) return { rung, slip, concept: await nextConcept(question, item) };
    return helpFor(question, state, 3, seed);
  }
  if (rung === 3) {
    const problem = await freshProblem(
      question,
      item.problem,
      seed + 503 + item.lines.length,
      problemsMet(state),
    );
    const worked = problem === null ? null : await solutionOf(question, problem);
    return worked ? { rung, worked } : helpFor(question, state, 4, seed);
  }
  const { maths, locale } = question;
  const next = await maths.nextStep({ problem: item.problem, line: lastLine(item).formula.plain, locale });
  if (next.kind !== 'step') return null;
  const { after, text } = next.step;
  return { rung, step: { formula: formulaOf(after), tree: after.tree, why: text, last: next.last } };
}
