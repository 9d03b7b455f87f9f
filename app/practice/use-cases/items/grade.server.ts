import type { Language } from '#app/platform/texts.ts';
import { practiceError } from '../../model/errors.ts';
import type { GivenAnswer } from '../../model/schemas.ts';
import { gradeFormula } from './grade-formula.server.ts';
import { gradeOrder } from './grade-order.server.ts';
import {
  type AnswerOfKind,
  feedback,
  type Grade,
  type GradingEngine,
  rightGrade,
  undecidedGrade,
  wrongGrade,
} from '../../domain/items/grade.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { shownOrder } from '../../domain/items/shown-order.ts';

/**
 * Grades an answer against the question, in the learner’s language. Unreadable text throws 422 `unreadable` with its place and is no
 * attempt; an answer of another kind throws 400 `wrong_kind`. When the engine is busy the verdict is `unknown`.
 */
export async function gradeAnswer(
  maths: GradingEngine,
  item: GeneratedItem,
  given: GivenAnswer,
  language: Language,
): Promise<Grade> {
  const { answer, seed } = item;
  if (answer.kind === 'formula' && given.kind === 'formula')
    return gradeFormula(maths, { item, answer }, given.text, language);
  if (answer.kind === 'choice' && given.kind === 'choice')
    return gradeChoice(answer, shownOrder(answer, seed)[given.option]);
  if (answer.kind === 'order' && given.kind === 'order') return gradeOrder(maths, item, answer, given.lines);
  if (answer.kind === 'point' && given.kind === 'point') return gradePoint(answer, given.at);
  if (answer.kind === 'line' && given.kind === 'line') return gradeLine(maths, answer, given.through);
  if (answer.kind === 'wrong_line' && given.kind === 'wrong_line') return gradeWrongLine(answer, given.line);
  throw practiceError('wrong_kind', { status: 400 });
}

function gradeChoice({ options }: AnswerOfKind<'choice'>, index = -1): Grade {
  const option = options[index];
  if (!option) throw practiceError('wrong_kind', { status: 400 });
  if (option.right) return rightGrade();
  return wrongGrade(feedback('choice'), {
    mistake: option.mistake ? { id: option.mistake, slots: {} } : null,
  });
}

type Place = readonly [number, number];
const pointText = ([x, y]: Place) => `(${x}, ${y})`;
const samePlace = (a: Place, b: Place) => Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6;

function gradePoint({ at, slips = [] }: AnswerOfKind<'point'>, given: Place): Grade {
  const written = pointText(given);
  if (samePlace(at, given)) return rightGrade({ written });
  const slip = slips.find((one) => samePlace(one.at, given));
  return wrongGrade(feedback('point', { mine: written }), {
    written,
    mistake: slip ? { id: slip.mistake, slots: {} } : null,
  });
}

/** Compares the line through two points with the expected one, by the engine. */
async function gradeLine(
  maths: GradingEngine,
  { expected, slips = [] }: AnswerOfKind<'line'>,
  [from, to]: readonly [Place, Place],
): Promise<Grade> {
  const written = `${pointText(from)}, ${pointText(to)}`;
  const wrong = feedback('line', { mine: written });
  if (samePlace(from, to)) return wrongGrade(wrong, { written });
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const line = `(${dx})(y - (${from[1]})) = (${dy})(x - (${from[0]}))`;
  const isLine = async (text: string) => (await maths.check({ expected: text, answer: line })).verdict;
  const [verdict, ...slipped] = await Promise.all([
    isLine(expected),
    ...slips.map(({ answer }) => isLine(answer)),
  ]);
  if (verdict === 'equal') return rightGrade({ written });
  if (verdict === 'unknown') return undecidedGrade({ written });
  const slip = slips[slipped.indexOf('equal')];
  return wrongGrade(wrong, { written, mistake: slip ? { id: slip.mistake, slots: {} } : null });
}

function gradeWrongLine({ lines, wrong }: AnswerOfKind<'wrong_line'>, line: number): Grade {
  if (line >= lines.length) throw practiceError('wrong_kind', { status: 400 });
  if (line === wrong) return rightGrade();
  const verdict = line === 0 ? feedback('first_line') : feedback('wrong_line', { line: String(line + 1) });
  return wrongGrade(verdict, { place: line + 1 });
}
