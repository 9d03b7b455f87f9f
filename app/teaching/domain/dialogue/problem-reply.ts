import type { TutorMoment } from '../pedagogy/moments.ts';
import { formulaOf, lastLine, type Formula, type SessionState } from '../pedagogy/state.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import { meaningOf } from './problem-act.ts';
import { dataOf, kindOf, outlierOf } from './problem-kind.ts';
import type { ReplyId } from './reply-ids.ts';
import { topicOfRule } from './rule-topic.ts';
import type { Act, Aspect } from './act.ts';
import { isDoneBy, type StepFact, type StepFacts } from './step-facts.ts';

type Values = Record<string, string | number | Formula>;
export type ComposeReply = (about: ReplyId, values?: Values, back?: boolean) => TutorMoment;
type Explain = (topic: TopicId, aspect: Aspect) => TutorMoment;
type Question = Pick<
  Extract<Act, { act: 'about_problem' }>,
  'ask' | 'numbers' | 'inFront' | 'topics' | 'operations'
>;

/** The answer to a question about this very problem; null when its facts give none. */
export function problemReply(
  { ask, numbers, inFront, topics, operations }: Question,
  state: SessionState,
  facts: StepFacts,
  { compose, explain }: { compose: ComposeReply; explain: Explain },
): TutorMoment[] | null {
  const { item } = state;
  const { next } = facts;
  const given = formulaOf(item.given);
  const current = next ?? facts.steps[0] ?? null;
  const say = (about: ReplyId, values: Values = {}) => [compose(about, values, true)];
  const explainRule = (aspect: 'what' | 'why' | 'how') =>
    current ? [explain(topicOfRule(current.rule, item), aspect)] : null;
  switch (ask) {
    case 'finished':
      return finishedReply(state, facts, compose);
    case 'method':
      return current ? say(methodReply(current.rule), { rule: current.text }) : null;
    case 'rule':
    case 'pattern':
      return explainRule('what');
    case 'round':
      return say('problem.round');
    case 'exact':
      return say('problem.exact');
    case 'unit':
      return [unitReply(state, facts, compose)];
    case 'choice':
      return say('problem.choice');
    case 'measure': {
      const outlier = outlierOf(dataOf(item.given.plain) ?? [0]);
      return outlier === null ? say('problem.measure.alike') : say('problem.measure.outlier', { outlier });
    }
    case 'flip':
      return [explain('flip_sign', 'why')];
    case 'verify':
      return say(verifyReply(state), { given });
    case 'why_square':
      return say('problem.why_square');
    case 'root_of_equation':
      return say('problem.root_of_equation', { given });
    case 'meaning': {
      const meaning = meaningOf(numbers[0] ?? '', inFront, state);
      return meaning && say(`problem.meaning.${meaning.about}`, meaning.values);
    }
    case 'origin':
      return originReply(numbers[0] ?? '', facts, say);
    case 'smallest_denominator': {
      const bottoms = [...item.given.plain.matchAll(/\/\s?(\d+)/g)].map(([, bottom]) => Number(bottom));
      const common = (value: number) =>
        value > 0 && bottoms.length > 0 && bottoms.every((bottom) => value % bottom === 0);
      const [one = 0, other = smallestMultiple(bottoms)] = numbers.map(Number);
      const [small, large] = one < other ? [one, other] : [other, one];
      return small !== large && common(small) && common(large)
        ? say('problem.smallest_denominator', { number: small, other: large })
        : null;
    }
    case 'chance_total': {
      const all = /n\s*=\s*(\d+)/.exec(item.given.plain)?.[1];
      return all === undefined ? [explain('probability', 'what')] : say('problem.chance_total', { all });
    }
    case 'exponent':
      return exponentReply(facts, compose);
    case 'percent_whole':
      return percentReply(state, compose);
    case 'boundary':
      return say(
        /[≤≥]/.test(lastLine(item).formula.plain) ? 'problem.boundary.closed' : 'problem.boundary.open',
      );
    case 'which_number': {
      const chosen = divisorAmong(numbers, facts);
      return chosen && say('problem.which_number', { number: chosen.number, rule: chosen.step.text });
    }
    case 'which_rule': {
      const { steps } = facts;
      const isMeant = ({ rule }: StepFact) =>
        topics.includes(topicOfRule(rule, item)) || operations.some((one) => isDoneBy(rule, one));
      const step = [...(next ? [next] : []), ...steps].find(isMeant);
      return step ? say('problem.which_rule', { rule: step.text }) : null;
    }
    case 'order':
      return [explain('order', 'what')];
  }
}

