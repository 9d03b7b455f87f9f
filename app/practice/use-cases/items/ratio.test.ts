import { expect, it } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { contents } from '@curvela/curriculum/skills';
import { formulaView, localize } from './parts.server.ts';

it.each(languages)('a ratio keeps its colon in %s', (language) => {
  const { plain, latex, html } = formulaView('2:3', language);
  expect([plain, latex]).toEqual(['2:3', '2\\mathbin{:}3']);
  expect(html).not.toContain('frac');
});

it('a ratio is spoken as a ratio', () => {
  expect(formulaView('2:3', 'en').speech).toBe('2 to 3');
  expect(formulaView('2:3', 'es').speech).toBe('2 a 3');
  expect(formulaView('2:3 = 4:6', 'fr').speech).toBe('2 pour 3 égale 4 pour 6');
});

it('equal ratios and factored terms keep their colons', () => {
  expect(formulaView('2:3 = 4:6 = 20:30', 'fr').plain).toBe('2:3 = 4:6 = 20:30');
  expect(formulaView('(2*7):(3*7)', 'en').plain).toBe('(2 · 7):(3 · 7)');
});

it.each(languages)('the example of the skill uses a ratio in %s', (language) => {
  const { prompt, slots } = contents.ratio!.example;
  const formulas = localize(prompt, language, { slots }).flatMap((part) =>
    part.kind === 'formula' ? [part.formula.plain] : [],
  );
  expect(formulas).toContain('2:3');
});
