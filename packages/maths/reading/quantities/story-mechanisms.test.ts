import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const solve = (problem: string, locale = 'en'): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

describe('two things that happened are compared', () => {
  it.each([
    [
      'en',
      'A kiosk had 90 maps. It sold 34 of them and bought 12 new maps. How many more maps did the kiosk sell than it bought?',
      '22',
    ],
    [
      'en',
      'Ivo had 40 coins. He lost 9 coins and found 15 coins. How many more coins did he find than those he lost?',
      '6',
    ],
    [
      'es',
      'Un quiosco tenía 90 mapas. Vendió 34 mapas y compró 12 mapas. ¿Cuántos mapas más vendió que los que compró?',
      '22',
    ],
    [
      'fr',
      'Un kiosque avait 90 cartes. Il a vendu 34 cartes et il a acheté 12 cartes. Combien de cartes de plus a-t-il vendues qu’il n’en a acheté ?',
      '22',
    ],
  ])('%s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });
});

describe('what is missing of one ingredient among several', () => {
  it.each([
    [
      'en',
      'The recipe calls for 8 spoons of cocoa and 5 spoons of honey. Lea already put in 3 spoons of cocoa. How many more spoons of cocoa does she need to add?',
      '5',
    ],
    [
      'es',
      'La receta necesita 8 cucharas de cacao y 5 cucharas de miel. Lea ya puso 3 cucharas de cacao. ¿Cuántas cucharas más de cacao necesita?',
      '5',
    ],
    [
      'fr',
      'Il faut 8 cuillères de cacao et 5 cuillères de miel. Léa a déjà mis 3 cuillères de cacao. Combien de cuillères de cacao faut-il encore ?',
      '5',
    ],
  ])('%s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });
});

describe('what two own is compared with the one who is named', () => {
  it.each([
    ['en', 'Rosa has 140 stamps. Ugo has 215 stamps. How many more stamps does Ugo have?', '75'],
    ['es', 'Rosa tiene 140 sellos. Hugo tiene 215 sellos. ¿Cuántos sellos más tiene Hugo?', '75'],
    ['fr', 'Rosa a 140 timbres. Ugo a 215 timbres. Combien de timbres de plus a Ugo ?', '75'],
  ])('%s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });

  it('the other way round it is not calculated', () => {
    expect(
      solve('Rosa has 215 stamps. Ugo has 140 stamps. How many more stamps does Ugo have?'),
    ).toBeUndefined();
  });
});

describe('a number of things is whole', () => {
  it.each([
    [
      'as many as are needed',
      'A crate can hold 18 jars. If a shop buys 100 jars, how many crates does it need?',
      '6',
    ],
    [
      'days until it is done',
      'Ada makes 12 lamps per day. If she needs to make 100 lamps, how many days does she need?',
      '9',
    ],
    ['as many as can be bought', 'Ben has $19. If one ticket costs $4, how many tickets can Ben buy?', '4'],
    [
      'what is left without a group',
      'There are 50 pupils. Each team has 8 pupils. How many pupils will not be on a team?',
      '2',
    ],
    [
      'what the last share lacks',
      'A baker made 85 rolls. He wants to fill 9 bags with the same number of rolls. How many more rolls should he make?',
      '5',
    ],
  ])('%s: %s', (_kind, text, value) => {
    expect(solve(text)).toBe(value);
  });

  it.each([
    [
      'en',
      'There were 100 ml of tea in a pot. If there were 30 ml of tea in each cup, how many cups were filled?',
    ],
    ['es', 'Un libro tiene 100 cromos en páginas. Hay 30 cromos por página. ¿Cuántas páginas tiene?'],
    ['fr', 'Un album contient 100 photos. Il y a 30 photos par page. Combien de pages y a-t-il ?'],
  ])('a part of a thing is no answer: %s: %s', (locale, text) => {
    expect(solve(text, locale)).toBeUndefined();
  });
});

describe('a general word for all kinds that are counted', () => {
  it.each([
    ['Every plant costs 4 dollars. If Nora bought 3 tulips and 5 ferns, how much did she spend?', '32'],
    ['A vase can hold 6 flowers. Lou has 10 tulips and 14 roses. How many vases does Lou need?', '4'],
  ])('%s', (text, value) => {
    expect(solve(text)).toBe(value);
  });

  it('a number of something else leaves it open', () => {
    expect(
      solve(
        'Every plant costs 4 dollars. Nora has 7 spoons. She bought 3 tulips and 5 ferns. How much did she spend?',
      ),
    ).toBeUndefined();
  });
});

describe('the smallest number that two sizes of packs both reach', () => {
  it.each([
    [
      'en',
      'Rolls come in packs of 8 and sausages come in packs of 6. Eva buys the same number of rolls and sausages. What is the smallest number of rolls that she can buy?',
      '24',
    ],
  ])('%s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });
});

describe('who has what is followed through the sentences', () => {
  it.each([
    [
      'the one who was given goes on',
      'Nico has some pens. Ida gave him 18 pens. Now he has 50 pens. How many pens did he have to begin with?',
      '32',
    ],
    [
      'what is taken from a thing leaves it',
      'Zoe picked 3 plums from her tree. Now the tree has 9 plums. How many plums did the tree have to begin with?',
      '12',
    ],
    [
      'a whole at the end is no whole of parts',
      'Mara had some shells. She found 7 more shells. Now there are a total of 19 shells. How many shells did she have at first?',
      '12',
    ],
    [
      'the end of a list holds for all of it',
      'Ugo had 17 maps and 21 flags. After losing some he had 5 maps and 9 flags left. How many flags did he lose?',
      '12',
    ],
    [
      'things put beside others',
      'There were 40 plums in a bowl. Ida took out 25 plums and put 12 plums in the bowl. How many plums are in the bowl?',
      '27',
    ],
    [
      'a half of the time is no half',
      'In the first half of the match Ken scored 13 points. In the second half he scored 9 points. How many points did he score in total?',
      '22',
    ],
    [
      'what is still to do',
      'Olga had 19 letters to write. If she wrote 8 of them, how many more did she have to write?',
      '11',
    ],
    [
      'a letter as a name',
      'Team A scored 12 points and Team B scored 7 points. How many points were scored in total?',
      '19',
    ],
  ])('%s: %s', (_kind, text, value) => {
    expect(solve(text)).toBe(value);
  });
});
