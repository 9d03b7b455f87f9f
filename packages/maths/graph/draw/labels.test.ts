import { describe, expect, it } from 'vitest';
import { itemOf } from '../fixture.ts';
import { linesOf, type Tone } from '../scene.ts';
import type { View } from '../view.ts';
import { drawnGraph, layersMarkup } from './graph-markup.ts';
import { axisLines, isCrossed, type Box } from './crossing.ts';
import { placesOfNames } from './point-names.ts';

/** A graph on a phone, 390 pixels wide. */
const phone: View = { x: [-6, 8], y: [-6, 8], width: 340, height: 300 };

function drawn(texts: readonly (readonly [text: string, tone: Tone])[], view = phone) {
  const items = texts.map(([text, tone], at) => itemOf(text, tone, `f${at}`));
  return drawnGraph({ items, parameters: {}, view, locale: 'en', named: true });
}
const written = (marks: string): string[] =>
  [...marks.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

describe('texts on a phone-sized graph', () => {
  it('a given point and a learner point at the same position are named once', () => {
    const { marks } = drawn([
      ['y = x^2-6x+5', 'given'],
      ['(3, -4)', 'given'],
      ['(3, -4)', 'mine'],
    ]);
    expect(written(marks).filter((text) => text.endsWith('(3, −4)'))).toEqual(['(3, −4)']);
  });

  it('the name of a point is kept when another text repeats its coordinates without the name', () => {
    const { marks } = drawn([
      ['(2, 3)', 'given'],
      ['P(2, 3)', 'mine'],
    ]);
    expect(written(marks)).toEqual(['P(2, 3)']);
  });

  it('two lettered points at one position are both named, side by side', () => {
    const { marks, study } = drawn([
      ['A(2, 3)', 'given'],
      ['P(2, 3)', 'mine'],
    ]);
    expect(written(marks).sort()).toEqual(['A(2, 3)', 'P(2, 3)']);
    const [first, second] = study.texts;
    expect(overlap(first!, second!)).toBe(false);
  });

  it.each([
    [
      [
        ['A(2, 3)', 'given'],
        ['P(2.2, 3.1)', 'mine'],
      ],
    ],
    [
      [
        ['y=x^2-4x+3', 'given'],
        ['y=2x-5', 'mine'],
        ['y=x+1', 'mine'],
        ['(2,3)', 'mine'],
        ['(2,3.5)', 'given'],
      ],
    ],
    [
      [
        ['y=1/(x-1)', 'given'],
        ['y=1/(x-1.2)', 'mine'],
      ],
    ],
    [
      [
        ['y=sin x', 'given'],
        ['y=cos x', 'mine'],
        ['A(1,1)', 'given'],
        ['B(1.4,1)', 'mine'],
      ],
    ],
  ] as const)('no text of %j covers another', (texts) => {
    const { marks, study } = drawn(texts);
    const boxes = study.texts.slice(0, written(marks).length);
    expect(boxes.length).toBeGreaterThan(0);
    boxes.forEach((box, at) => {
      expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
  });
});

describe('the numbers at the axes', () => {
  it('lie over the curves', () => {
    const markup = layersMarkup(drawn([['y = x^2 - 4', 'given']]));
    expect(markup.indexOf('data-item')).toBeGreaterThan(0);
    expect(markup.indexOf('>−2</text>')).toBeGreaterThan(markup.lastIndexOf('data-item'));
  });

  it('leave the letters of the axes alone', () => {
    const low: View = { x: [0, 160], y: [0, 100], width: 330, height: 264 };
    const { paper, numbers } = drawn([['y = x/2', 'given']], low);
    expect(written(paper)).toEqual(['x', 'y']);
    expect(written(numbers)).toContain('50');
    expect(written(numbers)).not.toContain('150');
  });
});

describe('the name of a point that is moved', () => {
  const { study } = drawn([['A(2, 3)', 'given']]);
  const boxOf = (at: { x: number; y: number }, place: ReturnType<typeof placesOfNames>[number]): Box => {
    const [right, down] = [((at.x + 6) / 14) * 340 + place!.dx, ((8 - at.y) / 14) * 300 + place!.dy];
    const left = place!.anchor === 'end' ? right - 14 : place!.anchor === 'middle' ? right - 7 : right;
    return [left, down - 13, left + 14, down + 4];
  };

  it.each([
    [2, 3],
    [2.4, 3],
    [1.6, 3.4],
    [2, 2],
    [3, 3.5],
  ])('the text at (%d, %d) covers neither the given point nor its text', (x, y) => {
    const [place] = placesOfNames([{ x, y, name: 'P' }], study.texts, phone);
    expect(study.texts.filter((other) => overlap(other, boxOf({ x, y }, place)))).toEqual([]);
  });

  it('the names of two adjacent points do not overlap', () => {
    const points = [
      { x: 4, y: 0, name: 'P' },
      { x: 4.3, y: 0.1, name: 'Q' },
    ];
    const [p, q] = placesOfNames(points, [], phone);
    expect(overlap(boxOf(points[0]!, p), boxOf(points[1]!, q))).toBe(false);
  });
});

describe('texts avoid lines', () => {
  const wide: View = { x: [-6, 6], y: [-4, 4], width: 600, height: 400 };
  const boxes = (texts: readonly (readonly [text: string, tone: Tone])[], view: View) => {
    const { study, sketched, marks } = drawn(texts, view);
    const lines = [...linesOf(sketched), ...axisLines(view)];
    return { named: study.texts.slice(0, written(marks).length), lines };
  };

  it.each([
    [[['y = x^2-2', 'given']]],
    [
      [
        ['y = x^3-3x', 'given'],
        ['y = x', 'mine'],
      ],
    ],
    [
      [
        ['x^2+y^2=9', 'given'],
        ['y = x+1', 'mine'],
      ],
    ],
  ] as const)('no name of %j lies across a curve or an axis', (texts) => {
    for (const view of [phone, wide]) {
      const { named, lines } = boxes(texts, view);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((box) => isCrossed(lines, box))).toEqual([]);
    }
  });

  it('an axis number covered by a curve moves to the other side of the axis, or is left out', () => {
    const numbers = (text: string) =>
      [...drawn([[text, 'given']], wide).numbers.matchAll(/text-anchor="(\w+)">([^<]*)</g)].map(
        ([, anchor, number]) => `${anchor} ${number}`,
      );
    expect(numbers('y = x/9')).toContain('end 2');
    expect(numbers('x = -0.3')).toEqual(expect.arrayContaining(['start 2', 'start −2']));
    expect(numbers('x = 2')).toContain('middle −2');
    expect(numbers('x = 2')).not.toContain('middle 2');
  });

  it('an axis letter is placed on the side without lines', () => {
    const letterY = (text: string) =>
      /text-anchor="(\w+)">y</.exec(drawn([[text, 'given']], wide).paper)?.[1];
    expect(letterY('y = x/2')).toBe('start');
    expect(letterY('x = 0.3')).toBe('end');
  });

  it('the same places are named in every language', () => {
    const named = (locale: string) => {
      const items = [itemOf('y = x^3-3x', 'given', 'f'), itemOf('y = x/2', 'mine', 'g')];
      const { marks } = drawnGraph({ items, parameters: {}, view: wide, locale, named: true });
      return written(marks).map((text) => text.replaceAll(/[\s;,]+/g, ' '));
    };
    expect(named('fr')).toEqual(named('es'));
    expect(named('en')).toHaveLength(named('fr').length);
  });

  it('a phone names four points, and all points that have their own name', () => {
    expect(written(drawn([['y = x^4-5x^2+4', 'given']]).marks).length).toBeLessThanOrEqual(4);
    const letters = ['A(1,1)', 'B(4,1)', 'D(4,4)', 'F(1,4)', 'G(-3,6)'];
    const { marks } = drawn(letters.map((text) => [text, 'given'] as const));
    expect(written(marks)).toHaveLength(5);
  });

  it('a movable point covers no name', () => {
    const input = {
      items: [itemOf('y = x^2-2', 'given', 'f')],
      parameters: {},
      view: wide,
      locale: 'en',
      named: true,
    };
    const over = [{ x: 1.7, y: 0.4 }];
    const [right, down] = [(7.7 / 12) * 600, (3.6 / 8) * 400];
    const dot: Box = [right - 9, down - 9, right + 9, down + 9];
    const covered = (drawing: ReturnType<typeof drawnGraph>) =>
      drawing.study.texts.slice(0, written(drawing.marks).length).filter((box) => overlap(box, dot));
    expect(covered(drawnGraph(input))).toHaveLength(1);
    expect(covered(drawnGraph({ ...input, over }))).toEqual([]);
  });
});
