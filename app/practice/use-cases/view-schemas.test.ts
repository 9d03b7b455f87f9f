import { expect, test } from 'vitest';
import { pictureSchema, verdictSchema } from './view-parts.server.ts';
import { attemptViewSchema, itemSchema, skillViewSchema, todaySchema } from './view-schemas.server.ts';

const id = '00000000-0000-4000-a000-000000000001';
const words = [{ kind: 'text', text: 'words' }];
const hint = { rung: 0, parts: words, worked: null };
const item = {
  id,
  position: 1,
  role: 'skill',
  skill: { id: 'slope', name: 'Slope', lastSeenAt: null },
  level: 1,
  prompt: words,
  ask: { kind: 'formula', label: null, formText: null },
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
};

test.each([
  [{}, true],
  [{ hints: [{ ...hint, rung: -1 }] }, false],
  [{ hints: [{ ...hint, rung: 0 }] }, true],
  [{ hints: [{ ...hint, rung: 4 }] }, true],
  [{ hints: [{ ...hint, rung: 5 }] }, false],
  [{ hints: [{ ...hint, rung: 1.5 }] }, false],
  [{ hints: [{ ...hint, worked: { lines: [], prompt: words } }] }, true],
  [{ hints: [{ ...hint, worked: { lines: [] } }] }, false],
  [{ level: 0 }, false],
  [{ level: 3 }, true],
  [{ level: 4 }, false],
  [{ position: 1.5 }, false],
  [{ state: 'answered' }, true],
  [{ state: 'finished' }, false],
  [{ role: 'twin' }, true],
  [{ role: 'other' }, false],
  [{ twin: { here: true, from: '2026-11-23' } }, true],
  [{ twin: { here: true, from: null } }, false],
  [{ skill: { id: 'slope', name: 'Slope', lastSeenAt: '2026-11-22T10:00:00Z' } }, true],
  [{ skill: { id: 'slope', name: null, lastSeenAt: null } }, false],
  [{ ask: { kind: 'point', view: { x: [-5, 5], y: [-5, 5] } } }, true],
  [{ ask: { kind: 'line', view: { x: [-5, 5], y: [-5, 0, 5] } } }, false],
  [{ ask: { kind: 'point', view: { x: [5], y: [-5, 5] } } }, false],
  [{ ask: { kind: 'order', lines: [{ number: 0.5, formula: {} }] } }, false],
  [{ ask: { kind: 'choice', options: [{ number: 1, parts: words }] } }, true],
  [{ ask: { kind: 'essay' } }, false],
  [{ solution: { lines: [] }, answer: words }, true],
  [{ voided: null }, false],
])('a question with %o is in the form of the interface: %s', (more, expected) => {
  expect(itemSchema.safeParse({ ...item, ...more }).success).toBe(expected);
});

test.each([
  ['equal', true],
  ['different', true],
  ['unknown', true],
  [null, true],
  ['right', false],
])('an attempt has the verdict %s: %s', (verdict, expected) => {
  const attempt = { id: 'a', given: words, formMissed: false, feedback: words };
  expect(attemptViewSchema.safeParse({ ...attempt, verdict }).success).toBe(expected);
  expect(verdictSchema.safeParse(verdict).success).toBe(expected);
});

const today = {
  newcomer: false,
  reviews: { count: 1, skills: [{ id: 'slope', name: 'Slope' }] },
  current: null,
  stretch: null,
  minutes: 2.5,
  open: null,
  doneToday: 0,
  nextReviewAt: null,
};
const open = { id, mode: 'mix', position: 1, size: 5, pending: null };
test.each([
  [{}, true],
  [{ open }, true],
  [{ open: { ...open, id: 's' } }, false],
  [{ open: { ...open, pending: words } }, true],
  [{ open: { ...open, mode: 'other' } }, false],
  [{ open: { ...open, size: 5.5 } }, false],
  [{ doneToday: 1.5 }, false],
  [{ reviews: { count: 1.5, skills: [] } }, false],
  [{ current: { id: 'slope', name: 'Slope', count: 2 } }, true],
  [{ current: { id: 'slope', name: 'Slope' } }, false],
  [{ stretch: { id: 'slope', name: 'Slope' } }, true],
])('the plan of today with %o is in the form of the interface: %s', (more, expected) => {
  expect(todaySchema.safeParse({ ...today, ...more }).success).toBe(expected);
});

test('the picture of a skill has a caption; elsewhere it needs none', () => {
  const picture = { items: [], view: null, svg: '<svg/>', description: 'A line' };
  const skill = {
    id: 'slope',
    strand: 'equations',
    name: 'Slope',
    can: 'Reads a slope',
    what: [words],
    picture: null,
    figure: null,
    example: { prompt: words, worked: { lines: [] } },
    mistakes: [],
    after: [],
    leadsTo: [],
  };
  const accepts = (more: object) => skillViewSchema.safeParse({ ...skill, ...more }).success;
  expect(pictureSchema.safeParse(picture).success).toBe(true);
  expect(accepts({})).toBe(true);
  expect(accepts({ picture })).toBe(false);
  expect(accepts({ picture: { ...picture, caption: 'A line' } })).toBe(true);
  expect(accepts({ figure: { svg: '<svg/>' } })).toBe(false);
  expect(accepts({ figure: { svg: '<svg/>', caption: 'A triangle' } })).toBe(true);
  expect(accepts({ strand: 'other' })).toBe(false);
});
