import { describe, expect, it } from 'vitest';
import { read } from '@curvela/maths/expression';
import { writeFormula } from './write-formula.server.ts';

describe('a number of our content is written', () => {
  it.each([
    ['4.70', 'en', '4.70', '4.70'],
    ['4.70', 'es', '4,70', '4{,}70'],
    ['4.70', 'fr', '4,70', '4{,}70'],
    ['3*4.70 = 14.10', 'fr', '3 · 4,70 = 14,10', '3 \\cdot 4{,}70 = 14{,}10'],
    ['5.00', 'en', '5.00', '5.00'],
    ['4.7', 'en', '4.7', '4.7'],
  ])('with its trailing zeros: %s in %s', (text, locale, plain, latex) => {
    expect(writeFormula(text, locale)).toMatchObject({ plain, latex });
  });

  it.each([
    ['4.7 €', 'en', '€4.70', '4.70\\,\\text{€}'],
    ['4.7 €', 'es', '4,70\u202f€', '4{,}70\\,\\text{€}'],
    ['12 €', 'fr', '12\u202f€', '12\\,\\text{€}'],
    ['2.5 km', 'fr', '2,5\u202fkm', '2{,}5\\,\\mathrm{km}'],
  ])('with cents for money: %s in %s', (text, locale, plain, latex) => {
    expect(writeFormula(text, locale)).toMatchObject({ plain, latex });
  });

  it.each([
    ['20%', 'en', '20%', '20\\%'],
    ['20%', 'es', '20\u00a0%', '20~\\%'],
    ['20%', 'fr', '20\u00a0%', '20~\\%'],
    ['20% * 50 = 10', 'fr', '20\u00a0% · 50 = 10', '20~\\% \\cdot 50 = 10'],
    ['45% * x = 108', 'fr', '45\u00a0% · x = 108', '45~\\% \\cdot x = 108'],
  ])(
    'with a non-breaking space before the per cent sign in Spanish and French: %s in %s',
    (text, locale, plain, latex) => {
      expect(writeFormula(text, locale)).toMatchObject({ plain, latex });
      const trees = [plain, latex].map((written) => read(written, { locale }));
      expect(trees).toEqual(
        [read(text), read(text)].map((one) => expect.objectContaining({ tree: one.ok && one.tree })),
      );
    },
  );
});

it('trailing zeros in user input do not change its value', () => {
  const [typed, short] = ['x = 4.70', 'x = 4.7'].map((text) => read(text));
  expect(typed).toEqual(short);
});
