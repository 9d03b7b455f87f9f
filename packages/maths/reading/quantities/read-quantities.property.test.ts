import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { seededRandom } from '../../random.ts';
import { readQuantities } from './read-quantities.ts';

const valueOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

type Story = { readonly locale: string; readonly text: string };
const things = [
  ['marbles', 'canicas', 'billes'],
  ['pencils', 'lápices', 'crayons'],
  ['stamps', 'sellos', 'timbres'],
  ['shells', 'conchas', 'coquillages'],
] as const;
const names = ['Nora', 'Omar', 'Lena', 'Ravi'] as const;

const leftOver = (
  name: string,
  [en, es, fr]: readonly [string, string, string],
  a: number,
  b: number,
): Story[] => [
  {
    locale: 'en-US',
    text: `${name} has ${a} ${en} and loses ${b} ${en}. How many ${en} does ${name} have left?`,
  },
  {
    locale: 'es-ES',
    text: `${name} tiene ${a} ${es} y pierde ${b} ${es}. ¿Cuántos ${es} le quedan a ${name}?`,
  },
  {
    locale: 'fr-FR',
    text: `${name} a ${a} ${fr} et perd ${b} ${fr}. Combien de ${fr} reste-t-il à ${name} ?`,
  },
];
const inBoxes = ([en, es, fr]: readonly [string, string, string], a: number, b: number): Story[] => [
  {
    locale: 'en-US',
    text: `There are ${a} boxes with ${b} ${en} in each box. How many ${en} are there in total?`,
  },
  { locale: 'es-ES', text: `Hay ${a} cajas con ${b} ${es} en cada caja. ¿Cuántos ${es} hay en total?` },
  {
    locale: 'fr-FR',
    text: `Il y a ${a} boîtes avec ${b} ${fr} dans chaque boîte. Combien de ${fr} y a-t-il en tout ?`,
  },
];

describe('generated stories have the value that they were made from', () => {
  const { fraction: random } = seededRandom(20261128);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const cases = Array.from({ length: 40 }, () => {
    const b = 2 + Math.floor(random() * 60);
    const a = b + 1 + Math.floor(random() * 60);
    const thing = pick(things);
    return [
      ...leftOver(pick(names), thing, a, b).map((story) => ({ ...story, value: String(a - b) })),
      ...inBoxes(thing, a, b).map((story) => ({ ...story, value: String(a * b) })),
    ];
  }).flat();

  it('in three languages, for 40 pairs of numbers', () => {
    const wrong = cases
      .map(({ locale, text, value }) => ({ text, value, got: valueOf(text, locale) }))
      .filter(({ value, got }) => value !== got);
    expect(wrong).toEqual([]);
  });
});

describe('texts with numbers that are no problems are not read', () => {
  it.each([
    ['en', 'My bus leaves at 8 and I have 2 sisters. What do you think?'],
    ['en', 'Bread 3 euros, milk 2 euros, eggs 4 euros'],
    ['en', 'I got 12 out of 20 and my friend got 15. How can I get better?'],
    ['en', 'We read chapter 4 and did exercises 5 to 9. What is next?'],
    ['en', 'Can we meet on 5 May at 4 or on 6 May at 3?'],
    ['es', 'Pan 3 euros, leche 2 euros, huevos 4 euros'],
    ['es', 'Tengo 12 años y mi hermano 15. ¿Qué tal?'],
    ['es', 'Hicimos los ejercicios 3 y 4 de la página 27. ¿Cuáles siguen?'],
    ['fr', 'Pain 3 euros, lait 2 euros, œufs 4 euros'],
    ['fr', 'J’ai 12 ans et mon frère 15. Ça va ?'],
    ['fr', 'On a fait les exercices 3 et 4 de la page 27. Quelle est la suite ?'],
  ] as const)('%s: %s', (language, text) => {
    expect(readQuantities(text, { language }).kind).toBe('unread');
  });
});
