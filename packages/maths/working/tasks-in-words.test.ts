import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

type Judged = { readonly verdict: string; readonly mistake: string | null; readonly finished: boolean };

/** Judged as in a session: the problem is what was read from the text. */
function judge(locale: string, story: string, line: string): Judged {
  const read = answer('parse', { text: story, locale }, null);
  if (!read.ok) throw new Error(`not read: ${story}`);
  const problem = read.text;
  const result = answer('checkLine', { problem, previous: problem, story, line, locale }, null);
  return result.ok
    ? { verdict: result.verdict, mistake: result.mistake?.id ?? null, finished: result.finished }
    : { verdict: 'unread', mistake: null, finished: false };
}

const mean = 'Find the mean of 4, 6, 11, 15';
const median = 'Find the median of 8, 3, 14, 6, 11, 9';
const mode = 'Halla la moda de 4, 6, 6, 1, 9, 6, 4';
const bag = 'Una bolsa tiene 2 bolas rojas y 7 azules. ¿Cuál es la probabilidad de sacar una roja?';
const shirt = 'A shirt costs $60 and is discounted by 15%. What is the sale price?';
const rise = 'Un precio sube de 40 € a 46 €. ¿Cuál es el porcentaje de aumento?';
const train = 'A train travels 270 km in 3 hours. What is its average speed?';
const cyclist = 'Un cycliste roule à 16 km/h pendant 2,5 h. Quelle distance parcourt-il ?';
const triangle = 'Find the area of a triangle with base 8 cm and height 5 cm';
const rectangle = "Calculer le périmètre d'un rectangle de longueur 8 cm et de largeur 3 cm";
const jumper = 'Un pull coûte 48 € après une baisse de 20 %. Quel était son prix ?';
const pupils =
  'The ratio of boys to girls in a class is 2 : 5. There are 35 pupils. How many girls are there?';
const shares =
  'The ratio of boys to girls in a class is 3 : 5. There are 48 pupils. How many girls are there?';
const rule = 'Find the nth term of the sequence 6, 11, 16, 21, ...';
const recursion = 'u_1 = 4 et u_(n+1) = 3u_n - 2, calculer u_4';
const limit = 'Calculer la limite de (x² - 25)/(x - 5) quand x tend vers 5';
const endless = 'lim x→∞ (5x^2 + 3)/(x^2 - 7)';

describe('a quantity that a word names', () => {
  it.each([
    ['en', mean, 'total = 36', 'equal'],
    ['en', mean, 'total 36', 'equal'],
    ['en', mean, 'total = 35', 'different'],
    ['en', median, 'the middle two are 8 and 9', 'equal'],
    ['en', median, 'the middle two are 14 and 6', 'unknown'],
    ['es', mode, 'moda = 4', 'different'],
    ['es', mode, 'moda = 6', 'equal'],
    ['es', bag, 'total = 2 + 7 = 9', 'equal'],
    ['es', bag, 'total = 9', 'equal'],
    ['es', rise, 'aumento = 6 €', 'equal'],
    ['es', rise, 'aumento = 8 €', 'different'],
    ['fr', 'Un article à 80 € baisse de 15 %. Quel est son nouveau prix ?', 'réduction : 12 €', 'equal'],
    ['es', 'Calcula el volumen de un cilindro de radio 4 cm y altura 5 cm', 'área de la base = 16π', 'equal'],
    [
      'es',
      'Calcula el volumen de un cilindro de radio 4 cm y altura 5 cm',
      'área de la base = 8π',
      'different',
    ],
    ['en', 'Find the circumference of a circle with radius 9 cm', 'd = 18 cm', 'equal'],
    ['fr', "Calculer le volume d'un pavé droit de 6 cm sur 4 cm sur 2 cm", 'V = L × l × h', 'equal'],
    ['fr', 'Partager 90 € dans le rapport 4 : 5', '40 € et 50 €', 'equal'],
    ['en', train, 'speed = distance / time', 'equal'],
    ['en', train, 'speed = time / distance', 'different'],
    ['en', train, 'v = t/d', 'different'],
    ['fr', cyclist, 'distance = vitesse × temps', 'equal'],
    ['fr', cyclist, 'en 2 heures 32 km', 'equal'],
    ['fr', cyclist, 'en 2 heures 30 km', 'different'],
    ['en', triangle, 'A = 1/2 × base × height', 'equal'],
    ['en', triangle, 'A = base × height', 'different'],
    ['en', triangle, 'A = 1/2 × side × height', 'unread'],
    ['fr', rectangle, 'demi-périmètre : 11 cm', 'equal'],
    ['fr', jumper, '0,8 × p = 48', 'equal'],
    ['fr', jumper, "48 € c'est 80 %, donc 12 € c'est 20 %", 'equal'],
    ['en', 'Find the integral of 9x^2 + 5 dx', '9x^2 → 3x^3', 'equal'],
    ['en', 'Find the integral of 9x^2 + 5 dx', '9x^2 → 9x^3', 'different'],
    ['es', 'Calcula la suma de los 18 primeros términos de 2, 7, 12, ...', 'a_18 = 2 + 17 · 5 = 87', 'equal'],
  ])('%s %s | %s: %s', (locale, story, line, verdict) => {
    expect(judge(locale, story, line).verdict).toBe(verdict);
  });
});

