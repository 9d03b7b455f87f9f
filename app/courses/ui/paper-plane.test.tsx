import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { PaperPlane } from './paper-plane.tsx';

const view = { x: [-10, 10], y: [-10, 10] } as const;
const shown = (question: Parameters<typeof PaperPlane>[0]['question']) =>
  rendered(<PaperPlane question={question} />, { messages: {} });

it('placing a point prints an empty plane with numbered axes', () => {
  const html = shown({ ask: { kind: 'point', view }, picture: null });
  expect(html).toContain('viewBox="-11 -11 22 22"');
  const bare = { items: [], view, svg: '', description: 'An empty coordinate plane.' };
  expect(shown({ ask: { kind: 'point', view }, picture: bare })).toBe(html);
  expect([...html.matchAll(/>(−?\d+)</g)].map(([, number]) => number)).toEqual([
    '−10',
    '−5',
    '5',
    '10',
    '−10',
    '−5',
    '5',
    '10',
  ]);
});

it('grid and axes fill a plane that is not symmetric, with y upwards', () => {
  const part = { x: [-1, 2], y: [-1, 6] } as const;
  const html = shown({ ask: { kind: 'line', view: part }, picture: null });
  expect(html).toContain('viewBox="-2 -7 5 9"');
  expect([...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    'M-1 -6V1M0 -6V1M1 -6V1M2 -6V1M-1 1H2M-1 0H2M-1 -1H2M-1 -2H2M-1 -3H2M-1 -4H2M-1 -5H2M-1 -6H2',
    'M-1 0H2M0 -6V1',
  ]);
  expect(html).toContain('<text x="-0.25" y="-4.75" text-anchor="end">5</text>');
});

it('a question with a picture uses that picture', () => {
  const picture = { items: [], view, svg: '<svg id="given"></svg>', description: '' };
  expect(shown({ ask: { kind: 'line', view }, picture })).toContain('id="given"');
});

it('a written answer has no plane', () => {
  expect(shown({ ask: { kind: 'choice', options: [] }, picture: null })).toBe('');
});
