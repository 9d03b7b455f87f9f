import { describe, expect, it } from 'vitest';
import { itemOf } from '../fixture.ts';
import type { Tone } from '../scene.ts';
import type { View } from '../view.ts';
import { drawnGraph, layersMarkup } from './graph-markup.ts';
import type { Box } from './labels.ts';
import { placesOfNames } from './point-names.ts';

/** A graph on a phone of 390 pixels. */
const phone: View = { x: [-6, 8], y: [-6, 8], width: 340, height: 300 };

function drawn(texts: readonly (readonly [text: string, tone: Tone])[], view = phone) {
  const items = texts.map(([text, tone], at) => itemOf(text, tone, `f${at}`));
  return drawnGraph({ items, parameters: {}, view, locale: 'en', named: true });
}
const written = (marks: string): string[] =>
  [...marks.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

describe('texts on a graph of a phone', () => {
  it('name a given point and one’s own on the same place once', () => {
    const { marks } = drawn([['y = x^2-6x+5', 'given'], ['(3, -4)', 'given'], ['(3, -4)', 'mine']]); // prettier-ignore
    expect(written(marks).filter((text) => text.endsWith('(3, −4)'))).toEqual(['(3, −4)']);
  });

  it('keep the name of a point that another text says without it', () => {
    const { marks } = drawn([
      ['(2, 3)', 'given'],
      ['P(2, 3)', 'mine'],
    ]);
    expect(written(marks)).toEqual(['P(2, 3)']);
  });

  it('name both where each has a letter, beside each other', () => {
    const { marks, study } = drawn([['A(2, 3)', 'given'], ['P(2, 3)', 'mine']]); // prettier-ignore
    expect(written(marks).sort()).toEqual(['A(2, 3)', 'P(2, 3)']);
    const [first, second] = study.texts;
    expect(overlap(first!, second!)).toBe(false);
  });

  it.each([
    [[['A(2, 3)', 'given'], ['P(2.2, 3.1)', 'mine']]],
    [[['y=x^2-4x+3', 'given'], ['y=2x-5', 'mine'], ['y=x+1', 'mine'], ['(2,3)', 'mine'], ['(2,3.5)', 'given']]],
    [[['y=1/(x-1)', 'given'], ['y=1/(x-1.2)', 'mine']]],
    [[['y=sin x', 'given'], ['y=cos x', 'mine'], ['A(1,1)', 'given'], ['B(1.4,1)', 'mine']]],
  ] as const)('no text of %j covers another', (texts) => {
    const { marks, study } = drawn(texts);
    const boxes = study.texts.slice(0, written(marks).length);
    expect(boxes.length).toBeGreaterThan(0);
    boxes.forEach((box, at) => {
      expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
  }); // prettier-ignore
});

describe('the numbers at the axes', () => {
  it('lie over the curves', () => {
    const markup = layersMarkup(drawn([['y = x^2 - 4', 'given']]));
    expect(markup.indexOf('data-item')).toBeGreaterThan(0);
    expect(markup.indexOf('>−4</text>')).toBeGreaterThan(markup.lastIndexOf('data-item'));
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
  ])('at (%d, %d) covers neither the given point nor its text', (x, y) => {
    const [place] = placesOfNames([{ x, y, name: 'P' }], study.texts, phone);
    expect(study.texts.filter((other) => overlap(other, boxOf({ x, y }, place)))).toEqual([]);
  });

  it('two beside each other have names apart', () => {
    const points = [{ x: 4, y: 0, name: 'P' }, { x: 4.3, y: 0.1, name: 'Q' }]; // prettier-ignore
    const [p, q] = placesOfNames(points, [], phone);
    expect(overlap(boxOf(points[0]!, p), boxOf(points[1]!, q))).toBe(false);
  });
});
