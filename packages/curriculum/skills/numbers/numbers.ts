import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { decimals } from './decimals/decimals.ts';
import { factorsMultiples } from './factors-multiples/factors-multiples.ts';
import { fractionProducts } from './fraction-products/fraction-products.ts';
import { fractionSums } from './fraction-sums/fraction-sums.ts';
import { fractions } from './fractions/fractions.ts';
import { integers } from './integers/integers.ts';
import { percent } from './percent/percent.ts';
import { powers } from './powers/powers.ts';
import { ratio } from './ratio/ratio.ts';
import { roots } from './roots/roots.ts';
import { wholeNumbers } from './whole-numbers/whole-numbers.ts';

export const numbers: Partial<Record<SkillId, SkillContent>> = {
  whole_numbers: wholeNumbers,
  integers,
  factors_multiples: factorsMultiples,
  fractions,
  fraction_sums: fractionSums,
  fraction_products: fractionProducts,
  decimals,
  percent,
  ratio,
  powers,
  roots,
};
