import { giveUpTutored, helpTutored, judgeTutored, type GradedTry } from '#app/practice/index.server.ts';
import type { GivenAnswer, TutoredWork } from '#app/practice/index.ts';
import type { KnownMistake } from '@curvela/curriculum';
import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import type { WorkEvidence } from '../../domain/pedagogy/work-evidence.ts';
import type { Card, ItemOutcome, SessionState } from '../../domain/pedagogy/state.ts';
import { teachingError } from '../../model/errors.ts';
import { languageOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { enterStep, problemOf, promptOf, skillCard, type SkillSession } from './enter-step.server.ts';
import { nextStep } from '../../domain/skill/steps.ts';
import { mayHelp } from '../../domain/skill/talk.ts';
import { hintMoment, solutionOfQuestion } from './skill-texts.server.ts';
import {
  formulaOfWords,
  plainTextOf,
  toStoredText,
  type StoredText,
} from '../../domain/skill/stored-text.ts';
import type { PresentedItem, QuestionStep, Result, Track } from '../../domain/skill/track.ts';

type Done = { advance: Advance; shown: WorkEvidence | null };
type Shows = { right: boolean; aid: 'none' | 'hint' | 'shown' } | null;

const need = (about: SessionContext) => ({ services: about.services, language: languageOf(about) });

export function questionOfTrack({ question }: Track): PresentedItem {
  if (!question) throw teachingError('not_now', { status: 409 });
  return question;
}

/** An answer to a practice question, graded as in practice. Throws 422 with the position when it cannot be parsed. */
export async function answerQuestion(
  about: SessionContext,
  state: SkillSession,
  card: Card,
  given: GivenAnswer,
): Promise<Reaction> {
  const question = questionOfTrack(state.track);
  const { maths } = about.services;
  const judged = await judgeTutored(maths, question, question.work, given, languageOf(about));
  const text = toStoredText(judged.given);
  // The last failure shows the solution: the evidence then counts the solution as shown.
  const shows: Shows = judged.work.state === 'given_up' ? { right: false, aid: 'shown' } : judged.shows;
  const shown = evidenceOfQuestion(about, state, shows, judged.mistake?.id ?? null, text);
  const advance = await afterAnswer(about, state, judged);
  const learner = { kind: 'given', typed: plainTextOf(text), text, given, verdict: judged.verdict } as const;
  return { advance, learner, card, flag: null, shown };
}

async function afterAnswer(about: SessionContext, state: SkillSession, judged: GradedTry): Promise<Advance> {
  const { verdict, formMissed, feedback, mistake, hint } = judged;
  const moments: TutorMoment[] = [
    {
      say: 'skill_verdict',
      verdict: formMissed ? 'unknown' : verdict,
      text: toStoredText(feedback),
      mistake: mistake?.id ?? null,
    },
  ];
  const next = withWork(state, judged.work);
  if (judged.work.state === 'right') return finishQuestion(about, next, resultOf(judged.work), moments);
  if (judged.work.state === 'given_up') return presentSolution(about, next, moments);
  // When guided, a recognised mistake is named at once: seeing it is the purpose of the step.
  if (hint) moments.push(hintMoment(hint));
  else if (mistake && state.track.step === 'guided' && verdict === 'different')
    moments.push({ say: 'skill_hint', rung: 2, text: toStoredText(mistake.text), worked: null });
  else return offerEarly(about, next, verdict === 'different', moments);
  return again(about, next, moments);
}

/** Tutor models that help on the first failure do so here as well. */
async function offerEarly(
  about: SessionContext,
  state: SkillSession,
  wrong: boolean,
  moments: TutorMoment[],
): Promise<Advance> {
  const { work } = questionOfTrack(state.track);
  const offers = about.circumstances.policy.afterFirstFailure !== null && wrong && work.rung < 1;
  if (!offers) return again(about, state, moments);
  const { services, language } = need(about);
  const help = await helpTutored(services.maths, questionOfTrack(state.track), work, language);
  if (!help.hint) return again(about, state, moments);
  return again(about, withWork(state, help.work), [...moments, hintMoment(help.hint)]);
}

/** The next hint level; H4 is the solution. */
export async function helpWithQuestion(
  about: SessionContext,
  state: SkillSession,
  cannotStart: boolean,
): Promise<Done> {
  const question = questionOfTrack(state.track);
  const work = { ...question.work, cannotStart: question.work.cannotStart || cannotStart };
  if (!mayHelp(work)) {
    const advance = again(about, state, [{ say: 'try_first' }]);
    return { advance, shown: null };
  }
  const { services, language } = need(about);
  const help = await helpTutored(services.maths, question, work, language);
  const shown = evidenceOfQuestion(about, state, help.shows, null, null);
  const next = withWork(state, help.work);
  if (help.work.state === 'given_up') return { advance: await presentSolution(about, next, []), shown };
  return { advance: again(about, next, help.hint ? [hintMoment(help.hint)] : [{ say: 'no_help' }]), shown };
}

/** The solution on request. */
export async function giveUpQuestion(about: SessionContext, state: SkillSession): Promise<Done> {
  const { work, shows } = giveUpTutored(questionOfTrack(state.track).work);
  const shown = evidenceOfQuestion(about, state, shows, null, null);
  return { advance: await presentSolution(about, withWork(state, work), []), shown };
}

export async function presentSolution(
  about: SessionContext,
  state: SkillSession,
  before: TutorMoment[],
): Promise<Advance> {
  const solution = await solutionOfQuestion(need(about), questionOfTrack(state.track));
  return finishQuestion(about, state, 'given_up', [...before, solution]);
}

/** Finishes a question: adds it to the previous ones and enters the next step. */
export async function finishQuestion(
  about: SessionContext,
  state: SkillSession,
  result: Result,
  moments: TutorMoment[],
): Promise<Advance> {
  const { track } = state;
  const question = questionOfTrack(track);
  const prompt = promptOf(question, languageOf(about));
  const stored = {
    id: question.id,
    problem: plainTextOf(prompt),
    given: problemOf(question, languageOf(about)),
    outcome: outcomeOf[result],
  };
  const over: SessionState = {
    ...state,
    past: [...state.past.filter(({ id }) => id !== question.id), stored],
    tally: tallied(state, question.byLines, result),
  };
  const results = [...track.results, { step: track.step as QuestionStep, result }];
  const after = { ...track, results };
  const next = { ...after, step: nextStep(after, result, about.circumstances.policy) };
  const advance = await enterStep(about, over, next, moments);
  return { ...advance, phase: 'resolve' };
}

const outcomeOf: Readonly<Record<Result, ItemOutcome | null>> = {
  unaided: 'unaided',
  helped: 'with_hints',
  given_up: 'given_up',
  skipped: null,
};

/** Questions solved by lines are counted by the conversation. */
function tallied({ tally }: SessionState, byLines: boolean, result: Result): SessionState['tally'] {
  if (byLines || result === 'skipped') return tally;
  if (result === 'given_up') return { ...tally, givenUp: tally.givenUp + 1 };
  const unaided = result === 'unaided' ? 1 : 0;
  return {
    ...tally,
    solved: tally.solved + 1,
    unaided: tally.unaided + unaided,
    afterHelp: tally.afterHelp + 1 - unaided,
  };
}

const resultOf = ({ rung, tries }: TutoredWork): Result =>
  rung > 0 || tries.length > 1 ? 'helped' : 'unaided';

const withWork = (state: SkillSession, work: TutoredWork): SkillSession => {
  const question = questionOfTrack(state.track);
  return { ...state, track: { ...state.track, question: { ...question, work } } };
};

/** The same question again, on a new card. */
function again(about: SessionContext, state: SkillSession, moments: TutorMoment[]): Advance {
  const card = skillCard(about, { purpose: 'question', ask: 'question' });
  const phase = moments.some(({ say }) => say === 'skill_hint') ? 'hint' : 'feedback';
  return { state: { ...state, card, phase }, moments, phase };
}

/** Evidence of an answer. Directly after its example it counts at most as practice with help. */
export function evidenceOfQuestion(
  about: SessionContext,
  { track }: SkillSession,
  shows: Shows,
  mistake: KnownMistake | null,
  answer: StoredText | null,
): WorkEvidence | null {
  if (!shows) return null;
  const { id, template, ...item } = questionOfTrack(track);
  const words = plainTextOf(promptOf({ template, ...item }, languageOf(about)));
  const aid = track.step === 'guided' && shows.aid === 'none' ? 'hint' : shows.aid;
  return {
    itemId: id,
    skill: track.skill,
    template,
    right: shows.right,
    aid,
    mistake: shows.right ? null : mistake,
    problem: problemOf({ template, ...item }, languageOf(about)),
    words,
    answer: answer && formulaOfWords(answer),
  };
}
