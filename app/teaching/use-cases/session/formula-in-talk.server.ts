import type { Advance } from '../../domain/pedagogy/moments.ts';
import { advanceWith } from '../../domain/pedagogy/offers.ts';
import { beginAnother } from '../../domain/pedagogy/start.ts';
import { formulaOf, type Formula } from '../../domain/pedagogy/state.ts';
import type { Talk } from '../../domain/pedagogy/talk.ts';
import { claimedLine, formulaIn } from '../../domain/understanding/written-lines.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { itemFacts } from './facts.server.ts';
import { readOwnProblem, type FoundProblem } from './read-problem.server.ts';

/** A line for the answer field, or another problem of the learner's; null when the words matter and not the formula in them. */
export async function reactToFormula(
  about: SessionContext,
  text: string,
  talk: Talk,
): Promise<Advance | null> {
  const { services, session } = about;
  const { state } = session;
  const line = state.card?.purpose === 'line' ? await findLine(about, text, talk) : null;
  if (line !== null) return advanceWith(state, { say: 'line_in_chat', formula: line });
  const asks: readonly Talk[] = ['other', 'hint', 'show_me', 'not_understood', 'task', 'check_this'];
  if (!asks.includes(talk) || state.track) return null;
  const own = await readOwnProblem(services.maths, session.locale, text);
  if (own.kind === 'several') {
    const readings = [...new Map(own.readings.map((one) => [one.formula.plain, one])).values()];
    // Readings that look the same are offered once.
    if (readings.length < 2 && state.card?.purpose === 'line')
      return advanceWith(state, { say: 'line_in_chat', formula: readings[0]!.formula });
    const problems = readings.map((problem) => ({ does: 'take' as const, problem }));
    const formulas = readings.map(({ formula }) => formula);
    return advanceWith(state, { say: 'several', readings: formulas }, { say: 'offers', offers: problems });
  }
  return own.kind === 'problem' ? takeOwnProblem(about, own.problem, talk) : null;
}

/** A line claimed to be right, or the whole message: never taken as an answer, offered for the field. */
async function findLine(
  { services, session }: SessionContext,
  text: string,
  talk: Talk,
): Promise<Formula | null> {
  const texts = [claimedLine(text), talk === 'check_this' ? formulaIn(text) : talk === 'other' ? text : null];
  for (const one of texts) {
    const line = one === null ? null : await services.maths.parse({ text: one, locale: session.locale });
    if (line?.ok && !line.said) return formulaOf(line.formula);
  }
  return null;
}

/** Starts it at once if nothing is lost; otherwise offers it, one tap away. */
async function takeOwnProblem(
  about: SessionContext,
  { text, reading }: FoundProblem,
  talk: Talk,
): Promise<Advance | null> {
  const { state } = about.session;
  const { item, card } = state;
  const formula = formulaOf(reading.formula);
  if (card && item.lines.some((line) => line.formula.plain === formula.plain)) return null;
  // Without a verb or a request for help it is a line, not an intent: "so 3x = 15?".
  if (card?.purpose === 'line' && !reading.said && (talk === 'other' || talk === 'check_this')) {
    return advanceWith(state, { say: 'line_in_chat', formula });
  }
  // "I don't get 5x" refers to a part of the current problem.
  if (card && talk !== 'other' && !reading.said && reading.formula.tree.kind !== 'relation') return null;
  const fresh = item.lines.length === 1 && item.failed === 0 && item.help === 0 && !item.step.tried;
  if (card === null || (fresh && item.role === 'given')) {
    const facts = await itemFacts(questionOf(about), text);
    return beginAnother(state, facts, 'no', about.circumstances);
  }
  const take = { does: 'take' as const, problem: { text, formula } };
  return advanceWith(state, { say: 'other_problem', formula }, { say: 'offers', offers: [take] });
}
