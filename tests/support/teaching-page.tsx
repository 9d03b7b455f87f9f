import { mathsUiTexts } from '@curvela/maths-react/messages';
import { graphTexts } from '@curvela/maths/graph/messages';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { accountsTexts } from '#app/accounts/index.ts';
import { type LearnerProfile, learnerNeedsTexts } from '#app/learners/index.ts';
import { practiceAnswerTexts } from '#app/practice/index.server.ts';
import { focusTexts } from '#app/teaching/messages/focus.ts';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { lessonsTexts } from '#app/teaching/messages/lessons/index.ts';
import { shellTexts } from '#app/shell/messages/index.ts';
import { skillTexts } from '#app/teaching/messages/skill.ts';
import { wordsTexts } from '#app/teaching/messages/words.ts';
import type { CardView, TutorBlock } from '#app/teaching/model/blocks.ts';
import type {
  FocusView,
  LearnerTurnView,
  SessionWithTurns,
  TutorTurnView,
} from '#app/teaching/model/views.ts';
import { SessionScreen } from '#app/teaching/ui/session-screen.tsx';
import { until } from './mounted.tsx';
import { at, openPagePart, type PageSetting } from './page-part.tsx';
import { partOf } from './part-of.ts';
import type { StubbedAnswers } from './stubbed-calls.ts';

export const teachingMessages = {
  ...teachingTexts.en,
  ...focusTexts.en,
  ...wordsTexts.en,
  ...lessonsTexts.en,
  ...accountsTexts.en,
  ...mathsUiTexts.en,
  ...learnerNeedsTexts.en,
  ...skillTexts.en,
  ...practiceAnswerTexts.en,
  ...graphTexts.en,
  ...shellTexts.en,
};

type Setting = Partial<PageSetting>;

/** The answer to words that told of a danger. */
export const care = {
  kind: 'care' as const,
  lead: 'This sounds heavy.',
  lines: [{ name: 'Childline', number: '0800 11 11' }],
  emergency: 'In danger now: 999.',
  after: 'We can go on when you like.',
};

export const formula = (plain: string, speech = plain) => ({ latex: plain, plain, speech });

export const maya = partOf<LearnerProfile>({ id: 'maya', name: 'Maya' });
export const leo = partOf<LearnerProfile>({ id: 'leo', name: 'Leo' });

/** The card that waits for line 2 of the problem. */
export const lineCard = (more: Partial<CardView> = {}): CardView => ({
  id: 'card-1',
  purpose: 'line',
  line: 2,
  prompt: ['Which step comes first?'],
  label: 'Your line 2',
  options: [],
  helps: ['hint', 'cannot_start', 'give_up'],
  ...more,
});

export const tutorTurn = (
  position: number,
  blocks: TutorBlock[],
  more: Partial<TutorTurnView> = {},
): TutorTurnView => ({
  id: `turn-${position}`,
  position,
  createdAt: '2026-11-22T09:50:00Z',
  speaker: 'tutor',
  phase: 'attempt',
  blocks,
  card: null,
  ...more,
});
export const learnerTurn = (
  position: number,
  content: Partial<LearnerTurnView> & Pick<LearnerTurnView, 'kind'>,
): LearnerTurnView =>
  partOf<LearnerTurnView>({
    id: `turn-${position}`,
    position,
    createdAt: '2026-11-22T09:51:00Z',
    speaker: 'learner',
    ...(content as object),
  });

/** A session of a visitor on 3(x − 2) = 9 that waits for its second line. */
export const sessionWith = (more: Partial<SessionWithTurns> = {}): SessionWithTurns => ({
  id: 's1',
  model: 'socratic-guide',
  locale: 'en-GB',
  title: null,
  profileId: null,
  skill: null,
  phase: 'attempt',
  stage: 1,
  problem: {
    typed: '3(x-2)=9',
    formula: formula('3(x − 2) = 9', '3 times x minus 2 equals 9'),
    task: 'solve',
    solvable: true,
    role: 'given',
    asksForModel: false,
  },
  lines: [{ n: 1, formula: formula('3(x − 2) = 9'), by: 'given' }] as SessionWithTurns['lines'],
  outcome: null,
  card: lineCard(),
  graph: null,
  tally: partOf<SessionWithTurns['tally']>({ unaided: 0, afterHelp: 0, shown: 0, solved: 0 }),
  focus: null,
  owner: 'visitor',
  createdAt: '2026-11-22T09:50:00Z',
  updatedAt: '2026-11-22T09:55:00Z',
  turns: [tutorTurn(1, [{ kind: 'say', text: ['Look at the brackets.'] }])],
  ...more,
});

/** A sprint of ten minutes that runs, with seven of them left. */
export const focusView = (more: Partial<FocusView> = {}): FocusView => ({
  energy: 'okay',
  minutes: 10,
  sprint: 10,
  secondsLeft: 420,
  overSince: null,
  mayLonger: true,
  running: true,
  stopped: false,
  rest: null,
  parked: [],
  ...more,
});

/** A part of the pages of the maths tutor on Sunday 22 November 2026, 10:00 UTC. */
export const openTeachingPart = (part: ReactNode, setting: Setting = {}) =>
  openPagePart(part, { messages: teachingMessages, path: '/ai-tutor', ...setting });

/** The page of a session in its conversation, on 22 November 2026, 10:00 UTC. */
export async function openSession(
  session: SessionWithTurns = sessionWith(),
  answers: StubbedAnswers = {},
  more: Setting = {},
) {
  const own = answers[`GET ${at('/teaching/sessions/s1')}`];
  answers[`GET ${at('/teaching/sessions/s1')}`] = own ?? { body: { session } };
  const path = '/ai-tutor?session=s1';
  const screen = await openTeachingPart(<SessionScreen id="s1" />, { answers, path, ...more });
  await until(() => expect(screen.query('h1')).toBeTruthy());
  return screen;
}

/** The route on which a turn is taken, and the answer to a line that is the second of the problem. */
export const turnRoute = `POST ${at('/teaching/sessions/s1/turns')}`;
export const turnAnswer = (blocks: TutorBlock[], session: Partial<SessionWithTurns> = {}) => {
  const { turns: _, ...view } = sessionWith({ card: lineCard({ id: 'card-2' }), ...session });
  return {
    body: {
      learner: learnerTurn(2, { kind: 'line', typed: 'x-2=3', formula: formula('x − 2 = 3') }),
      turn: tutorTurn(3, blocks),
      session: view,
    },
  };
};
export const right = turnAnswer([{ kind: 'verdict', verdict: 'equal', text: ['Right.'] }]);