/** Which of two numbers a step of the solution divides by; null where it is none or both of them. */
function divisorAmong(
  numbers: readonly string[],
  { steps }: StepFacts,
): { readonly number: string; readonly step: StepFact } | null {
  const found = numbers.flatMap((number) => {
    const step = steps.find(({ after }) =>
      new RegExp(`/\\s?\\(?${number.replaceAll('.', '\\.')}(?![\\d.,])`).test(after),
    );
    return step ? [{ number, step }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** The smallest number that all of these divide. */
function smallestMultiple(values: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return values.reduce((all, value) => (all * value) / gcd(all, value), 1);
}

/** What is missing until the answer stands. */
function finishedReply(
  state: SessionState,
  { next, steps, solutions }: StepFacts,
  compose: ComposeReply,
): TutorMoment[] | null {
  const { item, card } = state;
  if (card?.purpose !== 'line') return [compose('problem.finished.done')];
  const asides = item.asides ?? [];
  const stated = [...asides, ...item.lines.slice(1).map(({ formula }) => formula.plain)];
  const hasSolution = solutions.some((solution) => stated.some((line) => endsWith(line, solution)));
  if (solutions.length > 1 && hasSolution) return [compose('problem.finished.other_solution')];
  if (item.family === 'system' && stated.some((line) => /^[a-z]\s?=\s?-?[\d/.,]+$/.test(line)))
    return [compose('problem.finished.other_unknown')];
  if (next?.rule === 'with_unit') return [compose('problem.finished.unit')];
  const tests = next === null && kindOf(item) === 'radical_equation' && stated.length > 0;
  if (tests) return [compose('problem.finished.check', { given: formulaOf(item.given) })];
  const step = next ?? steps[0];
  if (!step) return null;
  return [
    compose(stated.length > 0 ? 'problem.finished.step' : 'problem.finished.nothing', { rule: step.text }),
  ];
}

const endsWith = (line: string, value: string): boolean =>
  line.replaceAll(/\s/g, '').endsWith(`=${value.replaceAll(/\s/g, '')}`);

function unitReply(state: SessionState, { steps }: StepFacts, compose: ComposeReply): TutorMoment {
  const { item } = state;
  const text = `${item.story ?? ''} ${item.problem}`;
  const unit = /(?<=\d\s?)(mm|cm|dm|km|m|in|ft)(?![a-z²³])/.exec(text)?.[1];
  const rules = steps.map(({ rule }) => rule).join(' ');
  const size = /area|surface/.test(rules)
    ? 'area'
    : /volume/.test(rules)
      ? 'volume'
      : /perimeter|circumference|pythag|hypotenuse|leg/.test(rules)
        ? 'length'
        : 'other';
  return unit === undefined || size === 'other'
    ? compose('problem.unit.other', {}, true)
    : compose(`problem.unit.${size}`, { unit }, true);
}

const methodReply = (rule: string): ReplyId =>
  /^(?:add|subtract)_equations/.test(rule)
    ? 'problem.method_elimination'
    : /^(?:isolate_letter|substitute)/.test(rule)
      ? 'problem.method_substitution'
      : 'problem.method';

function verifyReply({ item }: SessionState): ReplyId {
  switch (kindOf(item)) {
    case 'radical_equation':
      return 'problem.verify.root';
    case 'rational_equation':
      return 'problem.verify.denominator';
    case 'logarithmic_equation':
      return 'problem.verify.logarithm';
    default:
      return 'problem.verify.other';
  }
}

const numbersIn = (plain: string): number[] =>
  [
    ...plain
      .replaceAll('²', '^2')
      .replaceAll('³', '^3')
      .matchAll(/\d+(?:\.\d+)?/g),
  ].map(([one]) => Number(one));

/** Where a number of a line comes from: the step that brought it, and the two numbers that make it. */
function originReply(
  number: string,
  { before, steps }: StepFacts,
  say: (about: ReplyId, values: Values) => TutorMoment[],
): TutorMoment[] | null {
  const wanted = Number(number.replace(/^[-+]/, '').replace(',', '.'));
  const has = (plain: string) => numbersIn(plain).includes(wanted);
  const candidates = [...(before ? [before] : []), ...steps];
  const step = candidates.find((one) => has(one.after) && !has(one.before)) ?? before;
  if (!step) return null;
  const parts = [...new Set([...Object.values(step.params).flatMap(numbersIn), ...numbersIn(step.before)])];
  const rule = textsBehind(step, steps);
  const pair = pairFor(wanted, parts);
  const shown = number.replace(/^\+/, '');
  return pair
    ? say(`problem.origin.${pair.how}`, { number: shown, a: pair.a, b: pair.b, rule })
    : say('problem.origin.rule', { number: shown, rule });
}

/** The reason of a step; for a derivative also that of the step before, which left the other factor. */
function textsBehind(step: StepFact, steps: readonly StepFact[]): string {
  const at = steps.indexOf(step);
  const chain = at > 0 && /chain|product|quotient/.test(steps[at - 1]!.rule) ? `${steps[at - 1]!.text} ` : '';
  return `${chain}${step.text}`;
}

function pairFor(
  wanted: number,
  parts: readonly number[],
): { how: 'product' | 'sum' | 'difference' | 'quotient'; a: number; b: number } | null {
  const pairs = parts.flatMap((a) =>
    parts.filter((b) => b !== a || parts.length === 1).map((b) => ({ a, b })),
  );
  const useful = pairs.filter(({ a, b }) => a !== 0 && b !== 0);
  const find = (fits: (a: number, b: number) => boolean) => useful.find(({ a, b }) => fits(a, b));
  const product = find((a, b) => a * b === wanted && a !== 1 && b !== 1);
  if (product) return { how: 'product', ...product };
  const sum = find((a, b) => a + b === wanted);
  if (sum) return { how: 'sum', ...sum };
  const difference = find((a, b) => a - b === wanted);
  if (difference) return { how: 'difference', ...difference };
  const quotient = find((a, b) => a / b === wanted && b !== 1);
  return quotient ? { how: 'quotient', ...quotient } : null;
}

/** How to bring the unknown down from an exponent. */
export function exponentReply({ steps }: StepFacts, compose: ComposeReply): TutorMoment[] {
  const same = steps.find(({ rule }) => rule === 'same_base');
  const [base, value] = [same?.params['base'], same?.params['value']];
  return base !== undefined && value !== undefined
    ? [compose('problem.exponent.same_base', { base, amount: value })]
    : [compose('problem.exponent.logarithm')];
}

/** A value before a change by a percentage: what is the whole, and what part of it is known. */
export function percentReply({ item }: SessionState, compose: ComposeReply): TutorMoment[] | null {
  const found = /p\s*=\s*([\d.,]+)[\s\u00a0\u202f]*%.*?v\s*=\s*(\S[^%]*)$/u.exec(item.given.plain);
  const percent = Number(found?.[1]?.replace(',', '.') ?? Number.NaN);
  if (!found || !Number.isFinite(percent)) return null;
  const rises = /more|increase|aument|sub|augment|hausse/.test(item.problem.toLowerCase());
  const left = rises ? 100 + percent : 100 - percent;
  return [
    compose(rises ? 'problem.before_rise' : 'problem.before_fall', {
      percent,
      left,
      amount: found[2]!.trim(),
    }),
  ];
}

/** A letter of a system that the learner has expressed by the others: the next idea is to put it in. */
export function expressedLetter({ item }: SessionState): { letter: string; expression: string } | null {
  if (item.family !== 'system') return null;
  const lines = [...(item.asides ?? []), lastLine(item).formula.plain].toReversed();
  for (const line of lines) {
    const found = /^([a-z])\s?=\s?([^=]*[a-z][^=]*)$/.exec(line);
    if (found && !found[2]!.includes(found[1]!)) return { letter: found[1]!, expression: found[2]!.trim() };
  }
  return null;
}
