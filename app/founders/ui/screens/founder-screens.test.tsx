import { describe, expect, test } from 'vitest';
import { activation, figures, money, signUps } from '#tests/support/founders-figures.ts';
import { overview } from '#tests/support/founders-ai.ts';
import { type FoundersAnswers, openFounders } from '#tests/support/founders-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import type { Numbers } from '../../model/schemas.ts';
import FounderAi from './founder-ai.tsx';
import FounderHub from './founder-hub.tsx';

const numbers: Numbers = {
  tutors: { active: 1, paused: 2, left: 3 },
  applicationsWaiting: 4,
  messages: { received: 9, waiting: 5 },
  latestAlerts: [],
};
const booked = { ...signUps, key: 'sessions_booked' } as const;
const modelCost = { ...signUps, key: 'model_cost' } as const;
const allFigures = {
  ...figures,
  series: [signUps, booked, activation, modelCost, money('revenue_net', 'GBP', 5, 5)],
};
const answers: FoundersAnswers = {
  'GET /numbers': { body: { numbers } },
  'GET /figures': { body: { figures: allFigures } },
  'GET /safety': { body: { flags: [] } },
  'GET /absence-claims': { body: { claims: [] } },
  'GET /disputes': { body: { disputes: [] } },
  'GET /questions': { body: { questions: [] } },
  'GET /refunds': { body: { refunds: [], more: false } },
  'GET /invoices': { body: { invoices: [], more: false } },
  'GET /pay': { body: { pay: [] } },
  'GET /applications': { body: { applications: [] } },
  'GET /tutors': { body: { tutors: [] } },
  'GET /messages': { body: { messages: [] } },
  'GET /reviews': { body: { reviews: [], older: 0, hidden: 0 } },
  'GET /users': { body: { users: [], more: false } },
  'GET /audit': { body: { entries: [] } },
  'GET /ai': { body: { ai: overview } },
};

describe('the hub', () => {
  const headings = (view: Awaited<ReturnType<typeof openFounders>>) =>
    view.all('h2').map(({ textContent }) => textContent);

  test('has the figures, all queues, the tutors, the accounts and the log', async () => {
    const view = await openFounders(<FounderHub />, answers);
    await until(() => expect(headings(view)).toHaveLength(19));
    expect(headings(view).join('|')).toBe(
      'Figures|Safety queue|Reported absences|Disputed payments|Reported questions' +
        '|Refunds to settle by hand|Invoices by transfer|Tutors’ pay|Tutor applications|Tutors to open' +
        '|Contact messages|Reviews|Revenue by currency|All figures|Bookings|Tutors|Security alerts|Users' +
        '|Audit log',
    );
    expect(view.shown()).toContain('|Tutor applications|4 waiting|');
    expect(view.shown()).toContain('|Contact messages|5 waiting|');
    expect(view.shown()).toContain('|Tutors|1 active, 2 paused, 3 left|');
    expect(view.all('h3')[0]!.textContent).toBe('Sessions booked, by day');
    expect(view.find('AI models')?.getAttribute('href')).toBe('/founder/ai');
    expect(view.calls().find(({ path }) => path.endsWith('/numbers'))?.query).toBe(
      '?range=28d&zone=Europe%2FLondon',
    );
  });

  test.each([
    ['/founder-hub?range=7d&figure=sign_ups', '?range=7d&zone=Europe%2FLondon', 'Sign-ups, by day'],
    ['/founder-hub?figure=revenue_net.GBP', '?range=28d&zone=Europe%2FLondon', 'Revenue, net, GBP, by day'],
    ['/founder-hub?figure=nothing&zone=UTC', '?range=28d&zone=UTC', 'Sessions booked, by day'],
  ])('%s shows another range or figure', async (path, query, title) => {
    const view = await openFounders(<FounderHub />, answers, path);
    await until(() => expect(view.all('h3')[0]?.textContent).toBe(title));
    expect(view.calls().find(({ path: to }) => to.endsWith('/figures'))?.query).toBe(query);
  });

  test('shows the last 28 days where the server refuses the range', async () => {
    const refused = { status: 400, body: { error: { code: 'range_invalid', message: 'x' } } };
    const view = await openFounders(
      <FounderHub />,
      {
        ...answers,
        'GET /figures': ({ query }) =>
          query.includes('range=28d') ? { body: { figures: allFigures } } : refused,
      },
      '/founder-hub?from=2027-01-01&to=2027-01-02',
    );
    await until(() => expect(view.all('h3')[0]?.textContent).toBe('Sessions booked, by day'));
    expect(view.shown()).toContain('|Choose a first and a last day in this order, 400 days at most');
  });
});

test('the models’ page has cost and latency over time', async () => {
  const ai = {
    ...overview,
    models: [
      { id: 'focus', sessions: 1, turns: 1, live: null, next: null, firstWordHalf: null },
      { id: 'exam-sprint', sessions: 1, turns: 1, live: null, next: null, firstWordHalf: null },
    ],
  };
  const versions = { model: 'exam-sprint', versions: [], rules: '', conversations: 96, days: 28 };
  const view = await openFounders(
    <FounderAi />,
    { ...answers, 'GET /ai': { body: { ai } }, 'GET /ai/models/exam-sprint/versions': { body: versions } },
    '/founder/ai?model=exam-sprint',
  );
  await until(() => expect(view.all('h3')[0]?.textContent).toBe('Language model: cost, by day'));
  expect(view.all('h2').map(({ textContent }) => textContent)).toEqual([
    '2 styles of the maths tutor',
    'Cost and latency, day by day',
    'Cost and connection',
  ]);
  expect(view.all('option').map(({ textContent }) => textContent)).toEqual(['Language model: cost']);
  expect(view.count('GET /ai/models/exam-sprint/versions')).toBe(1);
  expect(view.find('Founder hub')?.getAttribute('href')).toBe('/founder-hub');
});