describe('how often a value occurs', () => {
  it.each([
    ['el 6 aparece 3 veces', 'equal'],
    ['el 4 aparece 3 veces', 'different'],
    ['el 9 se repite 2 veces', 'different'],
  ])('%s: %s', (line, verdict) => {
    expect(judge('es', mode, line).verdict).toBe(verdict);
  });

  it('is no answer', () => {
    expect(judge('es', mode, 'el 6 aparece 3 veces').finished).toBe(false);
  });
});

describe('a true calculation that a mistake explains', () => {
  it.each([
    ['en', 'Convert 4.5 kg to grams', '4.5 × 100 = 450', 'unit_factor'],
    ['en', 'Convert 54 km/h to m/s', '54 × 3.6 = 194.4', 'unit_divided_instead'],
    ['en', shirt, '60 - 15 = 45', 'percent_as_amount'],
    ['es', rise, '6/46 = 13,04 %', 'percent_of_wrong_whole'],
    ['en', 'Divide 63 in the ratio 3 : 4', '63 ÷ 3 = 21', 'share_by_one_number'],
    ['en', 'Divide 63 in the ratio 3 : 6', '63/2 = 31.5', 'shared_equally'],
    ['en', train, '270 × 3 = 810', 'operation_exchanged'],
    ['fr', cyclist, '16/2,5 = 6,4', 'operation_exchanged'],
    ['es', bag, 'P = 2/7', 'odds_for_probability'],
    ['es', bag, '7/9', 'complement_for_event'],
    ['en', 'Find the sum of the first 12 terms of 3, 7, 11, ...', 'S_12 = 12 × 50 = 600', 'sum_not_halved'],
    [
      'en',
      'Find the 12th term of the arithmetic sequence 5, 9, 13, ...',
      '12 × 4 = 48',
      'term_counted_from_zero',
    ],
    ['fr', jumper, '48 + 9,6 = 57,6', 'percent_of_wrong_whole'],
    ['es', 'Si 4 lápices cuestan 6 €, ¿cuánto cuestan 10 lápices?', '6 + 6 = 12', 'proportion_by_adding'],
    ['en', shares, '48 ÷ 5 = 9.6', 'numbers_without_use'],
    ['en', shares, '3 × 6 = 18, so 18 girls', null],
    ['en', 'Work out 3/4 of 80', '80 ÷ 3 = 80/3', 'numbers_without_use'],
    ['en', rule, 'n + 5', 'step_as_constant'],
    ['en', rule, '5n + 6', 'term_counted_from_zero'],
    ['en', rule, '5n + 2', null],
    ['en', triangle, 'area = 40 cm²', 'figure_half_forgotten'],
    ['en', limit, '0/0 so the limit is 0', 'indeterminate_as_value'],
    ['en', 'Differentiate y = 2x^5 + x^3 + 9', '10x^4 + 3x^2 + 9', 'term_not_differentiated'],
    ['en', 'Differentiate y = 4x^3 - 6x^2', '4x^2 - 6x', 'power_rule_partly'],
    ['es', 'Deriva f(x) = x³ · e^x', "f'(x) = 3x² e^x - x³ e^x", 'product_quotient_sign'],
    ['en', 'Find the derivative of x^2 / (x + 3)', '(2x(x + 3) + x^2)/(x + 3)^2', 'product_quotient_sign'],
    ['en', 'In a right triangle the legs are 9 and 12. Find the hypotenuse.', 'c = 225/2', 'root_as_half'],
  ])('%s %s | %s: %s', (locale, story, line, mistake) => {
    expect(judge(locale, story, line)).toMatchObject({ verdict: 'different', mistake });
  });

  it.each([
    ['en', shirt, '60 × 0.15 = 9'],
    ['en', 'Divide 63 in the ratio 3 : 4', '63 ÷ 7 = 9'],
    ['en', 'Increase 100 by 15%', '100 + 15 = 115'],
    ['en', pupils, '35 ÷ 7 = 5'],
    ['en', pupils, '35 × 5 = 175'],
    ['en', pupils, '25 girls'],
    ['en', rule, '5n + 1'],
    [
      'es',
      'Ana tiene 4 años más que Luis. Entre los dos suman 30 años. ¿Cuántos años tiene Luis?',
      '30 - 4 = 26',
    ],
  ])('%s %s | %s is on the way', (locale, story, line) => {
    expect(judge(locale, story, line).verdict).toBe('equal');
  });
});

