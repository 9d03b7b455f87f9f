import type { Problem } from './problem.ts';
import { called, number, type Expression, type FunctionName } from '../expression/tree.ts';
import { matchPhrases, phrase, type Phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const ofNumbers =
  '(( of| for| del| des| du| de)?( the| la| los| las| les| le| el)?( following)?( data( set)?| numbers| values| set| list| scores| datos| números| valores| conjunto| serie| nombres| valeurs| série| données)?( siguientes?| suivants?| suivantes?)?( de datos| statistique)?) ?:? ?{list}';
const statistics: readonly (readonly [FunctionName, Phrase])[] = (
  [
    ['mean', '(arithmetic mean|mean|average|media aritmética|media|promedio|moyenne arithmétique|moyenne)'],
    ['median', '(median|mediana|médiane)'],
    ['mode', '(mode|moda)'],
    ['range', '(range|rango|recorrido|étendue)'],
    [
      'sampleDeviation',
      "(sample standard deviation|desviación estándar muestral|desviación típica muestral|écart-type de l'échantillon)",
    ],
    ['sampleVariance', '(sample variance|varianza muestral)'],
    [
      'deviation',
      '(population standard deviation|standard deviation|desviación estándar poblacional|desviación estándar|desviación típica|écart[- ]type)',
    ],
    ['variance', '(population variance|variance|varianza)'],
    [
      'gcd',
      '(gcf|gcd|hcf|greatest common factor|greatest common divisor|highest common factor|mcd|m\\.c\\.d\\.|máximo común divisor|pgcd|plus grand commun diviseur|plus grand diviseur commun)',
    ],
    [
      'lcm',
      '(lcm|lowest common multiple|least common multiple|mcm|m\\.c\\.m\\.|mínimo común múltiplo|ppcm|plus petit commun multiple|plus petit multiple commun)',
    ],
  ] as const
).map(([name, words]) => [name, phrase(`(<find> )?<the>${words}${ofNumbers}`)]);

const chosen = [
  phrase(
    '(in )?(how many|cuántas|de cuántas|de combien de|combien de) (different |distintas |différentes )?(ways|formas|maneras|façons|manières) (can|is|se puede|puede|peut-on)( it possible to)? ?(choose |select |elegir |formar |choisir |former )?(a |an |un |una |une )?(committee|team|group|subset|hand|comité|comisión|equipo|grupo|équipe|groupe) (of|de|with|con) {k}( people| members| students| players| personas| miembros| alumnos| personnes| membres| élèves)?( be (chosen|selected|formed|picked|made))? (from|out of|de|entre|con|parmi|avec) (a (group|class|club) of |un grupo de |un groupe de )?{n}( people| students| members| players| candidates| personas| alumnos| estudiantes| personnes| élèves)?',
  ),
  phrase(
    '(in )?(how many|cuántas|de cuántas|de combien de|combien de) (different |distintas |différentes )?(ways|combinations|formas|maneras|combinaciones|façons|manières|combinaisons)( are there| can you| can we| se puede| se pueden| hay| peut-on| y a-t-il)?( to| de| para)? (choose|select|pick|choosing|elegir|escoger|seleccionar|choisir) (a (team|committee|group) of )?{k} ([\\p{L}]+ )?(from|of|out of|de|entre|parmi) (a group of |un grupo de |un groupe de )?{n}( people| students| objects| items| books| cards| players| personas| objetos| libros| alumnos| estudiantes| personnes| objets| élèves| livres)?',
  ),
  phrase(
    '(in )?(how many|cuántas|de cuántas|de combien de|combien de) (different |distintas |différentes )?(ways|formas|maneras|façons|manières) (can|se pueden|pueden|peut-on) {k} ([\\p{L}]+ )?(be (chosen|selected|picked)|elegir|escoger|choisir) (from|out of|de|entre|parmi) (a group of |un grupo de |un groupe de )?{n}( people| students| objects| items| books| cards| players| personas| objetos| libros| alumnos| estudiantes| personnes| objets| élèves| livres)?',
  ),
  phrase(
    '(<find> <the>number of |how many |cuántos |cuántas |combien de )(different |possible |distintos |distintas |différents |différentes )?(committees?|teams?|groups?|subsets?|hands?|selections?|combinations?|comités?|comisiones|equipos?|grupos?|subconjuntos?|comités|équipes?|groupes?)( (of|with|de|con) (size )?(?<k>\\d+))( people| members| students| players| cards| elements| objects| books| personas| miembros| alumnos| jugadores| elementos| personnes| membres| élèves| joueurs| éléments)?( can be| are there| there are| that can be| can| may be| se pueden| pueden| peut-on| que se pueden)?( formed| chosen| selected| made| picked| you form| you choose| we form| formar| elegir| former| choisir| formarse| elegirse)? (from|out of|using|among|in|con|de|entre|parmi|avec|à partir de) (a (group|set|class|club|pool) of |un grupo de |un groupe de )?{n}( people| students| objects| items| books| cards| players| members| candidates| persons| children| friends| women| men| letters| personas| objetos| libros| alumnos| estudiantes| candidatos| miembros| jugadores| personnes| objets| élèves| livres| candidats| joueurs)?',
  ),
  phrase(
    '<find> <the>(number of combinations|combinations|número de combinaciones|combinaciones|nombre de combinaisons) (of|de) {n} (objects |elements |objetos |elementos |objets |éléments )?(taken |tomados |pris )?(?<k>\\d+) (at a time|en \\d+|a la vez|à la fois|par \\d+)',
  ),
  phrase('(<find> )?{n} (choose|sobre) {k}'),
];
const arranged = [
  phrase(
    "<find> <the>(number of permutations|permutations|número de permutaciones|nombre d'arrangements) (of|de) {n} (objects |elements |objetos |elementos |objets |éléments )?(taken |tomados |pris )?(?<k>\\d+) (at a time|en \\d+|a la vez|à la fois|par \\d+)",
  ),
];
const symbols =
  /^(?:[¿¡\s]*(?:find|evaluate|calculate|compute|what is|calcula|halla|calcule|calculer|calculez|evalúa)\s+)?(?:(?:\^\{?(\d{1,3})\}?|(\d{1,3}))\s?([CP])\s?_?\{?(\d{1,3})\}?|([CP])\s?\(\s?(\d{1,3})\s?[,;]\s?(\d{1,3})\s?\)|([CP])_\{?(\d{1,3})\}?\^\{?(\d{1,3})\}?|\\binom\s*\{(\d{1,3})\}\s*\{(\d{1,3})\})$/isu;
const orders = [
  phrase(
    "(in )?(how many|cuántas|de cuántas|de combien de|combien de) (different |distintas |différentes )?(ways|arrangements|formas|maneras|façons|manières) (can|se pueden|pueden|peut-on) (?<n>\\d{1,3}) (different |distinct )?([\\p{L}]+ )(be (arranged|ordered|lined up|seated|placed|put in order)|line up|stand|sit|ordenar|ordenarse|colocar|colocarse|sentarse|sentar|ranger|ordonner|placer|s'asseoir|aligner)( (in|on) (a |one )?(row|line|straight line|shelf|bench|row of (chairs|seats)|order)| en un estante| en una repisa| en fila| en (una )?(fila|hilera)| sur une (étagère|rangée)| en ligne)?",
  ),
  phrase(
    '(in )?(how many|cuántas|de cuántas|de combien de|combien de) (different |distintas |différentes )?(ways|arrangements|formas|maneras|façons|manières) (are there |hay |y a-t-il )?(to |of |de |para |pour )(arrange|order|arranging|ordering|line up|seat|ordenar|colocar|sentar|ranger|ordonner|placer|aligner) (?<n>\\d{1,3}) (different |distinct )?([\\p{L}]+)( (in|on) (a |one )?(row|line|shelf|bench)| en un estante| en una repisa| en fila| en (una )?(fila|hilera)| sur une (étagère|rangée)| en ligne)?',
  ),
];
const factorial = [
  phrase('(<find> )?(the |el |la |le )?(factorial|factorielle) (of|de) {n}'),
  phrase('(<find> )?{n} factorial'),
];

/** Averages, common divisors and multiples, factorials and combinations, asked in words. */
export function readCounting(text: string, pieces: PieceReader): Problem | null {
  for (const [name, pattern] of statistics) {
    const items = listOf(pattern.exec(text)?.groups?.list, pieces);
    if (items !== null) return evaluated(called(name, ...items));
  }
  return choices(text, pieces) ?? faculties(text, pieces);
}

function listOf(text: string | undefined, pieces: PieceReader): readonly Expression[] | null {
  const items = text === undefined ? null : pieces.items(text);
  return items === null || items.length < 2 ? null : items;
}

const evaluated = (expression: Expression): Problem => ({ task: 'evaluate', expression });

function choices(text: string, pieces: PieceReader): Problem | null {
  const [combination, permutation] = [matchPhrases(text, chosen), matchPhrases(text, arranged)];
  const found = combination ?? permutation;
  const [n, k] = [pieces.numeric(found?.n), pieces.numeric(found?.k)];
  if (n !== null && k !== null)
    return evaluated(called(combination === null ? 'permutations' : 'combinations', n, k));
  const sign = symbols.exec(text);
  if (sign === null) return null;
  const letter = (sign[3] ?? sign[5] ?? sign[8] ?? 'C').toUpperCase();
  // C_5^3 is 5 choose 3 with the 5 as subscript, as in French textbooks.
  const [above, below] = [
    sign[1] ?? sign[2] ?? sign[6] ?? sign[9] ?? sign[11],
    sign[4] ?? sign[7] ?? sign[10] ?? sign[12],
  ];
  if (above === undefined || below === undefined) return null;
  return evaluated(
    called(letter === 'P' ? 'permutations' : 'combinations', number(Number(above)), number(Number(below))),
  );
}

function faculties(text: string, pieces: PieceReader): Problem | null {
  const n = pieces.numeric(matchPhrases(text, factorial)?.n) ?? pieces.numeric(matchPhrases(text, orders)?.n);
  return n === null ? null : evaluated({ kind: 'factorial', of: n });
}
