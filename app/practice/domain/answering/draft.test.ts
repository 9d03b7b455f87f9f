import { describe, expect, it } from 'vitest';
import { checkDraft, deepestRung, emptyDraft, toGivenAnswer, lineThrough, moveLine } from './draft.ts';

const view = { x: [-5, 5], y: [-5, 5] } as const;

describe('an answer that is being written', () => {
  it('cannot be sent while something is missing', () => {
    expect(toGivenAnswer({ kind: 'formula', text: '  ' })).toBeNull();
    expect(toGivenAnswer({ kind: 'choice', number: null })).toBeNull();
    expect(toGivenAnswer(emptyDraft({ kind: 'point', view }))).toBeNull();
    expect(toGivenAnswer(emptyDraft({ kind: 'line', view }))).toBeNull();
  });

  it('a point counts as placed once it was moved, also back to its start', () => {
    expect(toGivenAnswer({ kind: 'point', at: [[0, 0]], moved: true })).toEqual({
      kind: 'point',
      at: [0, 0],
    });
  });

  it('two equal points are no line', () => {
    const at = [
      [1, 2],
      [1, 2],
    ] as const;
    expect(toGivenAnswer({ kind: 'line', at, moved: true })).toBeNull();
    expect(lineThrough([1, 2], [1, 2])).toBeNull();
  });

  it('a line through two points above each other is vertical', () => {
    expect(lineThrough([3, -1], [3, 4])).toBe('x = 3');
    expect(lineThrough([0, 1], [2, 5])).toBe('y = (4)/(2) * (x - (0)) + (1)');
  });

  it('moving a line shifts the others, and none is lost', () => {
    expect(moveLine([4, 7, 9], 2, 0)).toEqual([9, 4, 7]);
    expect(moveLine([4, 7, 9], 0, -1)).toEqual([4, 7, 9]);
    expect(moveLine([4, 7, 9], 2, 3)).toEqual([4, 7, 9]);
  });
});

describe('sending a draft again', () => {
  const draft = { kind: 'formula', text: 'x = 4' } as const;
  const sent = { answer: '{"kind":"formula","text":"x = 4"}', tries: 1 };

  it('is refused once the same answer was judged', () => {
    expect(checkDraft({ draft, sent }, 2)).toBe('same');
  });

  it('is allowed while the first one was not judged, and after something else was typed', () => {
    const answer = { kind: 'formula', text: 'x = 4' };
    expect(checkDraft({ draft, sent }, 1)).toEqual({ answer });
    expect(checkDraft({ draft: { kind: 'formula', text: 'x = 5' }, sent }, 2)).toEqual({
      answer: { kind: 'formula', text: 'x = 5' },
    });
    expect(checkDraft({ draft: { kind: 'formula', text: ' ' }, sent }, 2)).toBe('empty');
  });
});

describe('an empty answer', () => {
  const formula = { latex: '', plain: '', speech: '', html: null };

  it('has the kind of its question, and nothing chosen', () => {
    expect(emptyDraft({ kind: 'formula', label: null, formText: null })).toEqual({
      kind: 'formula',
      text: '',
    });
    expect(emptyDraft({ kind: 'choice', options: [] })).toEqual({ kind: 'choice', number: null });
    expect(emptyDraft({ kind: 'wrong_line', lines: [] })).toEqual({ kind: 'wrong_line', number: null });
  });

  it('of lines to be ordered has them in the order in which they are shown', () => {
    const lines = [4, 2, 7].map((number) => ({ number, formula }));
    expect(emptyDraft({ kind: 'order', lines })).toEqual({ kind: 'order', lines: [4, 2, 7] });
  });

  it('of a point starts at the whole coordinates nearest to the middle of the graph', () => {
    expect(emptyDraft({ kind: 'point', view: { x: [-5, 5], y: [-5, 5] } })).toEqual({
      kind: 'point',
      at: [[0, 0]],
      moved: false,
    });
    expect(emptyDraft({ kind: 'point', view: { x: [1, 4], y: [-2, 8] } })).toMatchObject({ at: [[3, 3]] });
    const slightlyLower = emptyDraft({ kind: 'point', view: { x: [-1, 0.5], y: [-5, 5] } });
    expect(Object.is('at' in slightlyLower && slightlyLower.at[0]?.[0], 0)).toBe(true);
  });

  it('of a line starts with two points side by side, a sixth of the width from the middle', () => {
    expect(emptyDraft({ kind: 'line', view: { x: [-10, 10], y: [0, 8] } })).toMatchObject({
      at: [
        [-3, 4],
        [3, 4],
      ],
    });
    expect(emptyDraft({ kind: 'line', view: { x: [2, 16], y: [0, 8] } })).toMatchObject({
      at: [
        [7, 4],
        [11, 4],
      ],
    });
    expect(emptyDraft({ kind: 'line', view: { x: [0, 2], y: [0, 2] } })).toMatchObject({
      at: [
        [0, 1],
        [2, 1],
      ],
    });
  });
});

describe('an answer to send', () => {
  it('is what was chosen, also when its number is 0', () => {
    expect(toGivenAnswer({ kind: 'choice', number: 0 })).toEqual({ kind: 'choice', option: 0 });
    expect(toGivenAnswer({ kind: 'wrong_line', number: 0 })).toEqual({ kind: 'wrong_line', line: 0 });
    expect(toGivenAnswer({ kind: 'wrong_line', number: null })).toBeNull();
    expect(toGivenAnswer({ kind: 'order', lines: [2, 0, 1] })).toEqual({ kind: 'order', lines: [2, 0, 1] });
    expect(toGivenAnswer({ kind: 'formula', text: ' x = 4 ' })).toEqual({ kind: 'formula', text: 'x = 4' });
  });

  it('is a line through two points that differ in one coordinate or in both', () => {
    for (const other of [
      [1, 3],
      [2, 2],
      [5, 5],
    ] as const)
      expect(
        toGivenAnswer({
          kind: 'line',
          at: [[1, 2], other],
          moved: true,
        }),
      ).toEqual({ kind: 'line', through: [[1, 2], [...other]] });
  });

  it('needs both points of a line, and one of a point', () => {
    expect(toGivenAnswer({ kind: 'line', at: [[1, 2]], moved: true })).toBeNull();
    expect(toGivenAnswer({ kind: 'point', at: [], moved: true })).toBeNull();
  });
});

it('a line is moved to the first and to the last position, and not past them', () => {
  expect(moveLine([4, 7, 9], 0, 2)).toEqual([7, 9, 4]);
  expect(moveLine([4, 7, 9], 1, 0)).toEqual([7, 4, 9]);
  expect(moveLine([4, 7, 9], 3, 0)).toEqual([4, 7, 9]);
});

it('the deepest hint on the screen is the one with the highest rung, -1 without any', () => {
  const hint = (rung: 0 | 1 | 2 | 3 | 4) => ({ rung, parts: [], worked: null });
  expect(deepestRung({ hints: [] })).toBe(-1);
  expect(deepestRung({ hints: [hint(0)] })).toBe(0);
  expect(deepestRung({ hints: [hint(1), hint(3), hint(2)] })).toBe(3);
});
