import { expect, test } from 'vitest';
import { strangePlaceholders } from '#app/platform/placeholders.ts';
import { countsOf, diffOf } from './diff.ts';

/** Format: `-` removed, `+` added, brackets around changed words. */
const shown = (before: string, after: string) =>
  diffOf(before, after).map(
    ({ kind, parts }) =>
      ({ same: ' ', out: '-', in: '+' })[kind] +
      parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''),
  );

test('a diff marks unchanged, removed and added lines, and the changed words within a line', () => {
  const before = 'One step per message.\nPraise effort after every answer.\nYou do not know it.';
  const after = 'One step per message.\nPraise nothing after every answer.\nYou do not know it.\nBe brief.';
  expect(shown(before, after)).toEqual([
    ' One step per message.',
    '-Praise [effort] after every answer.',
    '+Praise [nothing] after every answer.',
    ' You do not know it.',
    '+[Be brief.]',
  ]);
  expect(countsOf(diffOf(before, after))).toEqual({ added: 2, removed: 1 });
});

test('equal texts have no changes, and a diff contains all of both texts', () => {
  expect(countsOf(diffOf('a\nb', 'a\nb'))).toEqual({ added: 0, removed: 0 });
  const [before, after] = ['x y\n\nz', 'x w z\ny\n\nq'];
  const side = (left: 'out' | 'in') =>
    diffOf(before, after)
      .filter(({ kind }) => kind === 'same' || kind === left)
      .map(({ parts }) => parts.map(({ text }) => text).join(''))
      .join('\n');
  expect([side('out'), side('in')]).toEqual([before, after]);
});

test('a line that was emptied stays a line of the diff', () => {
  expect(diffOf('Be brief.', '')).toEqual([
    { kind: 'out', parts: [{ text: 'Be brief.', changed: true }] },
    { kind: 'in', parts: [{ text: '', changed: false }] },
  ]);
});

test('language and tutor model are the only placeholders', () => {
  expect(strangePlaceholders('In {{language}} as {{ tutor }}, \\frac{1}{2}.')).toEqual([]);
  expect(strangePlaceholders('Hi {{name}}, {{answer}} {{ and }}')).toEqual([
    '{{name}}',
    '{{answer}}',
    '{{ and }}',
  ]);
  expect(strangePlaceholders('{{language')).toEqual(['{{']);
});
