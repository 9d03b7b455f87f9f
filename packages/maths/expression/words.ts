import type { FunctionName } from './tree.ts';

/** The meaning of a word in a formula. */
type Word =
  | { readonly type: 'function'; readonly name: FunctionName }
  | { readonly type: 'absolute' }
  | { readonly type: 'exponential' }
  | { readonly type: 'constant'; readonly name: 'pi' | 'infinity' }
  | { readonly type: 'root'; readonly index: number };

const functionWords: Record<FunctionName, readonly string[]> = {
  sin: ['sin', 'sen'],
  cos: ['cos'],
  tan: ['tan', 'tg'],
  cot: ['cot', 'ctg', 'cotg', 'cotan'],
  sec: ['sec'],
  csc: ['csc', 'cosec'],
  asin: ['asin', 'arcsin', 'arcsen', 'asen'],
  acos: ['acos', 'arccos'],
  atan: ['atan', 'arctan', 'arctg', 'atg'],
  sinh: ['sinh', 'senh'],
  cosh: ['cosh'],
  tanh: ['tanh'],
  ln: ['ln'],
  log: ['log', 'lg'],
  floor: ['floor'],
  ceil: ['ceil'],
  sign: ['sgn', 'sign'],
  gcd: ['gcd', 'hcf', 'gcf', 'mcd', 'pgcd'],
  lcm: ['lcm', 'mcm', 'ppcm'],
  min: ['min', 'mín'],
  max: ['max', 'máx'],
  combinations: ['combinations'],
  permutations: ['permutations'],
  mean: ['mean', 'average', 'media', 'promedio', 'moyenne'],
  median: ['median', 'mediana', 'médiane'],
  mode: ['mode', 'moda'],
  range: ['range', 'rango', 'étendue'],
  variance: ['variance', 'varianza'],
  deviation: ['deviation', 'stdev', 'desviación', 'écarttype'],
  sampleVariance: ['samplevariance', 'varianzamuestral', 'varianceéchantillon'],
  sampleDeviation: ['sampledeviation', 'desviaciónmuestral', 'écarttypeéchantillon'],
  determinant: ['det'],
};

/** Every word known to the lexer, in English, Spanish and French, lower case. */
export const words: ReadonlyMap<string, Word> = new Map<string, Word>([
  ...Object.entries(functionWords).flatMap(([name, spellings]) =>
    spellings.map((spelling): [string, Word] => [spelling, { type: 'function', name: name as FunctionName }]),
  ),
  ...['sqrt', 'raiz', 'raíz', 'racine'].map((spelling): [string, Word] => [
    spelling,
    { type: 'root', index: 2 },
  ]),
  ['cbrt', { type: 'root', index: 3 }],
  ['abs', { type: 'absolute' }],
  ['exp', { type: 'exponential' }],
  ['pi', { type: 'constant', name: 'pi' }],
  ['inf', { type: 'constant', name: 'infinity' }],
  ['oo', { type: 'constant', name: 'infinity' }],
  ['infinity', { type: 'constant', name: 'infinity' }],
  ['infinito', { type: 'constant', name: 'infinity' }],
  ['infini', { type: 'constant', name: 'infinity' }],
]);

/** Too short to be searched for inside a name such as `foo`. */
const wholeOnly: ReadonlySet<string> = new Set(['oo']);

const longestWord = Math.max(...[...words.keys()].map((word) => word.length));

/** The longest known word at this position in a run of letters: `sinx` gives `sin`, `asinx` gives `asin`. */
export function wordAt(letters: string, start: number): string | null {
  for (let length = Math.min(longestWord, letters.length - start); length > 1; length -= 1) {
    const candidate = letters.slice(start, start + length).toLowerCase();
    const isPart = length < letters.length;
    if (words.has(candidate) && !(isPart && wholeOnly.has(candidate))) return candidate;
  }
  return null;
}

/** Phrases for roots, longest first. */
export const rootPhrases: readonly [pattern: RegExp, index: number][] = [
  [/(?:the )?square root of\b|ra[ií]z cuadrada de\b|racine carr[ée]e de\b/iy, 2],
  [/(?:the )?cube root of\b|ra[ií]z c[úu]bica de\b|racine cubique de\b/iy, 3],
  [/sqrt of\b|ra[ií]z de\b|racine de\b/iy, 2],
];

/** Whole texts that mean "no solution" or "every number". Compared in lower case without a final stop. */
export const noSolutionTexts: ReadonlySet<string> = new Set([
  '∅',
  'no solution',
  'no solutions',
  'no real solution',
  'no real solutions',
  'no real roots',
  'none',
  'ninguna',
  'ninguno',
  'aucune',
  'aucun',
  'empty set',
  'dne',
  'does not exist',
  'no existe',
  'n’existe pas',
  'no hay solución',
  'no hay solucion',
  'no hay solución real',
  'no tiene solución',
  'no tiene solucion',
  'no tiene solución real',
  'no tiene soluciones',
  'no tiene soluciones reales',
  'no hay soluciones',
  'sin solución',
  'sin solucion',
  'sin soluciones',
  'sin solución real',
  'conjunto vacío',
  'pas de solution',
  'pas de solution réelle',
  'pas de solutions',
  'aucune solution',
  'aucune solution réelle',
  'ensemble vide',
  '\\emptyset',
  '\\varnothing',
  '{}',
]);
export const allNumbersTexts: ReadonlySet<string> = new Set([
  'ℝ',
  '\\mathbb{r}',
  'all real numbers',
  'all numbers',
  'every number',
  'every real number',
  'all reals',
  'any number',
  'infinitely many solutions',
  'identity',
  'todos los números',
  'todos los numeros',
  'todos los números reales',
  'todos los reales',
  'todos los numeros reales',
  'cualquier número',
  'infinitas soluciones',
  'tous les nombres',
  'tous les réels',
  'tous les nombres réels',
  'une infinité de solutions',
  "n'importe quel nombre",
]);
