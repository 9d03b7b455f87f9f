import type { TutorMoment } from '../../domain/pedagogy/moments.ts';
import { formulaOf, lastLine, type Card } from '../../domain/pedagogy/state.ts';
import { tokensOf, formulaToken } from '../../domain/understanding/tokens.ts';
import type { Reaction, SessionContext } from '../../model/session-context.ts';

/** With more words than these, a formula is part of a sentence about the work and not a line of it. */
const mostWords = 3;

/**
 * A line written after the answer was found, usually a check of it, in the field of another card. It is judged and changes nothing: the card stays,
 * and no evidence is recorded. Null when the text is no such line, or one that cannot be decided.
 */
export async function judgeAfterEnd(
  { services, session }: SessionContext,
  card: Card,
  text: string,
): Promise<Reaction | null> {
  const { state } = session;
  const { item } = state;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (words.length > mostWords || !tokensOf(text).includes(formulaToken)) return null;
  const check = await services.maths.checkLine({
    problem: item.problem,
    story: item.story,
    previous: lastLine(item).formula.plain,
    line: text,
    earlier: item.asides ?? [],
    task: item.task,
    locale: session.locale,
  });
  if (!check.ok || check.verdict === 'unknown') return null;
  const formula = formulaOf(check.line);
  const holds = check.verdict === 'equal';
  const moments: TutorMoment[] = [
    { say: 'lines', lines: item.lines, extra: { n: lastLine(item).n + 1, formula, verdict: check.verdict } },
    { say: 'reply', about: holds ? 'after_end.right' : 'after_end.wrong', values: {}, line: null },
  ];
  if (!holds && check.mistake) moments.push({ say: 'rule', text: check.mistake.text });
  return {
    advance: { state, moments, phase: state.phase },
    learner: { kind: 'line', typed: text, formula, judgement: holds ? 'aside' : 'different' },
    card,
    flag: null,
  };
}
