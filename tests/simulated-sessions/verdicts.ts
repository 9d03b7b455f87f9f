import { readFormula } from './formula-text.ts';
import { differByConstant, type LineTruth, truthOf } from './truth.ts';

export type TutorVerdict = {
  readonly judgement: string;
  readonly formula: { readonly plain: string } | null;
};

/** The numeric truth of a line: against the problem where that is self-contained, else against its template's answer. */
export function truthOfLine(about: {
  typed: string;
  plain: string | null;
  given: string;
  byItself: boolean;
  key: string | null;
  language: 'en' | 'es' | 'fr';
}): LineTruth {
  const { typed, plain, given, byItself, key, language } = about;
  const line = readFormula(typed, language) ?? (plain === null ? null : readFormula(plain, language));
  const read = plain === null ? null : readFormula(plain, language);
  const wanted = key === null ? null : readFormula(key, 'en');
  if (line === null) return null;
  const itself = byItself ? readFormula(given, language) : null;
  const byProblem = itself && (truthOf(itself, line) ?? (read && truthOf(itself, read)));
  if (byProblem) return byProblem;
  if (wanted === null) return null;
  if (
    wanted.kind === 'expression' &&
    line.kind === 'expression' &&
    wanted.value.names.has('C') &&
    !line.value.names.has('C')
  )
    return differByConstant(wanted.value, line.value) ? 'part' : 'other';
  return truthOf(wanted, line) ?? (read && truthOf(wanted, read));
}

/** Why a verdict is wrong; null when it is acceptable. An undecided line is not wrong. */
export function judgedWrong(
  truth: Exclude<LineTruth, null>,
  verdict: 'equal' | 'different' | 'unknown',
  judgement: string,
): string | null {
  if (verdict === 'equal' && (truth === 'other' || truth === 'part')) return `called right, is ${truth}`;
  if (verdict === 'equal' && truth === 'more' && judgement === 'finished')
    return 'called the answer, has values too many';
  if (verdict === 'different' && truth === 'same') return 'called different, is the same';
  if (verdict === 'different' && truth === 'part') return 'called different, is true of a part';
  if (judgement === 'partial' && (truth === 'other' || truth === 'same'))
    return `called true of a part, is ${truth}`;
  return null;
}
