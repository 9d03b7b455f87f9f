import { decimalDigits, rational } from './rational.ts';
import { countOf, measureOf, spokenUnit } from './speech-units.ts';
import {
  isExpression,
  type BoundExpression,
  type Expression,
  type FunctionName,
  type Relation,
  type Tree,
} from './tree.ts';
import { speechWords, type SpeechWords } from './speech-words.ts';

type Language = 'en' | 'es' | 'fr';

/** A formula in words, for screen readers and reading aloud: "x squared minus 5 x plus 6 equals 0". */
export function toSpeech(tree: Tree, language: Language): string {
  const words = speechWords[language];
  return spokenTree(tree, words).replaceAll(/\s+/g, ' ').trim();
}

function spokenTree(tree: Tree, words: SpeechWords): string {
  if (isExpression(tree)) return spoken(tree, words);
  switch (tree.kind) {
    case 'relation':
      return spokenRelation(tree, words);
    case 'alternatives':
      return tree.items
        .map((item) => spokenRelation(item, words))
        .join(`, ${tree.join === 'or' ? words.or : words.and} `);
    case 'systems':
      return tree.items.map((item) => spokenTree(item, words)).join(`; ${words.or} `);
    case 'list':
      return `${words.set} ${tree.items.map((item) => spoken(item, words)).join(', ')}`;
    case 'point':
      return `${words.point} ${tree.name ?? ''} ${tree.coordinates.map((item) => spoken(item, words)).join(', ')}`;
    case 'interval': {
      const low = spokenEnd(tree.low, tree.lowClosed, words);
      const high = spokenEnd(tree.high, tree.highClosed, words);
      return `${words.from} ${low} ${words.to} ${high}`;
    }
    case 'union':
      return tree.items.map((item) => spokenTree(item, words)).join(`, ${words.union} `);
    case 'definition':
      return `${spokenName(tree.name, words)} ${words.of} ${tree.parameters.map((name) => spokenName(name, words)).join(` ${words.and} `)} ${words.signs['=']} ${spoken(tree.body, words)}`;
    case 'solutions': {
      const except = (tree.except ?? []).map((item) => spoken(item, words));
      const all = tree.which === 'none' ? words.none : words.all;
      return except.length === 0 ? all : `${all}, ${words.except} ${except.join(', ')}`;
    }
  }
}

/** The end of an interval and whether it is included; omitted for infinity. */
function spokenEnd(end: Expression, closed: boolean, words: SpeechWords): string {
  const size = end.kind === 'negate' ? end.of : end;
  if (size.kind === 'constant' && size.name === 'infinity') return spoken(end, words);
  return `${spoken(end, words)} ${closed ? words.included : words.excluded}`;
}

function spokenRelation(tree: Relation, words: SpeechWords): string {
  return tree.sides
    .map(
      (side, index) => (index === 0 ? '' : ` ${words.signs[tree.signs[index - 1]!]} `) + spoken(side, words),
    )
    .join('');
}

function spoken(tree: Expression, words: SpeechWords): string {
  switch (tree.kind) {
    case 'number':
      return decimalDigits(tree.value, words.decimal);
    case 'mixed':
      return `${tree.whole} ${words.and} ${tree.numerator} ${words.over} ${tree.denominator}`;
    case 'constant':
      return words.constants[tree.name];
    case 'variable':
      return spokenName(tree.name, words);
    case 'add':
      return spokenSum(tree.terms, words);
    case 'multiply':
      return spokenProduct(tree.factors, words);
    case 'divide':
      return spokenFraction(tree.numerator, tree.denominator, words);
    case 'power':
      return spokenPower(tree.base, tree.exponent, words);
    case 'root':
      return spokenRoot(tree.of, tree.index, words);
    case 'negate':
      return `${words.minus} ${speakGrouped(tree.of, words)}`;
    case 'plusminus':
      return `${words.plusMinus} ${speakGrouped(tree.of, words)}`;
    case 'absolute':
      return `${words.absolute} ${speakGrouped(tree.of, words)}`;
    case 'factorial':
      return `${speakGrouped(tree.of, words)} ${words.factorial}`;
    case 'percent':
      return `${speakGrouped(tree.of, words)} ${words.percent}`;
    case 'degrees':
      return `${speakGrouped(tree.of, words)} ${isOne(tree.of) ? words.degree : words.degrees}`;
    case 'unit':
      return spokenUnit(tree.name, 1, null, words.language);
    case 'call':
      return spokenCall(tree.name, tree.args, words);
    default:
      return spokenBound(tree, words);
  }
}

/** Derivatives, integrals, limits, sums and cases. */
function spokenBound(tree: BoundExpression, words: SpeechWords): string {
  switch (tree.kind) {
    case 'derivative': {
      const order = tree.order === 1 ? '' : ` ${words.order} ${tree.order}`;
      return `${words.derivative}${order} ${words.of} ${speakGrouped(tree.of, words)} ${words.by} ${tree.variable}`;
    }
    case 'integral': {
      const [low, high] = tree.bounds ?? [];
      const bounds =
        low === undefined || high === undefined
          ? ''
          : ` ${words.from} ${spoken(low, words)} ${words.to} ${spoken(high, words)}`;
      return `${words.integral}${bounds} ${words.of} ${speakGrouped(tree.of, words)} ${words.by} ${tree.variable}`;
    }
    case 'limit': {
      const side = tree.side === 'both' ? '' : ` ${words[tree.side]}`;
      return `${words.limit} ${tree.variable} ${words.approaches} ${spoken(tree.to, words)}${side} ${words.of} ${speakGrouped(tree.of, words)}`;
    }
    case 'series': {
      const bounds = `${words.from} ${tree.variable} ${words.signs['=']} ${spoken(tree.from, words)} ${words.to} ${spoken(tree.to, words)}`;
      return `${words[tree.operation]} ${bounds} ${words.of} ${speakGrouped(tree.of, words)}`;
    }
    case 'piecewise': {
      const branches = tree.branches.map(
        ({ value, when }) => `${spoken(value, words)} ${words.if} ${spokenRelation(when, words)}`,
      );
      const rest = tree.otherwise === null ? [] : [`${spoken(tree.otherwise, words)} ${words.else}`];
      return [...branches, ...rest].join(', ');
    }
  }
}

