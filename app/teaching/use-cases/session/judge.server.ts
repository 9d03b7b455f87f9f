import type { TurnFacts, JudgedWorking, NextProblem } from '../../domain/message/judged.ts';
import type { Understood } from '../../domain/message/understand.ts';
import { mayHaveHint, nextRung } from '../../domain/pedagogy/ladder.ts';
import { problemsMet } from '../../domain/pedagogy/rewind.ts';
import { needsModel } from '../../domain/pedagogy/setup.ts';
import { lastLine } from '../../domain/pedagogy/state.ts';
import type { Action } from '../../model/schemas.server.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { storyOf } from './begin-own-problem.server.ts';
import { checkWorking } from './check-working.server.ts';
import { freshProblem, helpFor, itemFacts, solutionOf, twinAfterGivingUp, twinOf } from './facts.server.ts';
import { judgeLine } from './judge-line.server.ts';
import { judgeWords } from './judge-words.server.ts';
import { readOwnProblem } from './read-problem.server.ts';

/** Asks the engine what has to be known about a turn, and nothing else; decides nothing and stores nothing. */
export function judge(about: SessionContext, understood: Understood): Promise<TurnFacts> {
  switch (understood.is) {
    case 'press':
      return judgePress(about, understood);
    case 'reply':
      return judgeReply(about, understood);
    case 'line':
      return judgeField(about, understood);
    case 'words':
      return judgeMessage(about, understood);
  }
}

async function judgeMessage(
  about: SessionContext,
  { lines, words }: Extract<Understood, { is: 'words' }>,
): Promise<TurnFacts> {
  const working = await workingOf(about, lines);
  if (working) return { found: 'working', working };
  return { found: 'words', words: await judgeWords(about, words) };
}

const workingOf = async (
  about: SessionContext,
  lines: readonly string[] | null,
): Promise<JudgedWorking | null> => (lines ? checkWorking(about, lines) : null);

async function judgeField(
  about: SessionContext,
  { text, lines, words }: Extract<Understood, { is: 'line' }>,
): Promise<TurnFacts> {
  const working = await workingOf(about, lines);
  if (working) return { found: 'working', working };
  const line = await judgeLine(about, about.session.state, text);
  if (line.ok) return { found: 'line', line };
  return { found: 'unread', error: line, words: words && (await judgeWords(about, words)) };
}

async function judgeReply(
  about: SessionContext,
  { card, text, mayBeLine }: Extract<Understood, { is: 'reply' }>,
): Promise<TurnFacts> {
  const { session, services } = about;
  const { item } = session.state;
  const check = mayBeLine
    ? await services.maths.checkLine({
        problem: item.problem,
        story: item.story,
        previous: lastLine(item).formula.plain,
        line: text,
        earlier: item.asides ?? [],
        task: item.task,
        locale: session.locale,
      })
    : null;
  if (check?.ok && check.verdict !== 'unknown') return { found: 'after_end', check, twin: null };
  const opens = card.purpose === 'twin' && text !== 'enough';
  return { found: 'after_end', check: null, twin: opens ? await twinOf(about, session.state) : null };
}

async function judgePress(
  about: SessionContext,
  { action, problem }: Extract<Understood, { is: 'press' }>,
): Promise<TurnFacts> {
  const { state } = about.session;
  if (action === 'new_problem') return { found: 'problem', problem: await anotherProblem(about, problem) };
  if (action === 'continue') {
    const opens = state.card?.purpose === 'twin';
    return { found: 'problem', problem: opens ? await twinOf(about, state) : null };
  }
  if (state.card?.purpose !== 'line') return { found: 'problem', problem: null };
  return judgeHelp(about, action);
}

/** Another problem in the same session: the learner's own, else a new one of the same kind. */
async function anotherProblem(about: SessionContext, typed: string | undefined): Promise<NextProblem> {
  const { session } = about;
  const question = questionOf(about);
  if (typed) {
    const own = await readOwnProblem(question.maths, question.locale, typed);
    const { text, story } =
      own.kind === 'problem'
        ? { text: own.problem.text, story: storyOf(typed, own.problem) }
        : { text: typed, story: {} };
    return { ...(await itemFacts(question, text)), ...story };
  }
  const avoid = problemsMet(session.state);
  const seed = session.seed + 31 * avoid.length;
  const text = await freshProblem(question, session.state.item.problem, seed, avoid);
  return text === null ? null : itemFacts(question, text);
}

/** The help of the next level, or the whole solution where that is the answer. */
async function judgeHelp(
  about: SessionContext,
  action: Exclude<Action, 'new_problem' | 'continue'>,
): Promise<TurnFacts> {
  const { session } = about;
  const { state } = session;
  const { item } = state;
  const wants = action === 'cannot_start' || (action === 'hint' && mayHaveHint(item.step));
  const opens = wants && !needsModel(state);
  const help = opens ? await helpFor(questionOf(about), state, nextRung(item.step), session.seed) : null;
  const givesUp = action === 'give_up' || (help?.rung === 4 && help.step.last);
  if (!givesUp) return { found: 'help', help, solution: null, twin: null };
  const solution = await solutionOf(questionOf(about), item.problem);
  return { found: 'help', help, solution, twin: await twinAfterGivingUp(about, state) };
}
