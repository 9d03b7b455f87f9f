import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

function valueOf(problem: string, locale: string): string {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replace(/^[a-z] = (?=\S+$)/, '') : 'cannot';
}

describe('an amount for each so many', () => {
  it.each([
    ['en-GB', '15', 'a van uses 6 L per 100 km how much for 250 km'],
    ['es-ES', '21', 'Un autobús consume 6 litros cada 100 km. ¿Cuántos litros gastará en 350 km?'],
    ['fr-FR', '35/2', 'Une camionnette consomme 5 litres aux 100 km. Combien de litres pour 350 km ?'],
    ['es-ES', '48/5', 'si 5 rotuladores valen 4 euros cuanto valen 12'],
    [
      'en-US',
      '12',
      'A song book has 480 pages. Each day, Ned reads 40 pages. In how many days does he finish the book?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it('is not read beside a fixed amount', () => {
    expect(valueOf('A van uses 6 L per 100 km and 2 L extra. How much for 250 km?', 'en-GB')).toBe('cannot');
  });
});

describe('so much of one thing for so much of another', () => {
  it.each([
    [
      'en-US',
      '500',
      'To bake 24 muffins you need 300 g of flour. How many grams of flour do you need to bake 40?',
    ],
    [
      'en-US',
      '42',
      'On a map, 3 cm stand for 12 km. Two villages are 10.5 cm apart on the map. How far apart are they really, in kilometers?',
    ],
    ['en-GB', '2', 'Ana reads 30 pages in 20 minutes. How many hours does she need for 180 pages?'],
    [
      'es-ES',
      '25',
      'Un grifo echa 18 litros en 3 minutos. ¿Cuánto tiempo tarda en llenar un depósito de 150 litros?',
    ],
    ['es-ES', '42', 'En un mapa, 3 cm representan 12 km. ¿A cuántos kilómetros equivalen 10,5 cm?'],
    [
      'fr-FR',
      '25',
      'Un robinet débite 18 litres en 3 minutes. Combien de temps faut-il pour remplir une cuve de 150 litres ?',
    ],
    [
      'fr-FR',
      '750',
      'Pour 4 personnes, il faut 300 g de riz. Combien de grammes de riz faut-il pour 10 personnes ?',
    ],
    [
      'fr-FR',
      '9',
      'Un bâton vertical de 1,5 m projette une ombre de 2 m ; au même moment, celle d’un arbre mesure 12 m. Quelle est la hauteur de l’arbre ?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it.each([
    ['en-GB', 'Ana sold 30 cakes in 2 hours. How much money does she get for 5 hours?'],
    ['en-GB', 'A candle is 30 cm long and burns 4 cm in 2 hours. How long is it after 5 hours?'],
    ['en-GB', 'A tap delivers 18 litres in 3 minutes. How long do two taps need for 150 litres?'],
    ['es-ES', 'Un grifo echa 18 litros en 3 minutos. Está a 150 m de la casa. ¿Cuánto tiempo tarda?'],
    ['fr-FR', 'Un robinet débite 18 litres en 3 minutes. Il est à 150 m. Combien de temps faut-il ?'],
  ])('%s: is not read from %s', (locale, problem) => {
    expect(valueOf(problem, locale)).toBe('cannot');
  });

  it.each([
    ['en-GB', 'Six workers finish a wall in 10 days. How many days would 4 workers need?'],
    ['es-ES', 'Seis obreros terminan un muro en 10 días. ¿Cuántos días necesitan 4 obreros?'],
    ['fr-FR', 'Six ouvriers construisent un mur en 10 jours. Combien de jours faut-il à 4 ouvriers ?'],
  ])('%s: more workers need less time: %s', (locale, problem) => {
    expect(valueOf(problem, locale)).toBe('15');
  });
});

describe('things with their prices', () => {
  it.each([
    [
      'en-GB',
      '10.5',
      'Sue bought 3 mugs at £2.40 each and 2 cups at £1.15 each. She paid with a £20 note. How much change did she get?',
    ],
    [
      'es-ES',
      '13,5',
      'Ana compra 3 libretas a 2,50 € cada una y 4 ceras a 1,50 € cada una. ¿Cuánto paga en total?',
    ],
    [
      'en-US',
      '9.3',
      'Ana buys 3 kg of apples at $2.40 per kg and a melon at $3.50. She pays with a $20 bill. How much change does she get?',
    ],
    [
      'es-ES',
      '10,2',
      'Ana compra 3 kg de manzanas a 2,40 € el kilo y 2 kg de peras a 1,50 € el kilo. ¿Cuánto paga en total?',
    ],
    [
      'fr-FR',
      '9,3',
      'Léa achète 3 kg de pommes à 2,40 € le kilo et un melon à 3,50 €. Elle donne un billet de 20 €. Combien lui rend-on ?',
    ],
    [
      'es-ES',
      '30',
      'En un quiosco, 3 plumas y 2 libretas cuestan $96; 1 pluma y 4 libretas cuestan $132. ¿Cuánto cuesta una libreta?',
    ],
    [
      'fr-FR',
      '3',
      'Trois classeurs et deux gommes coûtent 12 €. Une gomme coûte 1,50 €. Quel est le prix d’un classeur ?',
    ],
    ['en-GB', '2', '3 pens and 2 rulers cost £7. A pen and 4 rulers cost £9. How much does a ruler cost?'],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it('without a price are not left out', () => {
    expect(
      valueOf(
        'Léa achète 3 kg de pommes à 2,40 € le kilo et 2 melons. Elle donne un billet de 20 €. Combien lui rend-on ?',
        'fr-FR',
      ),
    ).toBe('cannot');
  });

  it('of three kinds are not told apart by two prices', () => {
    expect(
      valueOf('3 pens and 2 rulers cost £7. A pen and 4 pads cost £9. How much does a ruler cost?', 'en-GB'),
    ).toBe('cannot');
  });
});

describe('the sides of a rectangle', () => {
  it.each([
    ['en-GB', '162', 'A rectangle is twice as long as it is wide. Its perimeter is 54 cm. What is its area?'],
    [
      'es-ES',
      '66',
      'El perímetro de un rectángulo es de 34 cm y su largo mide 5 cm más que su ancho. Halla su área en cm².',
    ],
    [
      'fr-FR',
      '30',
      'La longueur d’un champ rectangulaire est le double de sa largeur et son aire est de 1 800 m². Quelle est sa largeur, en mètres ?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale).replace(/^\D*/, '')).toContain(expected);
  });
});

describe('times of the day', () => {
  it.each([
    ['en-GB', '103', 'A play runs from 7:48 PM to 9:31 PM. How many minutes is that?'],
    ['es-ES', '155', 'Un barco sale a las 9:40 y llega a las 12:15. ¿Cuántos minutos dura el viaje?'],
    ['fr-FR', '105', 'Un bus part à 8 h 25 et arrive à 10 h 10. Combien de minutes dure le trajet ?'],
    ['en-GB', 'cannot', 'A play runs from 9:48 to 7:31. How many minutes is that?'],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });
});

describe('growth', () => {
  it.each([
    [
      'es-ES',
      '800',
      'Una colonia de levaduras se duplica cada 3 horas. Si al principio hay 50, ¿cuántas habrá al cabo de 12 horas?',
    ],
    [
      'en-US',
      '2400',
      'The number of cells in a dish doubles every 3 hours. There are 150 now. How many are there 12 hours later?',
    ],
    [
      'es-ES',
      '20',
      'Una gorra costaba 25 € y ahora cuesta 20 €. ¿Qué porcentaje de descuento le han aplicado?',
    ],
    [
      'en-US',
      'cannot',
      'The number of cells in a dish doubles every 3 hours. There are 150 now. How many are there 10 hours later?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale).replace('%', '').trim()).toBe(expected);
  });
});

describe('rates', () => {
  it.each([
    ['es-ES', '42', 'Un péndulo adelanta 3 minutos cada día. ¿Cuántos minutos adelantará en 2 semanas?'],
    [
      'en-US',
      '120',
      'A van costs $30 per day plus $0.20 per mile. How much does it cost to rent a van for 3 days and drive 150 miles?',
    ],
    ['es-ES', '240', 'un camion va a 80 km por hora, cuanto recorre en 3 horas'],
    ['en-GB', '0.3', '6 pears cost 1.80 how much is 1 pear'],
    [
      'fr-FR',
      '18',
      'Zoé achète 3 livres à 8 € et 2 revues à 4 €. Elle paie avec un billet de 50 €. Combien lui rend-on ?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });
});

describe('parts and percentages', () => {
  it.each([
    ['en-GB', '75', 'Sam scored 18 out of 24 in a quiz. What percentage is this?'],
    [
      'fr-FR',
      '15',
      'Une place de théâtre coûtait 40 € et coûte maintenant 46 €. Quel est le pourcentage d’augmentation ?',
    ],
    [
      'fr-FR',
      '75',
      'Lucas lit 1/3 d’un livre de 180 pages lundi et 1/4 du livre mardi. Combien de pages lui reste-t-il à lire ?',
    ],
    ['en-GB', '81', 'The perimeter of a square is 36 cm. What is its area?'],
    ['fr-FR', '36', 'Un manteau coûte 45 €. Il est soldé à −20 %. Quel est son prix soldé ?'],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale).replace('%', '').trim()).toContain(expected);
  });
});
