import type { RuleId } from '@curvela/maths';
import type { NamedOperation } from '../../model/understanding/cues/cue.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import { topicOfRule } from './rule-topic.ts';
import type { Clarification, TutorMoment } from '../pedagogy/moments.ts';
import { hasOthers, offer } from '../pedagogy/offers.ts';
import { mayHaveHint } from '../pedagogy/ladder.ts';
import { formulaOf, lastLine, type Formula, type SessionState } from '../pedagogy/state.ts';
import { numbersAtHand } from './numbers-at-hand.ts';
import type { Act, Aspect } from './act.ts';
import { judgeProposal, type ProposalFacts } from './judge-proposal.ts';
import { problemReply, type ComposeReply } from './problem-reply.ts';
import type { ProposedOperation } from './proposed-operation.ts';
import type { ReplyId } from './reply-ids.ts';
import { isDoneBy, type StepFact, type StepFacts } from './step-facts.ts';

/** Acts that are answered with words alone: they change nothing but what was compose last. */
export type SpokenAct = Exclude<
  Act,
  { act: 'claim' | 'line' | 'switch' | 'yes' | 'no' | 'stuck' | 'intent' | 'words' | 'unclear' }
>;

const numberOf = (text: string): Formula => ({ latex: text, plain: text, speech: text });

/** The moments of a reply. `line` adds the way back to the step. */
export function replyTo(act: SpokenAct, state: SessionState, facts: ProposalFacts): TutorMoment[] {
  const { item, card } = state;
  const line = card?.purpose === 'line' ? card.line : null;
  const compose = (
    about: ReplyId,
    values: Record<string, string | number | Formula> = {},
    back = false,
  ): TutorMoment => ({
    say: 'reply',
    about,
    values: { line: line ?? lastLine(item).n + 1, before: (line ?? 2) - 1, ...values },
    line: back ? line : null,
  });
  switch (act.act) {
    case 'topic':
      return [topicMoment(act.topic, act.aspect, state)];
    case 'compare':
      return [{ say: 'compare', topics: act.topics, line }];
    case 'why_wrong':
      return whyWrong(act.calculation, state, facts, compose);
    case 'why_step':
      return whyStep(act, state, facts, compose);
    case 'allowed':
      return proposalReply(act.proposal, state, facts, compose);
    case 'about_problem':
      return (
        problemReply(act, state, facts, {
          compose,
          explain: (topic, aspect) => topicMoment(topic, aspect, state),
        }) ?? hereReply(facts, compose)
      );
    case 'here':
      return hereReply(facts, compose);
    case 'checking':
      return [compose(act.brackets ? 'check.factor' : checkReply(state), { given: formulaOf(item.given) })];
    case 'answer':
      return answerReply(act, state, facts, compose);
    case 'reword':
      return [rewordReply(state, facts)];
    case 'other_way':
      return [compose(otherWayReply(state), {}, true)];
    case 'easier':
      return [compose('easier'), offer(...easierOffers(state))];
    case 'feeling':
      return feelingReply(act.feeling, state, compose);
    case 'complaint':
      return [compose('complaint'), offer(...easierOffers(state)), { say: 'people' }];
    case 'greeting':
    case 'about_tutor':
    case 'readers':
    case 'off_topic':
      return [compose(act.act, {}, false)];
  }
}

function proposalReply(
  proposal: ProposedOperation | null,
  state: SessionState,
  facts: ProposalFacts,
  compose: ComposeReply,
): TutorMoment[] {
  const { about, values } = judgeProposal(proposal, state, facts);
  return [compose(about, { term: numberOf(String(values['operand'] ?? '')), ...values }, true)];
}

/** The idea of the next step, for a question about the problem that names nothing in particular. */
const hereReply = ({ next, steps }: StepFacts, compose: ComposeReply): TutorMoment[] => {
  const step = next ?? steps[0];
  return [step ? compose('problem.here', { rule: step.text }) : compose('unclear')];
};

export function topicMoment(topic: TopicId, aspect: Aspect, state: SessionState): TutorMoment {
  const line = state.card?.purpose === 'line' ? state.card.line : null;
  const problem = state.item.given.plain;
  return { say: 'topic', topic, aspect, here: numbersAtHand(topic, state.item), problem, line };
}

const doneBy: Readonly<Partial<Record<RuleId, 'add' | 'subtract' | 'multiply' | 'divide'>>> = {
  add_both_sides: 'add',
  subtract_both_sides: 'subtract',
  divide_both_sides: 'divide',
  multiply_both_sides: 'multiply',
};

