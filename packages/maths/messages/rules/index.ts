import { firstRules } from './first.ts';
import { absolute } from './absolute.ts';
import { calculus } from './calculus.ts';
import { chances } from './chances.ts';
import { counting } from './counting.ts';
import { exponential } from './exponential.ts';
import { figures } from './figures.ts';
import { inequalities } from './inequalities.ts';
import { powers } from './powers.ts';
import {
  binomialProperties,
  calculusProperties,
  functionProperties,
  listProperties,
  polynomialProperties,
  rateRules,
} from './properties.ts';
import { quadratics } from './quadratics.ts';
import { radical } from './radical.ts';
import { rational } from './rational.ts';
import { systems } from './systems.ts';
import { trigonometry } from './trigonometry.ts';
import { waves } from './waves.ts';

/** The text of every solver rule, by topic. A rule exists only if it has its texts. */
export const rules = {
  en: {
    ...firstRules.en,
    ...systems.en,
    ...rational.en,
    ...radical.en,
    ...absolute.en,
    ...exponential.en,
    ...inequalities.en,
    ...trigonometry.en,
    ...quadratics.en,
    ...powers.en,
    ...calculus.en,
    ...counting.en,
    ...figures.en,
    ...chances.en,
    ...polynomialProperties.en,
    ...functionProperties.en,
    ...calculusProperties.en,
    ...listProperties.en,
    ...binomialProperties.en,
    ...rateRules.en,
    ...waves.en,
  },
  es: {
    ...firstRules.es,
    ...systems.es,
    ...rational.es,
    ...radical.es,
    ...absolute.es,
    ...exponential.es,
    ...inequalities.es,
    ...trigonometry.es,
    ...quadratics.es,
    ...powers.es,
    ...calculus.es,
    ...counting.es,
    ...figures.es,
    ...chances.es,
    ...polynomialProperties.es,
    ...functionProperties.es,
    ...calculusProperties.es,
    ...listProperties.es,
    ...binomialProperties.es,
    ...rateRules.es,
    ...waves.es,
  },
  fr: {
    ...firstRules.fr,
    ...systems.fr,
    ...rational.fr,
    ...radical.fr,
    ...absolute.fr,
    ...exponential.fr,
    ...inequalities.fr,
    ...trigonometry.fr,
    ...quadratics.fr,
    ...powers.fr,
    ...calculus.fr,
    ...counting.fr,
    ...figures.fr,
    ...chances.fr,
    ...polynomialProperties.fr,
    ...functionProperties.fr,
    ...calculusProperties.fr,
    ...listProperties.fr,
    ...binomialProperties.fr,
    ...rateRules.fr,
    ...waves.fr,
  },
};

/** The rules by topic; all others belong to the introductory lessons. */
export const ruleTopics = {
  systems: systems.en,
  waves: waves.en,
  rational: rational.en,
  radical: radical.en,
  absolute: absolute.en,
  exponential: exponential.en,
  inequalities: inequalities.en,
  trigonometry: trigonometry.en,
  quadratics: quadratics.en,
  powers: { ...powers.en, ...polynomialProperties.en, ...binomialProperties.en },
  calculus: { ...calculus.en, ...calculusProperties.en },
  counting: { ...counting.en, ...chances.en, ...listProperties.en },
  figures: { ...figures.en, ...functionProperties.en, ...rateRules.en },
} as const;
