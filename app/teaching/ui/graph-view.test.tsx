import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import type { Graph } from '../model/blocks.ts';
import { teachingTexts } from '../messages/index.ts';
import { GraphView } from './graph-view.tsx';

const graph = (x: number): Graph => ({
  x: [-4, 4],
  y: [-5, 5],
  given: [],
  mine: [],
  mark: { x, given: 1 / 3, mine: -2.5 },
  labels: { given: { latex: '', plain: '', speech: '' }, mine: null },
});
const drawn = (language: 'en' | 'es' | 'fr', x = 1) =>
  renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="UTC" messages={{ ...teachingTexts.en }}>
      <GraphView graph={graph(x)} />
    </IntlProvider>,
  );

test('values are short, with the decimal sign of the language', () => {
  for (const language of ['es', 'fr'] as const) {
    expect(drawn(language)).toContain('>0,333</text>');
    expect(drawn(language)).toContain('>−2,5</text>');
  }
  expect(drawn('en')).toContain('>0.333</text>');
  expect(drawn('en')).toContain('>−2.5</text>');
});

test('values slightly left of the axis do not overlap its labels', () => {
  const sideOf = (x: number) => /g-lab ours b"[^>]*text-anchor="(\w+)"/.exec(drawn('en', x))?.[1];
  expect([-3, -1, 1, 3].map(sideOf)).toEqual(['start', 'end', 'start', 'end']);
});

test('both axes have names', () => {
  expect(drawn('en')).toMatch(/class="g-name"[^>]*>x<.*class="g-name"[^>]*>y</);
});
