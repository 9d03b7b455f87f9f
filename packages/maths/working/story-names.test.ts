import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';
import { judgeStoryLine } from './testing.ts';

const ages = {
  en: 'Tom is twice as old as Ana. Together they are 27 years old. How old is Tom?',
  'es-CO': 'Tomás tiene el doble de la edad de Ana. Juntos tienen 27 años. ¿Cuántos años tiene Tomás?',
  'fr-FR': 'Paul a 6 ans de plus que Léa. La somme de leurs âges est 40. Quel est l’âge de chacun ?',
} as const;
const fruit =
  '3 apples and 2 pears cost 19 dollars. 2 apples and 1 pear cost 11 dollars. How much does an apple cost?';
const pens = 'Un stylo coûte 3 € de plus qu’un cahier. Ensemble ils coûtent 11 €. Combien coûte le cahier ?';
const animals = 'There are 30 animals, chickens and rabbits, with 84 legs. How many rabbits are there?';
const tickets =
  'Tickets cost $8 for adults and $5 for kids. 30 tickets were sold for $186. How many adult tickets?';
const marbles =
  'Sam has 3 times as many marbles as Joe. They have 32 marbles in all. How many marbles does Sam have?';
const later =
  'In 5 years Ben will be twice as old as Lea. Ben is 10 years older than Lea. How old is Lea now?';

describe('the amounts of the persons and things of a story', () => {
  it.each([
    ['en', ages.en, 'Tom is 18', 'result'],
    ['en', ages.en, 'Tom = 18, Ana = 9', 'result'],
    ['en', ages.en, '18 for Tom and 9 for Ana', 'result'],
    ['en', ages.en, 'Tom and Ana are 18 and 9', 'result'],
    ['en', marbles, '8 marbles for Joe', 'aside'],
    ['en', ages.en, 'x = 18, so Tom is 18 and Ana is 9', 'result'],
    ['en', ages.en, "Ana's age is 9", 'aside'],
    ['en', fruit, 'apples cost 3 and pears 5', 'result'],
    ['en', animals, '12 rabbits and 18 chickens', 'result'],
    ['en', tickets, '12 adults and 18 kids', 'result'],
    ['en', later, 'Lea is 5 and Ben is 15', 'result'],
    ['es-CO', ages['es-CO'], 'Tomás tiene 18 años', 'result'],
    ['es-CO', ages['es-CO'], '18 años para Tomás y 9 para Ana', 'result'],
    ['es-CO', ages['es-CO'], 'la edad de Ana es 9', 'aside'],
    ['fr-FR', ages['fr-FR'], 'Paul a 23 ans et Léa en a 17', 'result'],
    ['fr-FR', ages['fr-FR'], 'Léa a 17 ans', 'part'],
    ['fr-FR', pens, 'stylo = 7, cahier = 4', 'result'],
    ['fr-FR', pens, 'le stylo coûte 7 €', 'aside'],
  ])('%s %s | %s: %s', (locale, story, line, expected) => {
    expect(judgeStoryLine(locale, story, line)).toBe(expected);
  });

  it.each([
    ['en', ages.en, 'Tom is 9 and Ana is 18'],
    ['en', ages.en, 'so Ana must be 18'],
    ['en', ages.en, 'x = 18, so Tom is 9'],
    ['en', fruit, 'apples cost 5 and pears cost 3'],
    ['en', animals, '18 rabbits, 12 chickens'],
    ['en', later, 'Ben is 5'],
    ['es-CO', ages['es-CO'], 'Ana tiene 18 años y Tomás 9'],
    ['es-CO', ages['es-CO'], 'la edad de Ana es 18'],
    ['fr-FR', ages['fr-FR'], 'Léa a 23 ans et Paul 17'],
    ['fr-FR', pens, 'donc le stylo vaut 4 euros'],
  ])('%s %s | %s: the values of two names are exchanged', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('values_swapped');
  });

  it('an amount of no name is wrong', () => {
    expect(judgeStoryLine('en', ages.en, 'Tom is 17')).toBe('different');
  });

  it.each([
    ['en', ages.en, 'Tom is 9 years older than Ana'],
    ['en', ages.en, 'if Tom is 20, Ana is 10'],
    ['en', ages.en, 'Tom gets 4 from Ana'],
    ['en', ages.en, 'Ana is half of 18'],
    ['en', ages.en, 'Tom has 9 more'],
    ['en', ages.en, 'Ana 9, Tom 18, total 27'],
    ['en', tickets, 'adults pay 8'],
    ['en', later, 'Ben will be 20 and Lea 10'],
  ])(
    '%s %s | %s: the number is no amount of the name, and nothing is called wrong',
    (locale, story, line) => {
      expect(['different', 'values_swapped']).not.toContain(judgeStoryLine(locale, story, line));
    },
  );
});

