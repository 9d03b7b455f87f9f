import type { Overview, RunView, VersionView } from '#app/founders/model/ai-schemas.ts';

export const at = '2026-11-20T09:00:00.000Z';

export const passedRun: RunView = {
  id: 'r1',
  state: 'passed',
  trouble: null,
  languageModel: 'ada-2',
  total: 4,
  done: 4,
  failed: 0,
  unanswered: 0,
  at,
  finishedAt: '2026-11-20T09:30:00.000Z',
  current: true,
};

export const draft: VersionView = {
  id: 'v3',
  version: 3,
  state: 'draft',
  note: 'Shorter questions',
  author: 'ana@example.org',
  createdAt: at,
  liveSince: null,
  prompt: { en: 'Ask one short question.', es: 'Haz una pregunta corta.', fr: 'Pose une question courte.' },
  run: null,
  mayGoLive: false,
  figures: {
    sessions: 0,
    calls: 0,
    firstWordHalf: null,
    firstWordMost: null,
    guarded: null,
    troubled: null,
    cost: 0,
    answers: 0,
    answersRight: null,
  },
};
export const live: VersionView = {
  ...draft,
  id: 'v2',
  version: 2,
  state: 'live',
  note: 'Kinder words',
  liveSince: '2026-11-10T09:00:00.000Z',
  prompt: { ...draft.prompt, en: 'Ask one question.' },
};
export const builtIn: VersionView = {
  ...draft,
  id: 'v1',
  version: 1,
  state: 'retired',
  note: '',
  author: null,
  mayGoLive: true,
};

export const overview: Overview = {
  models: [],
  days: 28,
  languageModel: { address: 'https://llm.example.org/v1', model: 'ada-2', hasKey: true },
  health: {
    lastCall: { at, outcome: 'spoken' },
    restsUntil: null,
    calls: 1200,
    failures: 3,
    firstWordHalf: 800,
    firstWordMost: 2450,
  },
  spending: {
    cost: 12.5,
    costCap: 50,
    size: 120_000,
    sizeCap: 1_000_000,
    callsPerDay: 200,
    priced: true,
  },
};
