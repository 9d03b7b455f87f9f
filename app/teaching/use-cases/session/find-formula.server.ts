import type { FormulaInMessage } from '../../domain/message/judged.ts';
import { formulaOf, type Formula } from '../../domain/pedagogy/state.ts';
import type { Talk } from '../../domain/pedagogy/talk.ts';
import { claimedLine, formulaIn } from '../../domain/understanding/written-lines.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { itemFacts } from './facts.server.ts';
import { readOwnProblem, type FoundProblem } from './read-problem.server.ts';

/** A line for the answer field, or another problem of the learner's; null when the words matter and not the formula in them. */
export async function findFormula(
  about: SessionContext,
  text: string,
  talk: Talk,
): Promise<FormulaInMessage | null> {
  const { services, session } = about;
  const { state } = session;
  const line = state.card?.purpose === 'line' ? await findLine(about, text, talk) : null;
  if (line !== null) return { kind: 'line', formula: line };
  const asks: readonly Talk[] = ['other', 'hint', 'show_me', 'not_understood', 'task', 'check_this'];
  if (!asks.includes(talk) || state.track) return null;
  const own = await readOwnProblem(services.maths, session.locale, text);
  if (own.kind === 'several') {
    const readings = [...new Map(own.readings.map((one) => [one.formula.plain, one])).values()];
    // Readings that look the same are offered once.
    if (readings.length < 2 && state.card?.purpose === 'line')
      return { kind: 'line', formula: readings[0]!.formula };
    return { kind: 'several', readings };
  }
  return own.kind === 'problem' ? placeProblem(about, own.problem, talk) : null;
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

/** Another problem begins at once if nothing is lost; otherwise it is offered, one tap away. */
async function placeProblem(
  about: SessionContext,
  { text, reading }: FoundProblem,
  talk: Talk,
): Promise<FormulaInMessage | null> {
  const { item, card } = about.session.state;
  const formula = formulaOf(reading.formula);
  if (card && item.lines.some((line) => line.formula.plain === formula.plain)) return null;
  // Without a verb or a request for help it is a line, not an intent: "so 3x = 15?".
  if (card?.purpose === 'line' && !reading.said && (talk === 'other' || talk === 'check_this'))
    return { kind: 'line', formula };
  // "I don't get 5x" refers to a part of the current problem.
  if (card && talk !== 'other' && !reading.said && reading.formula.tree.kind !== 'relation') return null;
  const fresh = item.lines.length === 1 && item.failed === 0 && item.help === 0 && !item.step.tried;
  return card === null || (fresh && item.role === 'given')
    ? { kind: 'begins', facts: await itemFacts(questionOf(about), text) }
    : { kind: 'other', problem: { text, formula } };
}
