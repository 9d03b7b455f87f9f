import type { Maths } from '@curvela/maths';
import { writeRequest } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { hintViews } from '../hint-view.server.ts';
import {
  mayHaveHint,
  nextRung,
  type SkillId,
  type KnownMistake,
  type ItemTemplate,
} from '@curvela/curriculum';
import { practiceError } from '../../model/errors.ts';
import type { GivenAnswer } from '../../model/schemas.ts';
import type { AttemptRecord, TutoredItem, TutoredTry, TutoredWork } from '../../model/record.ts';
import { contents } from '@curvela/curriculum/skills';
import type { HintView, SentenceParts, WorkedView } from '../../model/views.ts';
import { afterAttempt, type EvidenceResult } from '../../domain/items/after-attempt.ts';
import { attemptView, mistakeOf } from './attempt-view.server.ts';
import { gradeAnswer } from './grade.server.ts';
import { countsAsEvidence, type GradingEngine } from '../../domain/items/grade.ts';
import { answerParts, itemOfRecord, questionView } from './view.server.ts';
import { knownOf } from '../../domain/items/attempt-rules.ts';
import { workedView } from './worked.server.ts';

/* Practice questions for the tutor: served, graded and hinted by the same rules, stored by the conversation. Nothing here writes. */

export type TutoredTemplate = Pick<ItemTemplate, 'id' | 'level' | 'kind'> & {
  /** The engine solves it from the formula alone, so that it can be worked line by line. */
  readonly byLines: boolean;
};

/** The templates of a skill. Empty for a skill without content. */
export const templatesOf = (skill: SkillId): TutoredTemplate[] =>
  (contents[skill]?.templates ?? []).map(({ id, level, kind }) => ({
    id,
    level,
    kind,
    byLines: kind === 'formula' && solvedProblem({ template: id, seed: 1 }) !== null,
  }));

/** The prompt and the answer field. */
export const tutoredQuestion = (item: TutoredItem, language: Language) =>
  questionView(itemOfRecord(item), language);

/** The same as a problem for the engine, in the notation of the language; null unless the question is a formula alone. */
export function lineProblem(item: TutoredItem, language: Language): string | null {
  const problem = solvedProblem(item);
  return problem === null ? null : writeRequest(problem, language);
}

/** The problem in English notation that the engine solves line by line; null unless the question is a formula alone. */
function solvedProblem(item: TutoredItem): string | null {
  const { answer, proof, worked } = itemOfRecord(item);
  if (answer.kind !== 'formula' || worked !== 'engine' || proof.by !== 'solve' || proof.counts) return null;
  return proof.problem;
}

/** The solution with its reasons, null while the engine is busy; and the answer as displayed. */
export async function tutoredSolution(
  maths: Pick<Maths, 'solve'>,
  item: TutoredItem,
  language: Language,
): Promise<{ worked: WorkedView | null; answer: SentenceParts }> {
  const generated = itemOfRecord(item);
  return { worked: await workedView(maths, generated, language), answer: answerParts(generated, language) };
}

export type GradedTry = {
  readonly work: TutoredWork;
  readonly verdict: TutoredTry['verdict'];
  readonly formMissed: boolean;
  /** The answer as displayed, and the text of the verdict. */
  readonly given: SentenceParts;
  readonly feedback: SentenceParts;
  readonly mistake: { readonly id: KnownMistake; readonly text: SentenceParts } | null;
  /** Help that was given automatically. */
  readonly hint: HintView | null;
  readonly shows: EvidenceResult | null;
};

/** Grades an answer. Throws 422 `unreadable` (no attempt), 400 `wrong_kind`. */
export async function judgeTutored(
  maths: GradingEngine,
  item: TutoredItem,
  work: TutoredWork,
  given: GivenAnswer,
  language: Language,
): Promise<GradedTry> {
  const generated = itemOfRecord(item);
  const grade = await gradeAnswer(maths, generated, given, language);
  const { verdict, formMissed, mistake, written, place, feedback } = grade;
  const answer = { given, written, place, feedback, mistakeSlots: mistake?.slots ?? {} };
  const one: TutoredTry = { answer, verdict, formMissed, mistake: mistake?.id ?? null };
  const tries = [...work.tries, one];
  const { state, rung, shows } = afterAttempt('skill', work, tries.map(recordOf));
  const after: TutoredWork = {
    ...work,
    tries,
    rung,
    state: state === 'right' || state === 'given_up' ? state : 'open',
  };
  const view = attemptView(generated, recordOf(one, 0), language, false);
  const named = mistakeOf(one, language);
  return {
    work: after,
    verdict,
    formMissed,
    given: view.given,
    feedback: view.feedback,
    mistake: one.mistake !== null && named ? { id: one.mistake, text: named } : null,
    hint: rung > work.rung && after.state === 'open' ? await hintOf(maths, item, after, language) : null,
    shows,
  };
}

/** The next rung of help; from H4 on the question is given up. Throws 409 `no_hint_yet` before an attempt and without "I can’t start". */
export async function helpTutored(
  maths: Pick<Maths, 'solve'>,
  item: TutoredItem,
  work: TutoredWork,
  language: Language,
): Promise<{ work: TutoredWork; hint: HintView | null; shows: EvidenceResult | null }> {
  if (!mayHelpTutored(work)) throw practiceError('no_hint_yet', { status: 409 });
  const rung = nextRung(work.rung, knownOf(work.tries.map(recordOf)));
  if (rung === 4) return { ...giveUpTutored(work), hint: null };
  const after = { ...work, rung };
  const shows = rung === 3 && !work.tries.some(countsAsEvidence) ? notKnown : null;
  return { work: after, hint: await hintOf(maths, item, after, language), shows };
}

const mayHelpTutored = ({ tries, cannotStart }: TutoredWork): boolean =>
  mayHaveHint({ tried: tries.length > 0, cannotStart });

/** The solution is shown: it counts as not known. */
export const giveUpTutored = (work: TutoredWork): { work: TutoredWork; shows: EvidenceResult } => ({
  work: { ...work, rung: 4, state: 'given_up' },
  shows: notKnown,
});

const notKnown: EvidenceResult = { right: false, aid: 'shown' };

async function hintOf(
  maths: Pick<Maths, 'solve'>,
  item: TutoredItem,
  { rung, tries }: TutoredWork,
  language: Language,
): Promise<HintView | null> {
  const all = await hintViews(maths, itemOfRecord(item), { rung, attempts: tries.map(recordOf) }, language);
  return all.find((hint) => hint.rung === rung) ?? null;
}

const noAccountId = '00000000-0000-0000-0000-000000000000';
const recordOf = (one: TutoredTry, index: number): AttemptRecord => ({
  ...one,
  id: noAccountId,
  itemId: noAccountId,
  number: index + 1,
  confidence: null,
  rung: -1,
  tookMs: 0,
  at: new Date(0),
  changes: [],
});