/** Why a step is done: with its number where one operation frees the unknown, else by the notion behind its rule. */
function becauseOf(step: StepFact, state: SessionState, compose: ComposeReply): TutorMoment {
  const kind = doneBy[step.rule];
  if (kind && step.term !== null) return compose(`because.${kind}`, { term: numberOf(step.term) });
  return topicMoment(topicOfRule(step.rule, state.item), 'why', state);
}

/** After a mistake the way to do it says more than the reason for doing it. */
const shownByWay: ReadonlySet<TopicId> = new Set<TopicId>([
  'factorise',
  'slope',
  'limit',
  'percentage',
  'prime',
]);
function correctionOf(step: StepFact, state: SessionState, compose: ComposeReply): TutorMoment {
  const topic = topicOfRule(step.rule, state.item);
  return shownByWay.has(topic) ? topicMoment(topic, 'how', state) : becauseOf(step, state, compose);
}

function whyWrong(
  calculation: boolean,
  state: SessionState,
  { next }: StepFacts,
  compose: ComposeReply,
): TutorMoment[] {
  const { slip } = state.item.step;
  if (!slip)
    return next
      ? [becauseOf(next, state, compose)]
      : [{ say: 'clarify', about: 'no_verdict', slip: null, line: null }];
  const intro = compose(calculation ? 'calculation' : 'wrong', {}, false);
  const named: TutorMoment[] = slip.mistake ? [{ say: 'rule', text: slip.mistake.text }] : [];
  const before = lastLine(state.item).n;
  const shown: TutorMoment = { say: 'evidence', slip, line: before + 1, before };
  const because = next ? [correctionOf(next, state, compose)] : [];
  const plain: TutorMoment = { say: 'clarify', about: 'why', slip, line: state.card?.line ?? null };
  return because.length + named.length > 0 ? [intro, ...named, shown, ...because] : [plain];
}

function whyStep(
  { operations, numbers, topic }: Extract<Act, { act: 'why_step' }>,
  state: SessionState,
  { next, steps }: StepFacts,
  compose: ComposeReply,
): TutorMoment[] {
  if (topic && !(topic === 'flip_sign' && state.item.task !== 'solve'))
    return [topicMoment(topic, isNeedless(topic, state) ? 'scope' : 'why', state)];
  const done = operations.flatMap((operation) => steps.filter(({ rule }) => isDoneBy(rule, operation)));
  const meant = done.find(({ term }) => fits(term, numbers));
  if (meant) return [becauseOf(meant, state, compose)];
  if (done.length > 0 && !meant && state.item.task === 'solve') return [topicMoment('undo', 'why', state)];
  const isRelation = state.item.tree.kind === 'relation' || state.item.task === 'solve';
  const step = next ?? steps[0];
  const balances = step !== undefined && topicOfRule(step.rule, state.item) === 'undo';
  if (operations.length > 0 && isRelation && (balances || step === undefined)) {
    return [topicMoment('undo', 'why', state)];
  }
  return step
    ? [becauseOf(step, state, compose)]
    : [{ say: 'clarify', about: 'no_verdict', slip: null, line: null }];
}

/** A common denominator is asked about where fractions are multiplied or divided: it is not needed there. */
const isNeedless = (topic: TopicId, { item }: SessionState): boolean =>
  topic === 'common_denominator' &&
  ['multiply', 'divide'].includes(item.tree.kind) &&
  /\/.*[·*:÷]|[·*:÷].*\//.test(item.given.plain);

const isRelationTask = ({ item }: SessionState): boolean => item.task === 'solve';
function checkReply({ item }: SessionState): ReplyId {
  switch (item.task) {
    case 'solve':
      if (item.family === 'system') return 'check.system';
      return /[<>≤≥]/.test(item.given.plain) ? 'check.inequality' : 'check.solve';
    case 'factor':
      return 'check.factor';
    case 'integrate':
      return 'check.integrate';
    case 'evaluate':
    case 'simplify':
    case 'expand':
    case 'divide':
    case 'complete_square':
      return /\p{L}/u.test(item.given.plain) ? 'check.expression' : 'check.number';
    default:
      return 'check.other';
  }
}

/** Judges an answer in words: against the wrong line, the operations on the unknown, and the next step. */
function answerReply(
  { operations, numbers, sign }: Extract<Act, { act: 'answer' }>,
  state: SessionState,
  { next, steps }: StepFacts,
  compose: ComposeReply,
): TutorMoment[] {
  const { step } = state.item;
  if (step.slip && step.rung <= 1 && operations.length <= 1 && (sign || numbers.length > 0)) {
    const place = placeReply(state, { sign, numbers });
    if (place) return [compose(place)];
  }
  if (next && operations.some((operation) => isDoneBy(next.rule, operation)) && fits(next.term, numbers)) {
    return [compose('answer.right')];
  }
  if (step.rung > 0 && undoes(operations, numbers, steps)) return [compose('answer.undo')];
  if (
    isRelationTask(state) &&
    operations.some((one) => one === 'add' || one === 'subtract' || one === 'multiply' || one === 'divide')
  ) {
    return [compose('answer.possible')];
  }
  return [compose('answer.noted')];
}

