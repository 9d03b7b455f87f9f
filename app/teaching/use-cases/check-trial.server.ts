import type { Maths } from '@curvela/maths';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { ShownLine } from '../model/blocks.ts';
import { withDrawings } from './drawing.server.ts';
import { defaultModel, policies, type TutorPolicy } from '../domain/models.ts';
import { afterExplaining } from '../domain/pedagogy/ending.ts';
import type { Advance, Circumstances, TutorMoment } from '../domain/pedagogy/moments.ts';
import { begin } from '../domain/pedagogy/start.ts';
import { lastLine, type SessionState } from '../domain/pedagogy/state.ts';
import type { SafetyKind } from '../model/safety/signs.ts';
import { readSafety, speaksOfAbuse } from '../domain/safety/read-safety.ts';
import type { TrialInput, TurnInput } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';
import { readOwnProblemStart } from './session/begin-own-problem.server.ts';
import { react } from './session/react.server.ts';
import type { TeachingSession } from '../model/record.ts';
import { graphOf, speakerOf } from './session/view.server.ts';
import { trialWorkOf, stateOf, withSlip } from '../domain/trial-state.ts';
import type { Trial } from '../model/views.ts';
import { cardView } from '../domain/voice/card.ts';
import { phrase, type Speaker } from '../domain/voice/phrase.ts';
import { safetyBlock } from '../domain/voice/speak-safety.ts';
import { speak } from '../domain/voice/speak.ts';

type TrialStart = Pick<TrialInput, 'problem' | 'locale' | 'model'>;
/** How flagged words are handled, and who reads them. */
export type TrialCare = {
  audience: NonNullable<Speaker['audience']>;
  flag(kind: SafetyKind, words: string): Promise<unknown>;
};
const unflaggedCare: TrialCare = { audience: 'trial', flag: () => Promise.resolve() };

/** Starts a trial by reading the problem back. Throws 422 `problem_unreadable` or `problem_several`. */
export async function beginTrial({ maths }: { maths: Maths }, input: TrialStart): Promise<Trial> {
  const { facts } = await readOwnProblemStart({ maths, locale: input.locale }, input.problem);
  const { policy, ...rest } = sessionOf(input);
  const { state, moments } = begin(facts, { policy, at: 0, newId: () => 'trial' });
  return shownTrial({ ...rest, policy, state }, { moments });
}

/**
 * A turn of a trial without a session: a line, message or button, by the rules of a session with this tutor model. The browser sends the
 * state; nothing is stored. Flagged words get a fixed answer written by people.
 */
export async function checkTrial(
  services: TeachingServices,
  input: TrialInput,
  { audience, flag }: TrialCare = unflaggedCare,
): Promise<Trial> {
  const language = languageOfLocale(input.locale);
  const written = input.line ?? input.take ?? input.problem;
  const kind = readSafety(written, language);
  if (kind !== null) await flag(kind, written);
  if (kind !== null && input.line === undefined)
    return careTrial(input, { kind, abuse: speaksOfAbuse(written) }, audience);
  if (input.line === undefined && input.does === undefined) return beginTrial(services, input);
  const session = await standing(services, input);
  if (kind !== null)
    return shownTrial(
      session,
      { moments: [{ say: 'safety', kind, abuse: speaksOfAbuse(written) }] },
      null,
      audience,
    );
  const { advance, learner } = await react(services, session, turnOf(input, session));
  return shownTrial(session, advance, learner.kind === 'line' ? (learner.judgement as Judged) : null);
}

function turnOf({ line, does, take }: TrialInput, { state }: TeachingSession): TurnInput {
  const cardId = state.card?.id;
  if (line !== undefined) return cardId === undefined ? { text: line } : { cardId, answer: line };
  if (does === 'hint' || does === 'cannot_start' || does === 'give_up') {
    return { action: does, ...(cardId !== undefined && { cardId }) };
  }
  return { action: 'new_problem', ...(take !== undefined && { problem: take }) };
}

