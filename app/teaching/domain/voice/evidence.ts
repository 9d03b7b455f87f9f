import type { TutorBlock, Text } from '../../model/blocks.ts';
import type { LineSlip } from '../pedagogy/state.ts';
import { phrase, type Speaker, type PhraseValues } from './phrase.ts';
import { atFormula, valueFormula } from './values.ts';

/** The numbers that show a difference: "At x = 0 line 1 gives 5. Line 2 gives 14." Empty without such numbers. */
export function evidenceOf(
  slip: LineSlip | null,
  { line, before }: { line: number; before: number },
  speaker: Speaker,
): TutorBlock[] {
  const text = slip ? sentence(slip, { line, before }, speaker) : null;
  return text ? [{ kind: 'evidence', text }] : [];
}

function sentence(slip: LineSlip, at: { line: number; before: number }, speaker: Speaker): Text | null {
  const { counterexample, lost, gained } = slip;
  const place = counterexample ? atFormula(counterexample) : null;
  if (counterexample && place) {
    const values: PhraseValues = { ...at, at: place };
    if (counterexample.expected !== null) values.expected = valueFormula(counterexample.expected);
    if (counterexample.answer !== null) values.answer = valueFormula(counterexample.answer);
    if (counterexample.expected === null && counterexample.answer === null) return null;
    if (counterexample.expected === null) return phrase(speaker, 'atUndefinedBefore', values);
    return phrase(speaker, counterexample.answer === null ? 'atUndefinedNow' : 'at', values);
  }
  // A lost value is a solution of the problem and must not be revealed. A gained one is not, and shows the difference as well.
  if (gained[0]) return phrase(speaker, 'gained', { ...at, gained: gained[0] });
  return lost.length > 0 ? phrase(speaker, 'lost', { ...at, count: lost.length }) : null;
}
