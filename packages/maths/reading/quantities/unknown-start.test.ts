import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const solve = (problem: string, locale: string): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

describe('a story that gives no start is not answered', () => {
  it.each([
    ['en', 'Ana gives Ben 54 stickers. Now Ana has 20. How many did they have?'],
    ['en', 'Ana gives Ben 54 stickers and then Ben gives Ana 20 stickers. How many stickers does Ben have?'],
    ['en', 'Ana gives Ben 54 stickers and Carl gives Ben 20 stickers. How many stickers does Ben have?'],
    ['en', 'Ana gives Ben 54 stickers. Ben has 70 now. How many did he have?'],
    ['es', 'Ana le da a Ben 54 cromos. Ahora Ana tiene 20. ¿Cuántos tenían?'],
    ['es', 'Ana le da 54 cromos a Ben. Ben le devuelve 12. ¿Cuántos cromos tiene Ben ahora?'],
    ['fr', 'Ana donne 54 billes à Ben. Maintenant Ana a 20 billes. Combien de billes avaient-ils ?'],
    ['fr', 'Ana donne 54 billes à Ben et Carl donne 20 billes à Ben. Combien de billes a Ben ?'],
    ['en', 'A tree grew 6 cm in 2 years. How tall is it in 10 years?'],
    ['en', 'A plant grew 6 cm in 2 years. How tall will it be in 10 years?'],
    ['es', 'Un árbol creció 6 cm en 2 años. ¿Cuánto medirá en 10 años?'],
    ['fr', 'Un arbre a poussé de 6 cm en 2 ans. Quelle sera sa taille dans 10 ans ?'],
  ])('%s: %s', (locale, text) => {
    expect(solve(text, locale)).toBeUndefined();
  });

  it.each([
    ['en', 'Ana gives Ben 54 stickers. Now Ana has 20. How many stickers did Ana have?', '74'],
    ['en', 'Ana had 80 stickers. She gives Ben 54 stickers. How many stickers does Ana have?', '26'],
    ['en', 'Ana gives Ben 54 stickers and Carl 20 stickers. How many stickers did she give?', '74'],
    ['es', 'Ana tenía 80 cromos y le da 54 a Ben. ¿Cuántos cromos tiene Ana?', '26'],
    ['fr', 'Ana avait 80 billes. Elle donne 54 billes à Ben. Combien de billes a-t-elle ?', '26'],
    ['en', 'A plant grew 6 cm in 2 years. How much will it grow in 10 years?', '30'],
  ])('one that gives it is: %s: %s', (locale, text, value) => {
    expect(solve(text, locale)).toBe(value);
  });
});

describe('the years by which ages move on are no age', () => {
  it.each([
    [
      'es',
      'Dentro de 8 años Ana tendrá el triple de la edad de Luis. La suma de sus edades es 40. ¿Qué edad tienen?',
    ],
    [
      'es',
      'Dentro de 8 años Marta duplicará la edad de su hijo. Hoy Marta tiene 5 veces la edad de su hijo. ¿Qué edad tiene el hijo?',
    ],
    [
      'en',
      'In 8 years Ana will be three times as old as Luis. The sum of their ages is 40. How old is Luis?',
    ],
    ['fr', "Dans 8 ans, Ana aura le triple de l'âge de Luc. La somme de leurs âges est 40. Quel âge a Luc ?"],
  ])('%s: %s', (locale, text) => {
    expect(solve(text, locale)).toBeUndefined();
  });

  it.each([
    ['en', 'In 8 years Ana will be twice as old as Luis. Ana is 10 years older than Luis. How old is Luis?'],
    [
      'es',
      'Dentro de 8 años Ana tendrá el doble que Luis. Ana tiene 10 años más que Luis. ¿Cuántos años tiene Luis?',
    ],
    ['fr', "Dans 8 ans Ana aura le double de l'âge de Luc. Ana a 10 ans de plus que Luc. Quel âge a Luc ?"],
  ])('in a relation that is read: %s: %s', (locale, text) => {
    expect(solve(text, locale)).toBe('x = 2');
  });
});