describe('the letters of a problem that was read from a story', () => {
  const sum = 'The sum of two numbers is 21 and their difference is 5. Find the numbers.';
  it.each([
    ['en', ages.en, 'x Tom'],
    ['en', ages.en.replace('is Tom', 'is each of them'), 'x Tom, y Ana'],
    ['es-CO', ages['es-CO'].replace('tiene Tomás?', 'tiene cada uno?'), 'x Tomás, y Ana'],
    ['fr-FR', ages['fr-FR'], 'x Paul, y Léa'],
    ['fr-FR', pens, 'x cahier'],
    ['en', animals, 'x rabbits'],
    ['en', sum, ''],
    // One of the two has no name.
    ['en', 'I am twice as old as Ana. Together we are 27 years old. How old is each of us?', ''],
    [
      'en',
      'I have 3 times as many shells as Ben. Together we have 48 shells. How many does each of us have?',
      '',
    ],
    ['en', 'Tom and Ana are 18 years old together. Tom is as old as Ana. How old is each of them?', ''],
  ])('%s: %s | %s', (locale, text, letters) => {
    const read = answer('parse', { text, locale }, null);
    const found = read.ok ? (read.letters ?? []) : [];
    expect(found.map(({ letter, name }) => `${letter} ${name}`).join(', ')).toBe(letters);
  });
});

describe('an amount with its calculation', () => {
  const shells =
    'Maya has 3 times as many shells as Ben. Together they have 48 shells. How many does Ben have?';
  const stickers =
    'Entre Sofía y Mateo tienen 63 cromos. Sofía tiene el doble que Mateo. ¿Cuántos cromos tiene Mateo?';
  it.each([
    ['en', shells, 'Ben = 48/4 = 12', 'result'],
    ['en', shells, 'Maya = 3 * 12 = 36', 'aside'],
    ['en', shells, 'Ben = 48 / 3 = 16', 'different'],
    ['en', shells, 'Ben has 48 - 12 = 36', 'values_swapped'],
    ['en', shells, 'Ben = 48/4 = 13', 'arithmetic_slip'],
    ['es', stickers, 'Mateo tiene 63 : 3 = 21', 'result'],
    ['es', stickers, 'Mateo tiene 63 : 2 = 31,5', 'different'],
  ])('%s: %s | %s: %s', (locale, story, line, expected) => {
    expect(judgeStoryLine(locale, story, line)).toBe(expected);
  });
});

describe('amounts in a letter', () => {
  const shells =
    'Maya has 3 times as many shells as Ben. Together they have 48 shells. How many does Ben have?';
  const stickers =
    'Entre Sofía y Mateo tienen 63 cromos. Sofía tiene el doble que Mateo. ¿Cuántos cromos tiene Mateo?';
  it.each([
    ['en', shells, "let b = Ben's shells, then Maya has 3b", 'definition'],
    ['en', shells, 'b = Ben, 3b = Maya', 'definition'],
    ['en', shells, 'Ben has b, Maya has 3b', 'definition'],
    ['en', shells, 'Maya has 3x', 'definition'],
    ['en', shells, 'Ben has 3b, Maya has b', 'comparison_reversed'],
    ['en', shells, 'Ben has b, Maya has b + 3', 'different'],
    // The letter may be something else.
    ['en', shells, 'Maya has 3k', 'unknown'],
    ['es', stickers, 'x = cromos de Mateo, 2x = cromos de Sofía', 'definition'],
    ['es', stickers, 'Mateo: 2x, Sofía: x', 'comparison_reversed'],
    ['fr', ages['fr-FR'], 'Léa a x ans et Paul x + 6', 'definition'],
    ['fr', ages['fr-FR'], 'Paul : x, Léa : x + 6', 'comparison_reversed'],
  ])('%s: %s | %s: %s', (locale, story, line, expected) => {
    expect(judgeStoryLine(locale, story, line)).toBe(expected);
  });

  it('are known in the lines behind', () => {
    expect(judgeStoryLine('en', shells, 'b + 3b = 48', ['Ben has b, Maya has 3b'])).toBe('definition');
    expect(judgeStoryLine('en', shells, 'b + 2b = 48', ['Ben has b, Maya has 3b'])).toBe('different');
  });
});
