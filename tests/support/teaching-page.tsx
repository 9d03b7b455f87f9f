import { setEngineClient } from '@curvela/maths-react/engine-client';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { graphTexts } from '@curvela/maths/graph/messages';
import { act, type ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { accountsTexts } from '#app/accounts/index.ts';
import type { Auth } from '#app/accounts/ui/session.ts';
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
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { british } from '#tests/booking/booking-views.ts';
import { mounted, settle, until } from './mounted.tsx';
import { outlineOf } from './outline.ts';
import { openPage, type PageElement } from './page-document.ts';
import { partOf } from './part-of.ts';
import { type StubbedAnswers, stubCalls } from './stubbed-calls.ts';

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

export const carmen: Auth = {
  user: { id: 'carmen', email: 'carmen@example.org', role: 'user', isAdmin: false },
  loading: false,
};
export const visitor: Auth = { user: null, loading: false };
export const at = (path: string) => `/functions/v1${path}`;
export const refused = (code: string, message: string, status = 409, more: object = {}) => ({
  status,
  body: { error: { code, message }, ...more },
});
export const unreachable = new TypeError('fetch failed');
/** The answer to words that told of a danger. */
export const care = {
  kind: 'care' as const,
  lead: 'This sounds heavy.',
  lines: [{ name: 'Childline', number: '0800 11 11' }],
  emergency: 'In danger now: 999.',
  after: 'We can go on when you like.',
};

/** An answer that arrives when the test lets it. */
export function later(answer: object) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => answer), arrive: resolve };
}

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

type Setting = {
  answers?: StubbedAnswers;
  path?: string;
  auth?: Auth;
  /** Timers of the page stand still; `pass` lets time go by. */
  stopped?: boolean;
  narrow?: boolean;
};

/** What a reader of a lesson or session can perceive beside texts. */
const shown = {
  attributes: [
    'aria-disabled',
    'aria-keyshortcuts',
    'aria-live',
    'aria-busy',
    'maxlength',
    'placeholder',
    'to',
    'value',
  ],
  classes: [
    'sr',
    'off',
    'equal',
    'different',
    'unknown',
    'is-done',
    'now',
    't-card',
    'hint',
    'bubble-me',
    'msg',
    'bone',
    'btn-secondary',
    'btn-quiet',
    'tag-success',
    'ls-gap',
    't-choices',
  ],
};

/** A part of the pages of the maths tutor on Sunday 22 November 2026, 10:00 UTC; `answers` may be changed while it is open. */
export async function openTeachingPart(
  part: ReactNode,
  { answers = {}, path = '/ai-tutor', auth = visitor, stopped = false, narrow = false }: Setting = {},
) {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({
    now: new Date('2026-11-22T10:00:00Z'),
    toFake: ['Date', ...(stopped ? timers : [])],
  });
  onTestFinished(() => {
    vi.useRealTimers();
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  const page = openPage(`http://localhost:5173${path}`);
  page.media.matches = narrow;
  const scrolls: ScrollToOptions[] = [];
  vi.stubGlobal('scrollBy', (options: ScrollToOptions) => scrolls.push(options));
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('KeyboardEvent', StubbedKeyboardEvent);
  const calls = stubCalls(answers);
  const keys = recordKeys();
  // How a field reads what is typed is tested with the field.
  const silence = () => new Promise<never>(() => undefined);
  setEngineClient({ readText: silence, checkAnswer: silence });
  const screen = await mounted(part, { messages: teachingMessages, page, auth, visitor: british });
  /** Lets time go by, with what it brings. */
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  if (stopped) await pass(0);
  else await settle();
  // The page looks by itself whether the server can be reached.
  const called = () => calls.filter(({ method }) => method !== 'HEAD');
  const routeOf = ({ method, path: whole }: { method: string; path: string }) =>
    `${method} ${whole.replace('/functions/v1', '')}`;
  return {
    ...screen,
    scrolls,
    keys,
    pass,
    outline: (element: PageElement = page.document.body) => outlineOf(element, shown),
    text: () => screen.text().replaceAll(/[\u00a0\u202f]/g, ' '),
    /** Routes that were called, in order. */
    routes: () => called().map(routeOf),
    /** The queries of the calls of a route, in order. */
    queries: (route: string) => calls.filter((call) => routeOf(call) === route).map(({ query }) => query),
    /** The bodies of the calls of a route, `POST /teaching/sessions`. */
    sent: (route: string) => calls.filter((call) => routeOf(call) === route).map(({ body }) => body),
    toasts: () => toastStore.read().map(({ title, kind }) => `${kind}: ${title}`),
    query: (selector: string): PageElement => page.document.querySelector(selector)!,
    /** The text in a field; that which it began with until somebody typed. */
    valueOf: (label: string) => {
      const field = screen.find(label) as (PageElement & { defaultValue?: string }) | null;
      return field && (field.value || (field.defaultValue ?? ''));
    },
    /** What has the focus: its label, else its id, else its text. */
    focused: () => nameOf(page.document.activeElement),
    /** A key of the keyboard, pressed anywhere on the page; answers whether the browser’s own action was prevented. */
    pressKey: async (code: string, more: Partial<StubbedKeyboardEvent> = {}) => {
      const event = new StubbedKeyboardEvent('keydown', { code, ...more });
      await act(async () => void page.window.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
}

const nameOf = (element: PageElement): string => {
  const id = element.getAttribute('id');
  const labels = element.ownerDocument.body.querySelectorAll('label');
  const label = labels.find((one) => id !== null && one.getAttribute('for') === id)?.textContent;
  return element.getAttribute('aria-label') ?? label ?? id ?? element.textContent;
};

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

/** As much of a `KeyboardEvent` as the pages read. */
export class StubbedKeyboardEvent extends Event {
  code = '';
  key = '';
  altKey = false;
  shiftKey = false;
  ctrlKey = false;
  metaKey = false;
  constructor(type: string, keys: Partial<StubbedKeyboardEvent> = {}) {
    super(type, { cancelable: true });
    Object.assign(this, keys);
  }
}

/** Idempotency keys of the calls that had one, in order. */
function recordKeys(): string[] {
  const keys: string[] = [];
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    if (key !== null) keys.push(key);
    return stubbed(input, init);
  });
  return keys;
}
