import { read } from '../../expression/read.ts';
import {
  divided,
  isExpression,
  number,
  product,
  raised,
  rooted,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { Language } from '../../texts.ts';
import type { Problem } from '../problem.ts';
import type { NamedProblem } from '../vectors/read-vectors.ts';

/*
 * "y varies inversely as the square of x, and y = 5 when x = 2": the formula of y, or its value for other values of the letters. Every number of
 * the text must be the value of a letter.
 */

type Words = {
  /** Between the letter and what it depends on. */ readonly direct: string;
  readonly inverse: string;
  readonly again: string;
  readonly powers: readonly (readonly [word: string, power: number, root: number])[];
  readonly is: string;
  readonly and: string;
  readonly find: RegExp;
  readonly rule: RegExp;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    direct:
      '(?:varies (?:directly|jointly)|varies|is (?:directly |jointly )?proportional) (?:as|with|to)|is (?:directly |jointly )?proportional to',
    inverse: '(?:varies (?:inversely|indirectly)|is inversely proportional) (?:as|with|to)',
    again: '(?:and )?(?:inversely|indirectly) (?:(?:as|with|to) )?',
    powers: [
      ['the square root of', 1, 2],
      ['the cube root of', 1, 3],
      ['the square of', 2, 1],
      ['the cube of', 3, 1],
      ['the fourth power of', 4, 1],
      ['the product of', 1, 1],
    ],
    is: 'is|equals',
    and: 'and',
    find: /(?<!\p{L})(?:find|what is|determine|calculate)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:equation|formula|expression|function|relationship)(?!\p{L})/iu,
  },
  es: {
    direct: '(?:varía (?:directamente|conjuntamente) (?:con|como)|es (?:directamente )?proporcional al?)',
    inverse: '(?:varía inversamente (?:con|como)|es inversamente proporcional al?)',
    again: '(?:e|y) inversamente (?:(?:con|como|a) )?',
    powers: [
      ['(?:la )?raíz cuadrada de', 1, 2],
      ['(?:la )?raíz cúbica de', 1, 3],
      ['(?:el )?cuadrado de', 2, 1],
      ['(?:el )?cubo de', 3, 1],
      ['(?:la )?cuarta potencia de', 4, 1],
    ],
    is: 'es|vale',
    and: 'y',
    find: /(?<!\p{L})(?:halla|encuentra|calcula|determina|cuánto vale|cuál es)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:ecuación|fórmula|expresión|función)(?!\p{L})/iu,
  },
  fr: {
    direct: '(?:varie directement (?:comme|avec)|est (?:directement )?proportionnel(?:le)? (?:à|au))',
    inverse: '(?:varie inversement (?:comme|avec)|est inversement proportionnel(?:le)? (?:à|au))',
    again: 'et inversement (?:(?:comme|avec|à) )?',
    powers: [
      ['(?:la )?racine carrée de', 1, 2],
      ['(?:la )?racine cubique de', 1, 3],
      ['(?:le )?carré de', 2, 1],
      ['(?:le )?cube de', 3, 1],
      ['(?:la )?puissance quatrième de', 4, 1],
    ],
    is: 'est|vaut',
    and: 'et',
    find: /(?<!\p{L})(?:trouver?|trouve|calculer?|déterminer?|quelle est|combien vaut)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:équation|formule|expression|fonction)(?!\p{L})/iu,
  },
};

const letter = String.raw`[A-Za-z](?![\p{L}\d'])`;
const amount = String.raw`[-−]?\d{1,6}(?:[.,]\d{1,4})?(?:\s?/\s?\d{1,4})?`;

/** The problem of a quantity that varies with others; none for any other text. */
export function readVariation(source: string, language: Language): readonly NamedProblem[] {
  const own = words[language];
  const text = source
    .replaceAll(/\\d?frac\s?\{(\d{1,5})\}\s?\{(\d{1,5})\}/g, '$1/$2')
    .replaceAll('$', ' ')
    .replaceAll(/\s{1,60}/g, ' ');
  const powers = own.powers.map(([word]) => word).join('|');
  const part = String.raw`(?:(?:${powers}) )?${letter}`;
  const parts = String.raw`${part}(?:(?: ?, ?| ${own.and} |, ${own.and} )${part}(?! ?=))*`;
  const sentence = new RegExp(
    String.raw`(?<![\p{L}\d])(${letter}) (?:(${own.direct})|(${own.inverse})) (${parts})(?: ${own.again}(${parts}))?`,
    'iu',
  );
  const found = sentence.exec(text);
  if (found === null) return [];
  const [all, name, direct, , first, second] = found;
  const isDirect = direct !== undefined;
  const above = isDirect ? factorsIn(first!, own) : [];
  const below = [
    ...(isDirect ? [] : factorsIn(first!, own)),
    ...(second === undefined ? [] : factorsIn(second, own)),
  ];
  const rest = text.slice(0, found.index) + text.slice(found.index + all.length);
  // "y is directly proportional to x": pairs of values are a proportion.
  const isPlain = [...above, ...below].length === 1 && [...above, ...below][0]!.kind === 'variable';
  if (isPlain && /propor/iu.test(all)) return [];
  return problemOf({ name: name!, above, below, text: rest }, own);
}