function sessionOf({ locale, problem, model = defaultModel }: TrialStart): Omit<TeachingSession, 'state'> {
  const now = new Date(0);
  return {
    id: 'trial',
    profileId: null,
    model,
    modelVersionId: null,
    policy: policies[model],
    locale,
    problem,
    skill: null,
    title: null,
    seed: 0,
    version: 1,
    focus: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Rebuilds the session from the browser's state: parses the lines again and checks the last wrong one again. */
async function standing(services: TeachingServices, input: TrialInput): Promise<TeachingSession> {
  const { maths, clock, random } = services;
  const { locale, lines = [], tried = [], seconds = 0 } = input;
  const { facts } = await readOwnProblemStart({ maths, locale }, input.problem);
  const read = await Promise.all(lines.map((text) => maths.parse({ text, locale })));
  const own = read.flatMap((reading) =>
    reading.ok ? [{ formula: reading.formula, tree: reading.formula.tree }] : [],
  );
  const session = sessionOf(input);
  const at = clock.now().getTime() - 1000 * seconds;
  const state = stateOf(facts, input, own, { policy: session.policy, at, newId: random.uuid });
  const wrong = tried.at(-1);
  if (wrong === undefined || state.card === null) return { ...session, state };
  const { problem, task } = state.item;
  const previous = lastLine(state.item).formula.plain;
  const { asides: earlier } = state.item;
  const check = await maths.checkLine({ problem, previous, line: wrong, earlier, task, locale });
  const known = check.ok && check.verdict === 'different' && !check.partial;
  return { ...session, state: known ? withSlip(state, check) : state };
}

type TrialAdvance = Pick<Advance, 'moments'> & Partial<Pick<Advance, 'state'>>;

/** A trial ends with its problem: no twin, no reflection, no explanation. */
function shownTrial(
  before: TeachingSession,
  { moments, state: after = before.state }: TrialAdvance,
  judgement: Judged | null = null,
  audience: Speaker['audience'] = 'trial',
): Trial {
  const state = withoutExplaining(after, before);
  const session = { ...before, problem: state.item.problem, state };
  const finished = state.item.outcome !== null || state.card === null;
  const speaker = { ...speakerOf(session, state.item.lines.length + state.item.step.failed), audience };
  const card = finished || state.card === null ? null : cardView(state.card, state, speaker);
  const graph = graphOf(session, true);
  const blocks = moments.some(({ say }) => say === 'stop')
    ? [{ kind: 'say' as const, text: phrase(speaker, 'stopTry') }]
    : speak(moments.filter(isShown), speaker, graph);
  const verdict = judgement && verdicts[judgement];
  const { item } = state;
  return withDrawings({
    problem: { formula: item.given, task: item.task, solvable: item.family !== null },
    lines: shownLines(state, moments),
    verdict,
    judgement: judgement === 'unread' ? null : judgement,
    mistake: mistakeIn(moments),
    finished,
    clears: judgement === null || verdict === 'equal',
    // The lines and the graph are separate fields.
    blocks: blocks.filter(({ kind }) => kind !== 'graph' && kind !== 'formula'),
    prompt: card?.prompt ?? null,
    helps: card?.helps.filter((help) => help === 'hint' || help === 'cannot_start') ?? [],
    graph,
    draws: drawsNow(session.policy, verdict) || moments.some(({ say }) => say === 'drawn'),
    stands: trialWorkOf(state),
  });
}

/** The known mistake of a wrong line, or of a true but incomplete one. */
function mistakeIn(moments: readonly TutorMoment[]): string | null {
  const wrong = moments.find((moment) => moment.say === 'different')?.slip.mistake;
  return wrong?.id ?? moments.find((moment) => moment.say === 'partial')?.mistake ?? null;
}

const verdicts = {
  finished: 'equal',
  right: 'equal',
  repeated: 'equal',
  partial: 'unknown',
  aside: 'equal',
  unknown: 'unknown',
  different: 'different',
  same_wrong: 'different',
  guessing: 'different',
  unread: 'unread',
} as const;
type Judged = keyof typeof verdicts;

const drawsNow = ({ draws }: TutorPolicy, verdict: Trial['verdict']): boolean =>
  draws === 'always' || (draws === 'after_slip' && verdict === 'different');

/** The lines are shown above; a problem is read back only if its formula does not express the question. */
const isShown = (moment: TutorMoment): boolean =>
  moment.say === 'read'
    ? moment.words !== null || moment.twin !== 'no'
    : moment.say !== 'lines' && moment.say !== 'close';

function withoutExplaining(state: SessionState, { policy }: TeachingSession): SessionState {
  if (state.card?.purpose !== 'explain') return state;
  const circumstances: Circumstances = { policy, at: 0, newId: () => 'trial' };
  return afterExplaining(state, false, circumstances).state;
}

function shownLines({ item }: SessionState, moments: readonly TutorMoment[]): ShownLine[] {
  const lines = item.lines.map(({ n, formula, by }): ShownLine => ({
    n,
    formula,
    mark: by === 'given' ? 'given' : by === 'tutor' ? 'shown' : 'equal',
  }));
  const checked = moments.find((moment) => moment.say === 'lines')?.extra;
  const { slip } = item.step;
  // Hints and "why" still refer to the wrong line, unless a step has been shown since.
  const wrong = slip && { n: lines.length + 1, formula: slip.formula, verdict: 'different' as const };
  const extra = checked ?? (moments.some(({ say }) => say === 'read') ? null : wrong);
  return extra && extra.n > lines.length
    ? [...lines, { n: extra.n, formula: extra.formula, mark: extra.verdict }]
    : lines;
}

/** Flagged words instead of a problem: only the fixed answer. */
function careTrial(
  { locale, model = defaultModel }: TrialStart,
  { kind, abuse }: { kind: SafetyKind; abuse: boolean },
  audience: Speaker['audience'],
): Trial {
  const speaker = { ...speakerOf({ locale, model, policy: policies[model], seed: 0 }, 0), audience };
  return {
    problem: null,
    lines: [],
    verdict: null,
    judgement: null,
    mistake: null,
    finished: true,
    clears: true,
    blocks: [safetyBlock(kind, speaker, abuse)],
    prompt: null,
    helps: [],
    graph: null,
    draws: false,
    stands: null,
  };
}
