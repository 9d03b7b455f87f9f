import type { FunctionName } from './tree.ts';

/** Function names in formulas where they differ from the English name. */
const written: Record<'en' | 'es' | 'fr', Partial<Record<FunctionName, string>>> = {
  en: { combinations: 'nCr', permutations: 'nPr', determinant: 'det' },
  es: {
    sin: 'sen',
    asin: 'arcsen',
    sinh: 'senh',
    gcd: 'mcd',
    lcm: 'mcm',
    combinations: 'nCr',
    permutations: 'nPr',
    mean: 'media',
    median: 'mediana',
    mode: 'moda',
    range: 'rango',
    variance: 'varianza',
    deviation: 'desviación',
    sampleVariance: 'varianzaMuestral',
    sampleDeviation: 'desviaciónMuestral',
    determinant: 'det',
  },
  fr: {
    gcd: 'pgcd',
    lcm: 'ppcm',
    combinations: 'nCr',
    permutations: 'nPr',
    mean: 'moyenne',
    median: 'médiane',
    range: 'étendue',
    deviation: 'écartType',
    sampleVariance: 'varianceÉchantillon',
    sampleDeviation: 'écartTypeÉchantillon',
    determinant: 'det',
  },
};

/** sen and arcsen in Spanish, the international names elsewhere. */
export function functionSpelling(name: FunctionName, language: 'en' | 'es' | 'fr'): string {
  return written[language][name] ?? (/^a(sin|cos|tan)$/.test(name) ? `arc${name.slice(1)}` : name);
}
