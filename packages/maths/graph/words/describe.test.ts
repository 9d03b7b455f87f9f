import { expect, it } from 'vitest';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../texts.ts';
import { itemOf } from '../fixture.ts';
import { graphTexts } from '../messages/index.ts';
import { sketchesOf, studyOf } from '../scene.ts';
import { describe } from './describe.ts';
import type { Say } from './say.ts';

const view = { x: [-6.5, 6.5], y: [-4, 4], width: 600, height: 400 } as const;

function wordsFor(text: string, language: Language = 'en', locale: string = language): string {
  const items = text.split(' | ').map((each) => itemOf(each));
  const sketched = sketchesOf(items, {}, view);
  const texts = new Map(items.map(({ id }) => [id, id]));
  const say = createTranslator({
    locale: language,
    messages: graphTexts[language] as unknown as { graph: Record<string, never> },
    namespace: 'graph',
  }) as unknown as Say;
  return describe({ sketched, study: studyOf(sketched, {}, view), parameters: {}, view, locale, texts }, say)
    .flat()
    .join(' ');
}

it.each([
  [
    'y = x^2-4',
    [
      'parabola that opens upwards',
      'x = −2 and 2',
      'y = −4',
      'lowest point around is (0, −4)',
      'rises without end',
    ],
  ],
  ['y = -2x+1', ['straight line that falls', 'slope −2', 'x = 0.5']],
  ['y = 1/x', ['asymptotes are x = 0 and y = 0', 'no value at x = 0']],
  ['y = (x^2-1)/(x-1)', ['hole at (1, 2)']],
  ['y = floor(x)', ['jumps at x']],
  ['y = √x', ['begins at (0, 0)']],
  ['x^2+y^2=9', ['circle with centre (0, 0) and radius 3']],
  ['(x-1)^2+(y+2)^2=5', ['circle with centre (1, −2) and radius √5']],
  ['x^2/9+y^2/4=1', ['ellipse with centre (0, 0)']],
  ['xy=1', ['hyperbola']],
  ['y > 2x', ['dashed border does not belong']],
  ['y = sin x', ['wave that repeats']],
  ['y = √(-1-x^2)', ['y = √(-1-x^2) has no point here', 'no real value']],
  ['y = x^2 + 90', ['No point of y = x^2 + 90 lies in this view.']],
  ['A(1,2)', ['A(1, 2)']],
  ['y = x^2 | y = x+2', ['curves meet at (−1, 1) and (2, 4)']],
  ['r = 2', ['around the origin']],
])('%s in words', (text, parts) => {
  const words = wordsFor(text);
  for (const part of parts) expect(words).toContain(part);
});

it('Spanish and French use a decimal comma, and a semicolon in pairs', () => {
  expect(wordsFor('y = x^2-3x+1', 'es')).toContain('(1,5; −1,25)');
  expect(wordsFor('y = x^2-3x+1', 'fr')).toContain('(1,5\u00a0; −1,25)');
  expect(wordsFor('y = x^2-3x+1', 'es')).toContain('parábola que se abre hacia arriba');
  expect(wordsFor('y = x^2-3x+1', 'fr')).toContain('parabole tournée vers le haut');
});

it('every sentence ends with a full stop in every language', () => {
  for (const language of ['en', 'es', 'fr'] as const) {
    for (const text of [
      'y = 5',
      'y = x^3',
      'y = x^4-1',
      'y = 1/x^2',
      'x = y^2',
      'x = 2',
      '1<x<=3',
      'y>x and y<=2',
      '(1,2)',
      '[1,3)',
      '(cos t, sin t)',
      'x!',
      'e^x',
      'y^2=x^3-x',
    ]) {
      expect(wordsFor(text, language)).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});
