import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { LessonText } from './lesson-text.tsx';

const formula = (latex: string) =>
  ({ kind: 'formula', formula: { latex, html: null, plain: latex, speech: latex } }) as const;
const gluedAndRest = (latex: string, text: string) =>
  /<span class="co-glued">(.*)<\/span>(.*)$/
    .exec(rendered(<LessonText parts={[formula(latex), { kind: 'text', text }]} />, { messages: {} }))
    ?.slice(1)
    .map((html) => html.replaceAll(/<[^>]*>/g, '')) ?? null;

it('a punctuation mark stays on the line of the formula before it, and a unit on the line of its number', () => {
  expect(gluedAndRest('(x - 7)(x + 8) = 0', ', so it is 7')).toEqual(['(x - 7)(x + 8) = 0,', ' so it is 7']);
  expect(gluedAndRest('x = 1', '\u00a0: le nombre')).toEqual(['x = 1\u00a0:', ' le nombre']);
  expect(gluedAndRest('4', ' m longer')).toEqual(['4 m', ' longer']);
  expect(gluedAndRest('45', ' m². How many?')).toEqual(['45 m².', ' How many?']);
  expect(gluedAndRest('4', ' more')).toBeNull();
});

it.each([...',.;:!?%)»”…'])('the mark “%s” stays on the line of a formula', (mark) => {
  expect(gluedAndRest('x', `${mark} so`)).toEqual([`x${mark}`, ' so']);
});

it.each(['mm', 'cm', 'dm', 'km', 'm', 'g', 'kg', 'l', 'h', 'min', 's', 'cm²', 'm³'])(
  'the unit %s stays on the line of its number, with a mark after it',
  (unit) => {
    expect(gluedAndRest('4', ` ${unit} so`)).toEqual([`4 ${unit}`, ' so']);
    for (const mark of ',.;:!?')
      expect(gluedAndRest('4', ` ${unit}${mark} So`)).toEqual([`4 ${unit}${mark}`, ' So']);
  },
);

it.each(['mm', 'm', 'g', 'min'])('a word that only begins like the unit %s does not', (unit) => {
  expect(gluedAndRest('4', ` ${unit}a`)).toBeNull();
  expect(gluedAndRest('4', ` ${unit}2`)).toBeNull();
});