/** x², √x, z³: what the quantity is multiplied with or divided by. */
function factorsIn(text: string, own: Words): readonly Expression[] {
  return [
    ...text.matchAll(
      new RegExp(
        String.raw`(?:(${own.powers.map(([word]) => word).join('|')}) )?(?<![\p{L}\d])(${letter})(?= |,|$)`,
        'giu',
      ),
    ),
  ]
    .filter(([, power, name]) => power !== undefined || name!.toLowerCase() !== own.and)
    .map(([, power, name]): Expression => {
      const kind = own.powers.find(
        ([word]) => power !== undefined && new RegExp(`^${word}$`, 'iu').test(power),
      );
      const base = variable(name!);
      if (kind === undefined || (kind[1] === 1 && kind[2] === 1)) return base;
      return kind[2] === 1 ? raised(base, number(kind[1])) : rooted(base, number(kind[2]));
    });
}

const over = (above: readonly Expression[], below: readonly Expression[]): Expression =>
  below.length === 0 ? product(above) : divided(product(above), product(below));

type Variation = {
  readonly name: string;
  readonly above: readonly Expression[];
  readonly below: readonly Expression[];
  readonly text: string;
};

function problemOf({ name, above, below, text }: Variation, own: Words): readonly NamedProblem[] {
  const assigned = new RegExp(
    String.raw`(?<![\p{L}\d])(${letter}) ?(?:=|${own.is}) ?(${amount})(?![\d%])`,
    'giu',
  );
  const values = [...text.matchAll(assigned)].map((each) => ({
    at: each.index,
    name: each[1]!,
    value: valueOf(each[2]!),
  }));
  if (values.some(({ value }) => value === null) || /\d/.test(text.replaceAll(assigned, ' '))) return [];
  const letters = [...new Set([...above, ...below].flatMap((each) => variablesOf(each)))];
  const find = new RegExp(own.find.source, `g${own.find.flags}`);
  // The last question names the quantity and gives the new values behind it.
  const asked = [...text.matchAll(find)]
    .map(({ index }) => index)
    .findLast((at) => values.some((each) => each.at > at));
  const isNew = ({ at }: { readonly at: number }): boolean =>
    asked !== undefined && asked > (values[0]?.at ?? 0) && at > asked;
  const [before, after] = [values.filter((each) => !isNew(each)), values.filter(isNew)];
  const start = tableOf(before);
  const next = tableOf(after);
  if (start === null || next === null || start.size !== letters.length + 1) return [];
  if (![...letters, name].every((each) => start.has(each))) return [];
  const filled = (
    parts: readonly Expression[],
    table: ReadonlyMap<string, Expression>,
  ): readonly Expression[] =>
    parts.map((part) => letters.reduce((tree, each) => substitute(tree, each, table.get(each)!), part));
  const constant = [start.get(name)!, ...filled(below, start)];
  const under = filled(above, start);
  const problem = ((): Problem | null => {
    if (next.size === 0)
      return own.rule.test(text)
        ? { task: 'simplify', expression: over([...constant, ...above], [...under, ...below]) }
        : null;
    if (next.size !== letters.length || !letters.every((each) => next.has(each))) return null;
    const [up, down] = [filled(above, next), filled(below, next)];
    return { task: 'evaluate', expression: over([...constant, ...up], [...under, ...down]) };
  })();
  return problem === null ? [] : [{ name: '', problem }];
}

function valueOf(text: string): Expression | null {
  const result = read(text.replaceAll('−', '-').replace(/(\d),(\d)/, '$1.$2'));
  return result.ok && isExpression(result.tree) ? result.tree : null;
}

/** The values by their letters; null where a letter has two. */
function tableOf(
  values: readonly { readonly name: string; readonly value: Expression | null }[],
): ReadonlyMap<string, Expression> | null {
  const table = new Map(values.map(({ name, value }) => [name, value!]));
  return table.size === values.length ? table : null;
}
