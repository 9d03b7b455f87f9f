import { createRightAnswer } from '#app/practice/domain/items/sample-answers.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import type { SessionState } from '#app/teaching/domain/pedagogy/state.ts';
import { promptOf } from '#app/teaching/use-cases/skill/enter-step.server.ts';
import type { PresentedItem } from '#app/teaching/domain/skill/track.ts';
import type { TurnAnswer } from '#app/teaching/model/views.ts';
import { type SessionFault, helpIn, leakFaults } from './checks.ts';
import { standingOf } from './leak.ts';
import { type Judged, judgedAs, lineVerdict } from './line-verdict.ts';
import type { SessionLanguage } from './play.ts';
import { inNotation, saysItself, withUnits } from './problems.ts';
import { mathsInWords, plainOf } from './prose.ts';
import { inLanguage } from './skill-deeds.ts';
import { judgedWrong, truthOfLine } from './verdicts.ts';

/** An open question of a taught skill, and the work on it. */
export class Opened {
  readonly #question: PresentedItem;
  readonly id: string;
  readonly item: GeneratedItem;
  readonly byLines: boolean;
  readonly language: SessionLanguage;
  /** Its key in the learner's history: known questions are not asked again. */
  readonly given: string;
  failed = 0;
  turns = 0;
  started = false;
  readonly tried: string[] = [];

  constructor(question: PresentedItem, given: string, language: SessionLanguage) {
    this.#question = question;
    this.id = question.id;
    this.item = itemOfRecord(question);
    this.byLines = question.byLines;
    this.language = language;
    this.given = given;
  }

  /** The answer in the notation of the language; null where it is not a written one. */
  get answer(): string | null {
    const { answer } = this.item;
    return answer.kind === 'formula' ? inNotation(answer.expected, this.language) : null;
  }

  /** Formulas of the question itself: repeating them reveals nothing. */
  get formulas(): string[] {
    return promptOf(this.#question, this.language).flatMap((part) =>
      typeof part === 'string' ? mathsInWords(part) : [part.plain],
    );
  }

  see(input: TurnInput, { learner }: TurnAnswer, failed: boolean): void {
    this.turns += 1;
    if (failed) this.failed += 1;
    const attempts = learner.kind === 'given' || (learner.kind === 'line' && learner.judgement !== 'unread');
    if (attempts || ('action' in input && input.action === 'cannot_start')) this.started = true;
    if (learner.kind === 'given' || learner.kind === 'line') this.tried.push(learner.typed);
  }
}

const showsAnother = ({ turn }: TurnAnswer): boolean =>
  turn.blocks.some((block) => block.kind === 'steps' && block.id === '');

/** Help needs an attempt or "I can't start"; the second failure brings a worked example or the full solution. */
export function helpFaultsOf(
  opened: Opened,
  input: TurnInput,
  answer: TurnAnswer,
  over: boolean,
): SessionFault[] {
  const { learner, turn } = answer;
  if (opened.byLines) return [];
  const help = helpIn(turn) > 0 || showsAnother(answer);
  const starts = 'action' in input && (input.action === 'cannot_start' || input.action === 'give_up');
  const what = JSON.stringify(input);
  if (help && !opened.started && learner.kind !== 'given' && !starts)
    return [{ kind: 'hint without an attempt', what }];
  const failsHere = learner.kind === 'given' && learner.verdict === 'different';
  if (failsHere && opened.failed >= 1 && !over && !showsAnother(answer))
    return [{ kind: 'no help after two failures', what }];
  return [];
}

/** The answer revealed before the question is over: in a text, or at the end of another solution. */
export function leakFaultsOf(
  opened: Opened,
  state: SessionState,
  { turn, learner }: TurnAnswer,
): SessionFault[] {
  const { answer, language } = opened;
  if (answer === null) return [];
  const said = learner.kind === 'given' ? [learner.typed] : [];
  const standing = [...standingOf(state, learner, opened.tried), ...said, opened.given, ...opened.formulas];
  const close = (text: string) => text.replaceAll(/\s/gu, '');
  const ends = turn.blocks.some(
    (block) =>
      block.kind === 'steps' &&
      block.id === '' &&
      plainOf(block.prompt) !== '' &&
      close(block.lines.at(-1)?.formula.plain ?? '') === close(answer),
  );
  return [
    ...leakFaults(turn, { answer, standing, locale: language }),
    ...(ends ? [{ kind: 'leak' as const, what: `the example ends with ${answer}` }] : []),
  ];
}

/** The verdict on an answer or a line compared with the truth; null where there was no verdict. */
export function verdictOf(
  opened: Opened,
  before: SessionState,
  input: TurnInput,
  { learner, turn }: TurnAnswer,
): Judged | null {
  const verdict = turn.blocks.find((block) => block.kind === 'verdict')?.verdict;
  if (!verdict) return null;
  if (learner.kind === 'given' && 'given' in input) return ofGiven(opened, input.given, verdict);
  if (learner.kind !== 'line' || !('answer' in input) || input.answer.includes('\n')) return null;
  const { item } = opened;
  const problem = item.proof.by === 'solve' ? item.proof.problem : '';
  const units = withUnits.includes(item.template.skills[0]);
  const key = units || item.answer.kind !== 'formula' ? null : item.answer.expected;
  const known = { byItself: !units && saysItself(problem), key, language: opened.language };
  return lineVerdict({ typed: input.answer, learner }, before, turn, known);
}

type GivenInput = Extract<TurnInput, { given: unknown }>['given'];

/** A written answer is decided numerically; a choice, an order, a point by the question's own answer. */
function ofGiven(opened: Opened, given: GivenInput, verdict: 'equal' | 'different' | 'unknown'): Judged {
  const { item, language } = opened;
  const right = JSON.stringify(inLanguage(createRightAnswer(item), language)) === JSON.stringify(given);
  const what = `${opened.given} → ${JSON.stringify(given)}`;
  if (right)
    return judgedAs(true, false, verdict === 'equal' ? null : `called ${verdict}, is the answer`, what);
  const units = withUnits.includes(item.template.skills[0]);
  if (given.kind !== 'formula' || item.answer.kind !== 'formula')
    return judgedAs(true, false, verdict === 'equal' ? 'called right, is not' : null, what);
  const key = units ? null : item.answer.expected;
  const truth = truthOfLine({ typed: given.text, plain: null, given: '', byItself: false, key, language });
  const wrong = truth && verdict === 'equal' ? judgedWrong(truth, verdict, 'finished') : null;
  return judgedAs(truth !== null, verdict === 'unknown', wrong, what);
}