const fits = (term: string | null, numbers: readonly string[]): boolean =>
  term === null ||
  numbers.length === 0 ||
  numbers.some((one) => one.replace(/^[-+]/, '') === term.replace(/^[-−]/, ''));

const opposites: Readonly<Partial<Record<NamedOperation, RegExp>>> = {
  add: /^subtract_both/,
  subtract: /^add_both/,
  multiply: /^divide_(?:both|and)/,
  divide: /^multiply_both/,
};
/** Whether the operations named are those that the solution undoes. */
function undoes(
  operations: readonly NamedOperation[],
  numbers: readonly string[],
  steps: readonly StepFact[],
): boolean {
  const arithmetic = operations.filter((operation) => opposites[operation] !== undefined);
  // "Doubled" is an operation with its number in the same word.
  const isSpelled = numbers.length < arithmetic.length;
  return (
    arithmetic.length > 0 &&
    arithmetic.every((operation) =>
      steps.some(({ rule, term }) => opposites[operation]!.test(rule) && (isSpelled || fits(term, numbers))),
    )
  );
}

/** Whether the place that the learner names differs between the wrong line and the one before. */
function placeReply(
  { item }: SessionState,
  { sign, numbers }: { sign: boolean; numbers: readonly string[] },
): 'answer.place' | 'answer.place_other' | null {
  const { slip } = item.step;
  if (!slip) return null;
  const [before, after] = [lastLine(item).formula.plain, slip.formula.plain];
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
  const changed = (pattern: RegExp) => count(before, pattern) !== count(after, pattern);
  if (sign) return changed(/[-−]/g) || changed(/\+/g) ? 'answer.place' : null;
  const number = numbers[0]?.replace(/^[-+]/, '');
  if (number === undefined) return null;
  return changed(new RegExp(`(?<!\\d)${number.replaceAll('.', '\\.').replace('/', '\\/')}(?!\\d)`, 'g'))
    ? 'answer.place'
    : 'answer.place_other';
}

/** The last notion explained once more from another side, else the idea of the next step. */
function rewordReply(state: SessionState, { next }: StepFacts): TutorMoment {
  const last = state.talk?.topic;
  if (last) {
    const aspect: Aspect = state.talk?.aspect === 'why' ? 'what' : 'why';
    return topicMoment(last, aspect, state);
  }
  return next
    ? topicMoment(topicOfRule(next.rule, state.item), 'what', state)
    : { say: 'clarify', about: 'task' satisfies Clarification, slip: null, line: state.card?.line ?? null };
}

function otherWayReply({ item }: SessionState): ReplyId {
  const family: string = item.family ?? '';
  if (/quadratic/.test(family)) return 'other_way.quadratic';
  if (/system/.test(family)) return 'other_way.system';
  if (/linear/.test(family)) return 'other_way.linear';
  return /\p{L}/u.test(item.given.plain) ? 'other_way.other' : 'other_way.number';
}

const easierOffers = (state: SessionState) =>
  [
    mayHaveHint(state.item.step) && state.card?.purpose === 'line' ? ('example' as const) : null,
    state.card?.purpose === 'line' && !state.item.step.cannotStart ? ('cannot_start' as const) : null,
    hasOthers(state) ? ('another' as const) : null,
  ].filter((one) => one !== null);

export function orientReply({ item }: SessionState): ReplyId {
  if (item.task === 'solve') return 'orient.equation';
  return item.task === 'find' || item.task === 'convert' ? 'orient.other' : 'orient.expression';
}

function feelingReply(
  feeling: Extract<Act, { act: 'feeling' }>['feeling'],
  state: SessionState,
  compose: ComposeReply,
): TutorMoment[] {
  switch (feeling) {
    case 'sad':
      return [compose('sad'), offer('stop'), { say: 'people' }];
    case 'tired':
    case 'nervous':
    case 'annoyed':
      return [compose(feeling), offer('stop')];
    case 'discouraged':
      return [
        compose(feeling),
        ...(state.card?.purpose === 'line'
          ? [offer(mayHaveHint(state.item.step) ? 'hint' : 'cannot_start', 'stop')]
          : []),
      ];
    case 'too_easy':
      return [compose(feeling), ...(hasOthers(state) ? [offer('another')] : [])];
    case 'purpose':
    case 'happy':
      return [compose(feeling)];
  }
}
