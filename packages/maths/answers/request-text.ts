import { formulaLanguage, toPlain } from '../expression/plain.ts';
import type { MeasureRequest } from '../reading/measure-request.ts';
import type { Problem } from '../reading/request.ts';
import { isExpression, raised, variable, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { figureRequests } from '../messages/figure-requests.ts';
import { chanceRequests } from '../messages/chance-requests.ts';
import { requests } from '../messages/requests.ts';

/** A problem as text a person could type, which reads back to the same problem: "factor x² − 5x + 6". */
export function requestText(problem: Problem, locale: string | undefined): string {
  return questionText(problem, locale) ?? derivativeText(problem, locale) ?? taskText(problem, locale);
}

const languageOf = (locale: string | undefined): 'en' | 'es' | 'fr' => formulaLanguage(locale);

function taskText(problem: Problem, locale: string | undefined): string {
  const { task, expression } = problem;
  const { tasks } = requests[languageOf(locale)];
  const clauses = clauseText(problem, locale);
  const plain = toPlain(expression, locale);
  if (!isExpression(expression) && clauses === '') return plain;
  if (task === 'divide' && expression.kind === 'divide')
    return fillPattern(tasks.divide!, {
      p: toPlain(expression.numerator, locale),
      q: toPlain(expression.denominator, locale),
    });
  return fillPattern(tasks[task] ?? '{f}', { f: plain }) + clauses;
}

function clauseText(
  { unknown, within, numbers, places, task, method }: Problem,
  locale: string | undefined,
): string {
  const { clauses, methods } = requests[languageOf(locale)];
  const region =
    within === undefined
      ? ''
      : fillPattern(within.kind === 'interval' ? clauses.interval : clauses.within, {
          r: toPlain(within, locale),
        });
  return [
    method === undefined ? '' : methods[method],
    unknown === undefined || task !== 'solve' ? '' : fillPattern(clauses.unknown, { x: unknown }),
    region,
    numbers === undefined ? '' : clauses.complex,
    places === undefined ? '' : fillPattern(clauses.places, { n: String(places) }),
  ].join('');
}

/** A derivative is requested in words, so that its point can follow. */
function derivativeText({ task, expression, at }: Problem, locale: string | undefined): string | null {
  if (task !== 'differentiate' || !isExpression(expression) || expression.kind !== 'derivative') return null;
  const { derivatives, clauses } = requests[languageOf(locale)];
  const words = derivatives[expression.order - 1];
  if (words === undefined) return null;
  const by = fillPattern(clauses.respect, { x: expression.variable });
  const place = at === undefined ? '' : fillPattern(clauses.at, { x: at.name, v: toPlain(at.value, locale) });
  return fillPattern(words, { f: toPlain(expression.of, locale) }) + by + place;
}

function questionText(problem: Problem, locale: string | undefined): string | null {
  const { question, expression } = problem;
  if (question === undefined) return null;
  const pattern = patternOf(question, locale);
  if (pattern === null) return null;
  const given = Object.entries(question.given).map(([name, value]) => [
    name,
    withUnit(name, value, question, locale),
  ]);
  const parts =
    expression.kind === 'divide'
      ? { p: toPlain(expression.numerator, locale), q: toPlain(expression.denominator, locale) }
      : {};
  const values =
    question.what === 'value' || question.what === 'holds' ? { v: valuesText(question, locale) } : {};
  const place = question.given.k === undefined ? {} : { ordinal: ordinalText(question.given.k, locale) };
  const items =
    expression.kind === 'list'
      ? {
          items: listText(expression.items, locale),
          ratio: expression.items.map((item) => toPlain(item, locale)).join(':'),
          offers: offersText(expression.items, locale),
        }
      : {};
  const power =
    question.what === 'coefficient' || question.what === 'binomial_power_term'
      ? { power: powerText(problem, locale) }
      : {};
  return fillPattern(pattern, {
    f: toPlain(expression, locale),
    ...parts,
    ...Object.fromEntries(given),
    ...values,
    ...place,
    ...items,
    ...power,
    ...rateTexts(question, locale),
  });
}

function patternOf({ what, given }: MeasureRequest, locale: string | undefined): string | null {
  const language = languageOf(locale);
  if (what === 'rounded') return roundedPattern(given, language);
  if ((what === 'area_circle' || what === 'circumference') && given.d !== undefined)
    return figureRequests[language][`${what}_d`] ?? null;
  if (what === 'holds' && Object.keys(given).length === 0) return truthPatterns[language];
  if (what === 'sequence_rule') return rulePattern(given, language);
  const table: Readonly<Partial<Record<string, string>>> = {
    ...requests[language].questions,
    ...figureRequests[language],
    ...chanceRequests[language],
  };
  return table[what] ?? null;
}

/** Whether a statement without letters is true. */
const truthPatterns = { en: 'is it true: {f}', es: 'es verdad: {f}', fr: 'est-il vrai : {f}' } as const;

const ordinals = {
  en: ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth ', 'ninth ', 'tenth '],
  es: [
    '',
    'segundo ',
    'tercero ',
    'cuarto ',
    'quinto ',
    'sexto ',
    'séptimo ',
    'octavo ',
    'noveno ',
    'décimo ',
  ],
  fr: [
    '',
    'deuxième ',
    'troisième ',
    'quatrième ',
    'cinquième ',
    'sixième ',
    'septième ',
    'huitième ',
    'neuvième ',
    'dixième ',
  ],
} as const;

/** The place of a value among others: "third ", and nothing for the first. */
function ordinalText(place: Expression, locale: string | undefined): string {
  const k = place.kind === 'number' ? Number(place.value.n) : 1;
  return ordinals[languageOf(locale)][k - 1] ?? '';
}

function roundedPattern(given: MeasureRequest['given'], language: 'en' | 'es' | 'fr'): string {
  const texts = {
    en: [
      'round {f} to {places} decimal places',
      'round {f} to {figures} significant figures',
      'round {f} to the nearest ten',
      'round {f} to the nearest hundred',
      'round {f} to the nearest thousand',
    ],
    es: [
      'redondea {f} a {places} decimales',
      'redondea {f} a {figures} cifras significativas',
      'redondea {f} a la decena',
      'redondea {f} a la centena',
      'redondea {f} al millar',
    ],
    fr: [
      'arrondir {f} à {places} décimales',
      'arrondir {f} à {figures} chiffres significatifs',
      'arrondir {f} à la dizaine',
      'arrondir {f} à la centaine',
      'arrondir {f} au millier',
    ],
  }[language];
  const { places } = given;
  if (places === undefined) return texts[1]!;
  const great = places.kind === 'negate' && places.of.kind === 'number' ? Number(places.of.value.n) : 0;
  return great === 0 ? texts[0]! : texts[great + 1]!;
}

function rulePattern({ d }: MeasureRequest['given'], language: 'en' | 'es' | 'fr'): string {
  const arithmetic = d !== undefined;
  const step = {
    en: arithmetic ? 'common difference {d}' : 'common ratio {r}',
    es: arithmetic ? 'diferencia {d}' : 'razón común {r}',
    fr: arithmetic ? '{d}' : '{r}',
  }[language];
  const kind = arithmetic ? 'arithmétique' : 'géométrique';
  return (figureRequests[language].sequence_rule ?? '').replace('{step}', step).replace('{kind}', kind);
}

/** Lengths carry their unit; angles and plain numbers do not. */
function withUnit(
  name: string,
  value: Expression,
  { unit, what }: MeasureRequest,
  locale: string | undefined,
): string {
  const plain = toPlain(value, locale);
  const isLength =
    unit !== undefined && value.kind !== 'degrees' && name !== 't' && !what.startsWith('percent');
  return isLength ? `${plain} ${unit}` : plain;
}

const andWords = { en: ' and ', es: ' y ', fr: ' et ' } as const;

/** "6x², 9x and 12": the last one after the word, so that no comma is taken for a decimal sign. */
function listText(items: readonly Expression[], locale: string | undefined): string {
  const texts = items.map((item) => toPlain(item, locale));
  const separator = languageOf(locale) === 'en' ? ', ' : '; ';
  return `${texts.slice(0, -1).join(separator)}${andWords[languageOf(locale)]}${texts.at(-1)}`;
}

const offerWords = {
  en: { price: ' for ', or: ' or ' },
  es: { price: ' por ', or: ' o ' },
  fr: { price: ' pour ', or: ' ou ' },
} as const;

/** Unit prices as offers: "6 for 1.8 or 10 for 2.7". */
function offersText(items: readonly Expression[], locale: string | undefined): string {
  const words = offerWords[languageOf(locale)];
  return items
    .map((item) =>
      item.kind === 'divide'
        ? `${toPlain(item.denominator, locale)}${words.price}${toPlain(item.numerator, locale)}`
        : toPlain(item, locale),
    )
    .join(words.or);
}

/** How often interest is added; the old and the new values of a proportion. */
function rateTexts({ what, given }: MeasureRequest, locale: string | undefined): Record<string, string> {
  const language = languageOf(locale);
  if (what === 'direct_proportion' || what === 'inverse_proportion') {
    const [own, other] = given.x === undefined ? ['y', 'x'] : ['x', 'y'];
    const value = (name: string): string => toPlain(given[name]!, locale);
    const old = `${other} = ${value(`${other}_1`)} ${whenWords[language]} ${own} = ${value(`${own}_1`)}`;
    return { old, new: `${own} = ${value(own!)}`, wanted: other! };
  }
  const size = given.m?.kind === 'number' ? Number(given.m.value.n) : null;
  const often = size === null ? undefined : oftenWords[language][size];
  return often === undefined ? {} : { often };
}

const whenWords = { en: 'when', es: 'cuando', fr: 'quand' } as const;
const oftenWords: Readonly<Record<'en' | 'es' | 'fr', Readonly<Record<number, string>>>> = {
  en: { 12: 'compounded monthly', 4: 'compounded quarterly', 2: 'compounded semiannually' },
  es: {
    12: 'capitalizable mensualmente',
    4: 'capitalizable trimestralmente',
    2: 'capitalizable semestralmente',
  },
  fr: { 12: 'capitalisé mensuellement', 4: 'capitalisé trimestriellement', 2: 'capitalisé semestriellement' },
};

/** x³ for the third power of the letter of the formula. */
function powerText({ expression, question }: Problem, locale: string | undefined): string {
  const [name = 'x'] = variablesOf(expression);
  const { n } = question!.given;
  const isOne = n?.kind === 'number' && n.value.n === 1n;
  return toPlain(isOne ? variable(name) : raised(variable(name), n!), locale);
}

function valuesText({ given }: MeasureRequest, locale: string | undefined): string {
  const and = andWords[languageOf(locale)];
  return Object.entries(given)
    .map(([name, value]) => `${name} = ${toPlain(value, locale)}`)
    .join(and);
}

function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