describe('the price before a change', () => {
  it.each([
    ['en', 'After a discount of 30% a coat costs £63. What was the price before?'],
    ['es', 'Tras una rebaja del 20% el precio es 18. Halla el precio original'],
    ['fr', jumper],
  ])('%s %s: the text that is stored is read as the same problem', (locale, story) => {
    const first = answer('parse', { text: story, locale }, null);
    const again = first.ok ? answer('parse', { text: first.text, locale }, null) : first;
    expect([first.ok, again.ok]).toEqual([true, true]);
    expect(again).toMatchObject({ task: 'find', text: (first as { readonly text: string }).text });
  });
});

describe('a sequence whose first term is u_0', () => {
  const term = '(u_n) est une suite arithmétique, u_0 = 6 et r = 5. Calculer u_8.';
  const sum = '(u_n) est une suite arithmétique, u_0 = 6 et r = 5. Calculer u_0 + u_1 + ... + u_8.';
  it.each([
    [term, 'u_8 = 6 + 8 × 5 = 46', 'equal', true, null],
    [term, 'u_3 = 6 + 3 × 5 = 21', 'equal', false, null],
    [term, 'u_3 = 6 + 2 × 5 = 16', 'different', false, 'term_index_mixed'],
    [sum, 'u_8 = 6 + 8 × 5 = 46', 'equal', false, null],
    [sum, 'S = 9 × (6 + 46)/2 = 234', 'equal', false, null],
    [sum, '234', 'equal', true, null],
  ])('%s %s: %s', (story, line, verdict, finished, mistake) => {
    expect(judge('fr', story, line)).toMatchObject({ verdict, finished, mistake });
  });
});

describe('terms of a sequence by their numbers', () => {
  it.each([
    ['u_2 = 10, u_3 = 28', 'equal', null],
    ['u_3 = 3 × 10 - 2 = 28', 'equal', null],
    ['u_3 = 3 × 10 - 2 = 29', 'different', 'arithmetic_slip'],
    ['u_4 = 3 × 10 - 2 = 28', 'different', 'term_index_mixed'],
    ['u_4 = 4 × 4 = 16', 'different', null],
  ])('%s: %s', (line, verdict, mistake) => {
    expect(judge('fr', recursion, line)).toMatchObject({ verdict, mistake });
  });
});

describe('terms of a sequence counted from 0', () => {
  it.each([
    [
      'fr',
      'Suite géométrique de premier terme u₀ = 5 et de raison 2. Calculer u₄.',
      'u₄ = 5 × 2^4 = 80',
      'equal',
    ],
    [
      'fr',
      'Suite géométrique de premier terme u0 = 5 et de raison 2. Calculer u4.',
      'u4 = 5 × 2^4 = 80',
      'equal',
    ],
    ['es', 'La sucesión geométrica tiene primer término a₀ = 5 y razón 2. Halla a₄', 'a_4 = 80', 'equal'],
    [
      'en',
      'An arithmetic sequence has u₀ = 7 and common difference 3. Find u₅',
      'u₅ = 7 + 5·3 = 22',
      'equal',
    ],
    [
      'fr',
      'Suite géométrique de premier terme u₀ = 5 et de raison 2. Calculer u₄.',
      'u₄ = 5 × 2^3 = 40',
      'different',
    ],
    [
      'fr',
      'Suite géométrique de premier terme u₁ = 5 et de raison 2. Calculer u₄.',
      'u₄ = 5 × 2^4 = 80',
      'different',
    ],
  ])('%s %s: %s', (locale, story, line, verdict) => {
    expect(judge(locale, story, line)).toMatchObject({ verdict });
  });
});

describe('lines about a limit', () => {
  it.each([
    ['fr', limit, 'lim (x + 5) = 10', 'equal', null],
    ['fr', limit, 'x + 5', 'equal', null],
    ['fr', limit, 'x - 5', 'equal', null],
    ['fr', limit, 'x + 4', 'different', null],
    ['fr', limit, '2x/1', 'equal', null],
    ['fr', limit, 'la limite vaut 5', 'different', null],
    ['en', limit, '0/0, so I have to factor', 'equal', null],
    ['en', limit, '0/0 = 0', 'different', 'indeterminate_as_value'],
    ['en', limit, '0/0 means there is no limit', 'different', null],
    ['es', limit, 'no existe el límite', 'different', null],
    ['en', 'lim x→0 1/x', 'the limit does not exist', 'equal', null],
    ['en', endless, '1/x^2 → 0', 'equal', null],
    ['en', endless, '1/x^2 → 1', 'different', null],
    ['en', endless, '∞/∞ = 1', 'different', 'indeterminate_as_value'],
    ['en', endless, '(5 + 3/x^2)/(1 - 7/x^2)', 'equal', null],
  ])('%s %s | %s: %s', (locale, story, line, verdict, mistake) => {
    expect(judge(locale, story, line)).toMatchObject(mistake === null ? { verdict } : { verdict, mistake });
  });
});
