import { mathsUiTexts } from '@curvela/maths-react/messages';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { LearnerProfile } from '#app/learners/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { skillsQuery } from '../api/client.ts';
import { practiceTexts } from '../messages/index.ts';
import type { AttemptView, ItemView, PracticeSessionView, SentenceParts } from '../model/views.ts';
import type { PracticeController } from './answering/use-practice.ts';
import ExamForm from './exam-form.tsx';
import { FirstLearner } from './first-learner.tsx';
import { OtherWays } from './other-ways.tsx';
import { PracticeQuestionCard } from './question-card.tsx';
import { Report } from './report.tsx';
import { SkillList } from './skill-list.tsx';
import { VisitorIntro } from './visitor-intro.tsx';

const messages = { ...practiceTexts.en, ...mathsUiTexts.en };
const words = (text: string): SentenceParts => [{ kind: 'text', text }];
const starting = { start: vi.fn(), busy: null, failure: null };
const maya = { id: 'maya', needs: { extraTime: 1 } } as LearnerProfile;

function withSkills() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const skills = [{ id: 'slope', name: 'Slope', can: 'tell how steep a line is' }];
  client.setQueryData(skillsQuery('en').queryKey, {
    strands: [{ id: 'functions', name: 'Functions', skills }],
  });
  return client;
}
/** All texts of a part of a page, at an address. */
async function textOf(part: ReactNode, address = '/') {
  const page = openPage(`http://localhost:5173${address}`);
  const screen = await mounted(part, { messages, page, client: withSkills() });
  const text = screen.text();
  await screen.unmount();
  return text;
}

test.each([
  [
    'the introduction of a visitor',
    <VisitorIntro key="x" />,
    '|Practice|Small questions, chosen for you: what’s due, what you’re learning now, and one step further. Algebra checks every answer.|Sign in to practise|Create account|With an account, practice remembers what you can do and when to ask you again. It’s free.|What you can learn here|Search for a skill|Functions|Slope|',
  ],
  [
    'the settings of an exam',
    <ExamForm key="x" profile={maya} starting={starting} />,
    '|No hints, and no results until the end. Then you see every question with its answer.|Questions|5|10|15|20|30|40|Time|No limit|10 min|15 min|20 min|30 min|45 min|60 min|90 min|120 min|What it covers|Nothing chosen, so it covers everything you’ve started.|Search for a skill|Functions|Slope|Start the exam|',
  ],
  [
    'the other ways',
    <OtherWays key="x" profile={maya} starting={starting} />,
    '|Other ways to practise|One skill|Read about it, then practise just that.|Mistakes only|Questions like the ones you got wrong.|Exam|No hints. Results at the end.|Find out where I stand|Up to 12 questions, on all topics.|',
  ],
  [
    'the first learner',
    <FirstLearner key="x" />,
    '|Who’s practising?|Practice remembers what each learner knows, so it needs a name.|Name|A first name or a nickname is enough.|Continue|',
  ],
  ['the list of skills', <SkillList key="x" learner={null} />, '|Search for a skill|Functions|Slope|'],
  [
    'the report of a question',
    <Report key="x" onClose={vi.fn()} onSend={vi.fn()} />,
    '|Report this question|It won’t count until someone has checked it. Until then, we leave it out.|What’s wrong with it? (optional)|Back to the question|Send|',
  ],
])('%s reads as written', async (_, part, text) => {
  expect(await textOf(part)).toBe(text);
});

