import { templatesOf, lineProblem, tutoredQuestion } from '#app/practice/index.server.ts';
import { newTutoredWork } from '#app/practice/index.server.ts';
import type { TutoredItem } from '#app/practice/index.ts';
import type { Language } from '#app/platform/texts.ts';
import { endSkill } from '../../domain/skill/ending.ts';
import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { lineCard } from '../../domain/pedagogy/moments.ts';
import { itemOf } from '../../domain/pedagogy/start.ts';
import {
  emptyStep,
  type Card,
  type Formula,
  type SessionItem,
  type SessionState,
} from '../../domain/pedagogy/state.ts';
import { languageOf, type SessionContext } from '../../model/session-context.ts';
import { itemFacts } from '../session/facts.server.ts';
import { otherTemplate, shownTemplate } from '../../domain/skill/choose-templates.ts';
import { questionMomentOf, exampleOf, ideaOf } from './skill-texts.server.ts';
import { formulaOfWords, plainTextOf, toStoredText } from '../../domain/skill/stored-text.ts';
import type { PresentedItem, QuestionStep, SkillStep, Track } from '../../domain/skill/track.ts';

/* Entering a step: the tutor's text, and which card is pending. */

export type SkillSession = SessionState & { readonly track: Track };

const phaseOf: Readonly<Record<SkillStep, SessionState['phase']>> = {
  offer: 'diagnose',
  before: 'diagnose',
  concept: 'orient',
  example: 'orient',
  guided: 'attempt',
  alone: 'transfer',
  twin: 'transfer',
  recap: 'reflect',
  done: 'schedule',
};

export const skillCard = (
  { circumstances }: Pick<SessionContext, 'circumstances'>,
  card: Pick<Card, 'purpose' | 'ask'> & { options?: readonly string[] },
): Card => ({ id: circumstances.newId(), line: null, concept: null, ...card });

/** Between questions the session's item stands for the skill: nothing to solve, no evidence. */
export const shellItem = ({ name }: Track, id: string, at: number): SessionItem => ({
  id,
  role: 'given',
  problem: name,
  task: 'find',
  family: null,
  skill: null,
  oneStep: false,
  given: formulaOfWords([name]),
  tree: { kind: 'list', items: [] },
  lines: [],
  step: emptyStep(),
  help: 0,
  failed: 0,
  startedAt: at,
  outcome: null,
});

/** The state moved to another step, with its card. */
const into = (state: SessionState, track: Track, card: Card | null, moments: TutorMoment[]): Advance => {
  const phase = phaseOf[track.step];
  return { state: { ...state, track, card, phase }, moments, phase };
};

export async function enterStep(
  about: SessionContext,
  state: SessionState,
  track: Track,
  before: TutorMoment[] = [],
): Promise<Advance> {
  switch (track.step) {
    case 'offer':
      return into(state, track, offerCard(about, track), before);
    case 'before':
      return into(state, track, skillCard(about, { purpose: 'reflect', ask: 'before' }), before);
    case 'concept':
      return explainIdea(about, state, track, before);
    case 'example':
      return beginExample(about, state, track, before);
    case 'guided':
    case 'alone':
    case 'twin':
      return ask(about, state, { ...track, step: track.step }, before);
    case 'recap':
    case 'done':
      return endSkill(about, state, track, before, into);
  }
}

const offerCard = (about: SessionContext, { offer }: Track): Card =>
  offer?.why === 'known'
    ? skillCard(about, { purpose: 'step', ask: 'offer_known', options: ['alone', 'on'] })
    : skillCard(about, { purpose: 'step', ask: 'offer_weak', options: ['first', 'on'] });

/** The next part of the idea. */
export function explainIdea(
  about: SessionContext,
  state: SessionState,
  track: Track,
  before: TutorMoment[],
): Advance {
  const { parts, moment } = ideaOf(track, track.told, languageOf(about));
  const explained = Math.min(track.told + 1, parts);
  const options = explained < parts ? ['on', 'more'] : ['on'];
  const card = skillCard(about, { purpose: 'step', ask: 'idea', options });
  const response: TutorMoment = moment ?? { say: 'skill_clarify', about: 'idea_over' };
  return into(state, { ...track, told: explained }, card, [...before, response]);
}

const seedOf = ({ session }: SessionContext, { opened }: Track): number =>
  (session.seed * 31 + opened * 7919 + 11) % 2_000_000_000;

