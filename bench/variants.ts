import { variantCorpus } from '@curvela/maths/corpus/variants';
import { checkAnswer, loadProver } from '@curvela/maths/verify';
import type { BenchFigure } from './figure.ts';

/** Hand-written answers: near-misses that are accepted, and correct variants that are recognised. */
export async function measure(): Promise<BenchFigure[]> {
  const prover = await loadProver();
  const families = Object.values(variantCorpus).flat();
  const equal = (kind: 'same' | 'near') =>
    families.flatMap(({ of, locale, [kind]: answers }) =>
      answers.map((answer) => checkAnswer({ expected: of, answer, locale }, prover).verdict === 'equal'),
    );
  const [same, near] = [equal('same'), equal('near')];
  const recognised = same.filter(Boolean).length;
  const accepted = near.filter(Boolean).length;
  return [
    {
      name: 'maths: near-misses taken for right',
      value: `${accepted} of ${near.length}`,
      goal: '0',
      met: accepted === 0,
    },
    {
      name: 'maths: true variants recognised',
      value: `${recognised} of ${same.length} (${((100 * recognised) / same.length).toFixed(1)} %)`,
      goal: '≥ 99 %',
      met: recognised >= 0.99 * same.length,
    },
  ];
}
