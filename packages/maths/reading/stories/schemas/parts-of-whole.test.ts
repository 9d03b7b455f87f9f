import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const valueOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('the part that a counted group is of a whole', () => {
  it.each([
    ['en', '2/5', 'There are 14 red pens and 21 blue pens in a box. What fraction of the pens are red?'],
    ['en', '20', 'A farmer owns 24 sheep and 6 goats. What percentage of her animals are goats?'],
    ['en', '7/9', '4 of the 18 eggs in a tray are cracked. What fraction of the eggs is not cracked?'],
    ['en', '3/4', '3 of the 12 eggs are broken. What fraction is left?'],
    [
      'en',
      '5/12',
      'In a club, 9 members play chess, 15 play cards and 12 play dominoes. What fraction of the members play cards?',
    ],
    ['en', '3/5', 'A class has 30 pupils and 12 are girls. What fraction of the class are boys?'],
    ['en', '2/5', '18 pupils are boys and 12 are girls. What fraction of the pupils are girls?'],
    ['en', '3/4', 'Mia had 20 sweets. She ate 5. What fraction of the sweets is left?'],
    ['en', '2/5', 'A bag has 30 marbles, 12 red and 10 blue. What fraction of the marbles are red?'],
    ['es', '2/5', 'En un curso hay 12 chicas y 18 chicos. ¿Qué fracción del curso son chicas?'],
    ['es', '2/5', 'En una frutería hay 16 peras y 24 manzanas. ¿Qué fracción de la fruta son peras?'],
    [
      'es',
      '40',
      'En un autobús viajan 18 mujeres y 27 hombres. ¿Qué porcentaje de los viajeros son mujeres?',
    ],
    [
      'es',
      '3/10',
      'Una caja contiene 6 lápices rojos, 9 verdes y 15 azules. ¿Qué fracción de los lápices son verdes?',
    ],
    [
      'es',
      '3/5',
      'En una clase de 30 alumnos, 12 llevan gafas. ¿Qué fracción de los alumnos no lleva gafas?',
    ],
    [
      'fr',
      '4/9',
      'Une chorale compte 16 femmes et 20 hommes. Quelle fraction de la chorale les femmes représentent-elles ?',
    ],
    ['fr', '40', 'Dans un refuge, il y a 21 chats et 14 chiens. Quel est le pourcentage de chiens ?'],
    ['fr', '3/5', 'Sur les 30 places du parking, 12 sont occupées. Quelle fraction des places est libre ?'],
    [
      'fr',
      '2/5',
      'Dans une classe de 25 élèves, 10 portent des lunettes. Quelle fraction des élèves porte des lunettes ?',
    ],
    [
      'fr',
      '3/7',
      'Une classe de 28 élèves compte 16 filles. Quelle fraction de la classe sont des garçons ?',
    ],
  ])('%s: %s', (locale, value, text) => {
    expect(valueOf(text, locale)).toBe(value);
  });

  it.each([
    ['en', 'Tom ate 20 sweets and Ana ate 5. What fraction of the sweets did Ana eat?'],
    ['en', 'There are 30 fish in a tank and 12 in the pond. What fraction of the fish are in the pond?'],
    ['en', 'A frog ate 9 flies and 6 mosquitoes. What fraction of the flies did it eat?'],
    ['en', 'A shop has 12 apples and 18 pears. It sells 6 apples. What fraction of the fruit are apples?'],
    ['en', 'A box has 12 red pens and 8 blue pens. What fraction of the red pens is blue?'],
    [
      'en',
      'A library shelf has 25 novels, 10 comics and 15 atlases. What percentage of the books are comics?',
    ],
    ['en', 'A tank has 30 fish, 12 red. What fraction are red?'],
    ['es', 'De las 28 bombillas de un pasillo, 8 están fundidas. ¿Qué fracción de las bombillas funciona?'],
  ])('%s: no whole or no part is named: %s', (locale, text) => {
    expect(valueOf(text, locale)).not.toMatch(/\d/);
  });
});