/** A worked example, line by line: a practice question, or the written example while the engine is busy. */
export async function beginExample(
  about: SessionContext,
  state: SessionState,
  track: Track,
  before: TutorMoment[],
): Promise<Advance> {
  const template = shownTemplate(templatesOf(track.skill));
  if (!template) throw new Error(`no questions of ${track.skill}`);
  const item = { template: template.id, seed: seedOf(about, track) };
  const fresh = { id: about.circumstances.newId(), shown: 1, of: 1 };
  const next = { ...track, opened: track.opened + 1, step: 'example' as const };
  const solved = await showExample(about, state, { ...next, example: { ...fresh, item } }, before, true);
  return solved ?? goOn(about, state, { ...next, example: { ...fresh, item: null } }, before);
}

async function goOn(
  about: SessionContext,
  state: SessionState,
  track: Track,
  before: TutorMoment[],
): Promise<Advance> {
  const written = await showExample(about, state, track, before, true);
  return written ?? ask(about, state, { ...track, step: 'guided' }, before);
}

/** The lines of the example so far; null while they are unavailable. */
export async function showExample(
  about: SessionContext,
  state: SessionState,
  track: Track,
  before: TutorMoment[],
  begun = false,
): Promise<Advance | null> {
  const language = languageOf(about);
  const worked = track.example && (await exampleOf({ ...about, language }, track, track.example, begun));
  if (!track.example || !worked) return null;
  const over = track.example.shown >= worked.of;
  const card = skillCard(about, {
    purpose: 'step',
    ask: over ? 'example_over' : 'example',
    options: over ? ['on', 'another'] : ['line'],
  });
  return into(state, { ...track, example: { ...track.example, of: worked.of } }, card, [
    ...before,
    worked.moment,
  ]);
}

type Asking = Track & { readonly step: QuestionStep };

/** A new question: guided uses the example's template, alone another one, its twin the same again. */
async function ask(
  about: SessionContext,
  state: SessionState,
  track: Asking,
  before: TutorMoment[],
): Promise<Advance> {
  const { circumstances } = about;
  const language = languageOf(about);
  const item = freshItem(about, track, language);
  const lines = track.step === 'guided' ? await linesOf(about, item, language) : null;
  const id = lines?.id ?? circumstances.newId();
  const question: PresentedItem = { ...item, id, work: newTutoredWork, byLines: lines !== null };
  const next: Track = {
    ...track,
    question,
    opened: track.opened + 1,
    asked: [...track.asked, question.template],
  };
  const card = lines
    ? lineCard(circumstances, 2, 'first', null)
    : skillCard(about, { purpose: 'question', ask: 'question' });
  const shown = lines ?? shellItem(track, circumstances.newId(), circumstances.at);
  const moments = [...before, questionMomentOf(question, track, language)];
  return into({ ...state, item: shown, drawn: null }, next, card, moments);
}

/** A question not yet used in this session, as far as its template has others. */
function freshItem(about: SessionContext, track: Asking, language: Language): TutoredItem {
  const list = templatesOf(track.skill);
  const last = track.question?.template;
  const template =
    track.step === 'guided'
      ? (track.example?.item?.template ?? shownTemplate(list)?.id)
      : track.step === 'twin' && last !== undefined
        ? last
        : otherTemplate(list, [...(track.example?.item ? [track.example.item.template] : []), ...track.asked])
            ?.id;
  if (template === undefined) throw new Error(`no questions of ${track.skill}`);
  const text = (item: TutoredItem) => JSON.stringify(tutoredQuestion(item, language));
  const known = [track.example?.item, track.question].flatMap((one) => (one ? [text(one)] : []));
  const seed = seedOf(about, track);
  const tries = Array.from({ length: 6 }, (_, at) => ({ template, seed: seed + at * 101 }));
  return tries.find((item) => !known.includes(text(item))) ?? { template, seed };
}

/** The question as a problem solved line by line; null if it has a single step, or none known to the engine. */
async function linesOf(
  about: SessionContext,
  item: TutoredItem,
  language: Language,
): Promise<SessionItem | null> {
  const problem = lineProblem(item, language);
  if (problem === null) return null;
  const { services, session, circumstances } = about;
  const facts = await itemFacts({ maths: services.maths, locale: session.locale }, problem).catch(() => null);
  // Values computed from an equation are not lines of it: a wrong line could have the same solutions.
  if (!facts || facts.family === null || facts.steps < 2 || facts.task === 'find') return null;
  return itemOf(facts, 'given', circumstances);
}

export const promptOf = (item: TutoredItem, language: Language) =>
  toStoredText(tutoredQuestion(item, language).prompt);

/** A question in formula form: includes what its graph shows where the words alone could match another one. */
export function problemOf(item: TutoredItem, language: Language): Formula {
  const { prompt, picture } = tutoredQuestion(item, language);
  return formulaOfWords([plainTextOf(toStoredText(prompt)), ...(picture ? [` ${picture.description}`] : [])]);
}