describe('under a question', () => {
  const item = (more: Partial<ItemView> = {}): ItemView => ({
    id: '1',
    position: 1,
    role: 'skill',
    skill: { id: 'slope', name: 'Slope', lastSeenAt: null },
    level: 1,
    prompt: words('Prompt'),
    ask: { kind: 'choice', options: ['yes', 'no'].map((text, number) => ({ number, parts: words(text) })) },
    picture: null,
    figure: null,
    attempts: [],
    hints: [],
    mayHint: false,
    state: 'open',
    voided: false,
    twin: null,
    solution: null,
    answer: null,
    ...more,
  });
  const attempt: AttemptView = {
    id: 'a',
    given: words('yes'),
    verdict: 'different',
    formMissed: false,
    feedback: words('Not yet'),
  };
  const controller = (more: Partial<PracticeController> = {}): PracticeController =>
    ({
      over: false,
      busy: null,
      waiting: false,
      last: null,
      changes: [],
      notice: null,
      answer: vi.fn(),
      help: vi.fn((_: string, work: () => unknown) => work()),
      next: vi.fn(),
      retry: vi.fn(),
      ...more,
    }) as unknown as PracticeController;
  const card = async (
    practice: PracticeController,
    { mode = 'skill', ...more }: Partial<ItemView> & { mode?: PracticeSessionView['mode'] } = {},
  ) => {
    const session = { id: 's', mode, state: 'open' } as PracticeSessionView;
    const page = openPage();
    const part = await mounted(
      <PracticeQuestionCard practice={practice} session={session} item={item(more)} arrived={false} />,
      { messages, page },
    );
    const buttons = () =>
      part
        .all('button')
        .map((one) => `${one.textContent}${one.getAttribute('aria-disabled') === 'true' ? ' (off)' : ''}`);
    return { ...part, buttons };
  };

  test.each<[string, Partial<PracticeController>, Parameters<typeof card>[1], string]>([
    ['new', {}, {}, 'Check | I can’t start | … | Skip for today'],
    ['of the diagnostic', {}, { mode: 'diagnostic' }, 'Check | I don’t know this yet | … | Skip for today'],
    ['of an exam', {}, { mode: 'exam', mayHint: true }, 'Answer | … | Skip for today'],
    [
      'tried, with hints left',
      {},
      { attempts: [attempt], mayHint: true },
      'Check | Hint | Show me | … | Skip for today',
    ],
    ['tried, without hints left', {}, { attempts: [attempt] }, 'Check | Show me | … | Skip for today'],
    [
      'with a hint',
      {},
      { hints: [{ rung: 0, parts: words('Look'), worked: null }], mayHint: true },
      'Check | Hint | Show me | … | Skip for today',
    ],
    [
      'being checked',
      { busy: 'check' },
      { attempts: [attempt], mayHint: true },
      'Checking (off) | Hint (off) | Show me (off) | … | Skip for today (off)',
    ],
    [
      'while another step runs',
      { busy: 'hint' },
      {},
      'Check | I can’t start (off) | … | Skip for today (off)',
    ],
    ['waiting to be sent', { waiting: true }, {}, 'Try now | … | Skip for today (off)'],
  ])('that is %s stand the steps that are possible', async (_, practice, more, buttons) => {
    const shown = (await card(controller(practice), more)).buttons().join(' | ');
    expect(shown).toBe(`Guessing | Fairly sure | Certain | ${buttons.replace('…', 'Report this question')}`);
  });

  test('each step is called with its question, and none while one runs', async () => {
    const calls = stubCalls({});
    const practice = controller();
    const part = await card(practice, { attempts: [attempt], mayHint: true });
    await part.click('Hint');
    await part.click('Show me');
    await part.click('Skip for today');
    expect(vi.mocked(practice.help).mock.calls.map(([name]) => name)).toEqual(['hint', 'give-up', 'skip']);
    const posted = () =>
      calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]);
    await until(() =>
      expect(posted()).toEqual([
        ['hints', { seen: -1, cannotStart: false }],
        ['give-up', null],
        ['skip', null],
      ]),
    );
    await part.unmount();
    const busy = controller({ busy: 'check' });
    const locked = await card(busy, { attempts: [attempt], mayHint: true });
    for (const name of ['Hint', 'Show me', 'Skip for today']) await locked.click(name);
    await locked.submit();
    expect([busy.help, busy.answer].map((one) => vi.mocked(one).mock.calls.length)).toEqual([0, 0]);
  });

  test('who cannot start gets a hint; in the diagnostic the solution', async () => {
    const calls = stubCalls({});
    const practice = controller();
    const part = await card(practice);
    await part.click('I can’t start');
    await until(() => expect(calls.at(-1)).toMatchObject({ body: { seen: -1, cannotStart: true } }));
    await part.unmount();
    const diagnostic = controller();
    const other = await card(diagnostic, { mode: 'diagnostic' });
    await other.click('I don’t know this yet');
    expect(vi.mocked(diagnostic.help).mock.calls[0]![0]).toBe('give-up');
  });

  test('an answer is sent; one that waits can be tried now; after the end Continue leads on', async () => {
    const practice = controller();
    const part = await card(practice);
    await part.fill('yes', true);
    await part.submit();
    expect(vi.mocked(practice.answer).mock.calls[0]![0]).toMatchObject({
      answer: { kind: 'choice', option: 0 },
    });
    await part.unmount();
    const waiting = controller({ waiting: true });
    const left = await card(waiting);
    await left.click('Try now');
    expect(waiting.retry).toHaveBeenCalledOnce();
    await left.submit();
    expect(waiting.answer).not.toHaveBeenCalled();
    await left.unmount();
    const over = controller({ over: true });
    const ended = await card(over, { state: 'right', attempts: [attempt] });
    await ended.submit();
    expect(over.next).toHaveBeenCalledOnce();
    expect(ended.text()).toContain('|Your answer:| yes|');
  });
});