/** A sum inside a larger expression is spoken with its brackets, to be unambiguous. */
function speakGrouped(tree: Expression, words: SpeechWords): string {
  const loose = ['add', 'negate', 'plusminus', 'divide', 'piecewise'].includes(tree.kind);
  return loose ? `${words.open} ${spoken(tree, words)} ${words.close}` : spoken(tree, words);
}

function spokenSum(terms: readonly Expression[], words: SpeechWords): string {
  return terms
    .map((term, index) => {
      if (term.kind === 'negate') return ` ${words.minus} ${speakGrouped(term.of, words)}`;
      if (term.kind === 'plusminus') return ` ${words.plusMinus} ${speakGrouped(term.of, words)}`;
      const spokenTerm = term.kind === 'divide' ? spoken(term, words) : speakGrouped(term, words);
      return index === 0 ? spokenTerm : ` ${words.plus} ${spokenTerm}`;
    })
    .join('');
}

function spokenProduct(factors: readonly Expression[], words: SpeechWords): string {
  return factors
    .map((factor, index) => {
      const measure = measureOf(factor);
      if (measure !== null)
        return ` ${spokenUnit(measure.unit, measure.power, countOf(factors[index - 1]), words.language)}`;
      const following = factors[index + 1];
      const part = factor.kind === 'divide' && following !== undefined && measureOf(following) !== null;
      return `${index > 0 && beginsWithNumber(factor) ? words.times : ''} ${part ? spoken(factor, words) : speakGrouped(factor, words)}`;
    })
    .join(' ');
}

/** Two adjacent numbers would sound like one: 90 times 0.8 to the power x. */
function beginsWithNumber(tree: Expression): boolean {
  if (tree.kind === 'power') return beginsWithNumber(tree.base);
  if (tree.kind === 'percent' || tree.kind === 'factorial') return beginsWithNumber(tree.of);
  return tree.kind === 'number' || tree.kind === 'mixed' || tree.kind === 'divide';
}

/** 60 km/h: kilometres per hour. */
function spokenFraction(above: Expression, below: Expression, words: SpeechWords): string {
  const measure = measureOf(below);
  const quantity = above.kind === 'multiply' ? above.factors.at(-1)! : above;
  if (measure === null || measureOf(quantity) === null) {
    return `${speakGrouped(above, words)} ${words.over} ${speakGrouped(below, words)}`;
  }
  const raised = ['', words.perSquared, words.perCubed][measure.power - 1]!;
  return `${spoken(above, words)} ${words.per} ${spokenUnit(measure.unit, 1, rational(1), words.language)} ${raised}`;
}

function spokenName(name: string, words: SpeechWords): string {
  return name
    .replace('_', ` ${words.sub} `)
    .replaceAll('′', ` ${words.prime}`)
    .replace('⁻¹', ` ${words.inverse}`);
}

function isOne(tree: Expression): boolean {
  return tree.kind === 'number' && tree.value.n === tree.value.d;
}

function spokenPower(base: Expression, exponent: Expression, words: SpeechWords): string {
  const whole = exponent.kind === 'number' && exponent.value.d === 1n ? exponent.value.n : null;
  const measure = measureOf({ kind: 'power', base, exponent });
  if (measure !== null) return spokenUnit(measure.unit, measure.power, null, words.language);
  const start = speakGrouped(base, words);
  if (whole === 2n) return `${start} ${words.squared}`;
  if (whole === 3n) return `${start} ${words.cubed}`;
  return `${start} ${words.power} ${speakGrouped(exponent, words)}`;
}

function spokenRoot(of: Expression, index: Expression, words: SpeechWords): string {
  const whole = index.kind === 'number' && index.value.d === 1n ? index.value.n : null;
  if (whole === 2n) return `${words.squareRoot} ${speakGrouped(of, words)}`;
  if (whole === 3n) return `${words.cubeRoot} ${speakGrouped(of, words)}`;
  return `${words.root} ${spoken(index, words)} ${words.of} ${speakGrouped(of, words)}`;
}

function spokenCall(name: FunctionName, args: readonly Expression[], words: SpeechWords): string {
  const [of, base] = args;
  if (name === 'combinations' && args.length === 2)
    return words.choose(speakGrouped(of!, words), speakGrouped(base!, words));
  if (name !== 'log' && args.length === 2)
    return `${words.functions[name]} ${words.of} ${args.map((arg) => speakGrouped(arg, words)).join(` ${words.and} `)}`;
  if (name !== 'log' && args.length > 1)
    return `${words.functions[name]} ${words.of} ${args.map((arg) => speakGrouped(arg, words)).join(', ')}`;
  const below = base === undefined ? '' : ` ${words.base} ${spoken(base, words)}`;
  return `${words.functions[name]}${below} ${words.of} ${speakGrouped(of!, words)}`;
}
