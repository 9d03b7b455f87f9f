import { describe, expect, it } from 'vitest';
import { checkDraft, emptyDraft, toGivenAnswer, lineThrough, moveLine } from './draft.ts';

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
