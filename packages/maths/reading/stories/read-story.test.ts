import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { readStory } from './read-story.ts';

/** The answer to a text as a person gets it, or why there is none. */
function valueOf(problem: string, locale: string): string {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replace(/^[a-z] = (?=\S+$)/, '') : solved.kind;
}

describe('a story is read by its schema', () => {
  it.each([
    ['en-US', 'percent off', '72', 'A lamp of $90 is 20% off. How much do you pay?'],
    ['es-ES', 'a part', '12', 'En una clase de 30 alumnos, el 40 % son chicos. ¿Cuántos chicos hay?'],
    [
      'es-ES',
      'the part of the other gender',
      '18',
      'En una clase de 30 alumnos, el 40 % son chicos. ¿Cuántas chicas hay?',
    ],
    [
      'fr-FR',
      'the same in French',
      '180',
      'Il y a 400 inscrits, 55 % sont des étudiantes. Combien y a-t-il d’étudiants ?',
    ],
    ['es-ES', 'tax', '363', 'Una bici cuesta 300 € más un 21 % de IVA. ¿Cuánto se paga?'],
    [
      'fr-FR',
      'two changes',
      '99',
      'Un loyer de 100 € augmente de 10 %, puis baisse de 10 %. Quel est le nouveau loyer ?',
    ],
    [
      'fr-FR',
      'hours and minutes',
      '240',
      'Un TGV parcourt 780 km en 3 h 15 min. Quelle est sa vitesse moyenne en km/h ?',
    ],
    [
      'es-ES',
      'a distance in hours and minutes',
      '210',
      'Un tren viaja a 120 km/h durante 1 h 45 min. ¿Qué distancia recorre?',
    ],
    [
      'en-US',
      'an average speed',
      '20',
      'A cyclist rides 45 km in 2 hours 15 minutes. What is her average speed in km/h?',
    ],
    [
      'en-US',
      'the price before two changes',
      '60',
      'A shop raised the price of a jacket by 25% and later took 20% off the new price. It was then sold for $60. What did the jacket cost at first?',
    ],
    [
      'en-US',
      'the other part',
      '52',
      'A choir has 80 singers. 35% of them are men. How many women are there?',
    ],
    [
      'es-CO',
      'compound interest',
      '1323/2',
      'Ana pone $600 al 5% de interés compuesto anual durante 2 años. ¿Cuánto dinero tendrá?',
    ],
    [
      'fr-FR',
      'a part is gone',
      '50',
      'Zoé a mangé 3/5 de ses bonbons. Il lui en reste 20. Combien en avait-elle ?',
    ],
    [
      'en-US',
      'one share of a ratio',
      '35',
      'Kim, Leo and Max share 84 nuts in the ratio 3 : 4 : 5. How many does Max get?',
    ],
    [
      'es-CO',
      'the largest share',
      '500',
      'Tres socios reparten 1.200 pesos en partes proporcionales a 3, 4 y 5. ¿Cuánto recibe el que más recibe?',
    ],
    [
      'fr-FR',
      'consecutive numbers',
      '25',
      'La somme de trois entiers consécutifs est 72. Quel est le plus grand ?',
    ],
    [
      'en-US',
      'heads and legs',
      '9',
      'A barn has hens and goats: 25 heads and 68 legs. How many goats are there?',
    ],
    [
      'es-ES',
      'two coins',
      '12',
      'Tengo 20 monedas de 1 € y de 2 €. En total son 32 €. ¿Cuántas monedas de 2 € tengo?',
    ],
    [
      'fr-FR',
      'two prices',
      '26',
      'Au musée, 80 visiteurs ont payé 510 €. Un adulte paie 8 €, un enfant 3 €. Combien d’enfants y a-t-il ?',
    ],
    [
      'es-MX',
      'one bill',
      '15',
      'Compré 4 lápices y una regla por $85. La regla costó $25. ¿Cuánto costó cada lápiz?',
    ],
    [
      'en-US',
      'a fee and a rate',
      '6',
      'A taxi charges $4 to start and $3 per mile. How many miles can you ride for $22?',
    ],
    [
      'fr-FR',
      'a rate alone',
      '25',
      'Une cuve contient 200 litres et perd 8 litres par minute. En combien de minutes est-elle vide ?',
    ],
    [
      'en-US',
      'work together',
      '8/3',
      'One pump fills a tank in 8 hours, another fills it in 4 hours. How many hours does it take with both pumps?',
    ],
    [
      'es-CO',
      'more workers, less time',
      '15',
      'Si 6 obreros tardan 10 días en hacer un muro, ¿cuántos días tardan 4 obreros?',
    ],
    [
      'fr-FR',
      'meeting',
      '3',
      'Deux trains partent de deux villes distantes de 480 km et roulent l’un vers l’autre à 70 km/h et 90 km/h. Au bout de combien d’heures se croisent-ils ?',
    ],
    [
      'en-US',
      'catching up',
      '4',
      'A van leaves at 40 mph. One hour later a car leaves the same place at 50 mph. After how many hours does the car catch up with the van?',
    ],
    [
      'es-ES',
      'average speed',
      '70',
      'Un coche recorre 160 km en 2 horas y después 190 km en 3 horas. ¿Cuál es su velocidad media?',
    ],
    [
      'fr-FR',
      'a mixture with water',
      '12',
      'On mélange 3 litres de jus à 20 % de sucre avec 2 litres d’eau. Quel est le pourcentage de sucre du mélange ?',
    ],
    [
      'en-US',
      'a ladder',
      '24',
      'A ladder 25 ft long leans against a wall. Its foot is 7 ft from the wall. How high does it reach?',
    ],
    [
      'es-CO',
      'shadows',
      '9',
      'Un palo de 2 m da una sombra de 3 m. A la misma hora un árbol da una sombra de 13,5 m. ¿Qué altura tiene el árbol?',
    ],
    [
      'fr-FR',
      'a map',
      '3',
      'Sur une carte à l’échelle 1/50 000, deux gares sont à 6 cm. Quelle est la distance réelle en km ?',
    ],
    ['en-US', 'two ages', '13', 'Eva is 4 years older than Ian. Together they are 30. How old is Ian?'],
    [
      'es-ES',
      'years until',
      '10',
      'Un padre tiene 40 años y su hijo 15. ¿Dentro de cuántos años tendrá el padre el doble de la edad del hijo?',
    ],
    [
      'fr-FR',
      'one side of a rectangle',
      '14',
      'Le périmètre d’un rectangle est de 46 cm. Sa longueur dépasse sa largeur de 5 cm. Quelle est sa longueur ?',
    ],
    [
      'en-US',
      'a missing mark',
      '96',
      'Mia scored 80, 84 and 88. What must she score on the next test for an average of 87?',
    ],
    [
      'en-US',
      'a missing mark of a chat',
      '89',
      'i got 78 85 and 80 on my first three tests what do i need on the 4th to have an avg of 83',
    ],
    [
      'es-CO',
      'the same in Spanish',
      '9',
      'mis notas son 7, 8 y 6. que nota tengo q sacar para tener promedio de 7.5',
    ],
    [
      'fr-FR',
      'the same in French',
      '13',
      'jai eu 12 14 et 9 il me faut combien au 4eme ctrl pour avoir 12 de moyenne',
    ],
    [
      'es-CO',
      'a draw',
      'P = 3/8',
      'En una bolsa hay 3 bolas rojas y 5 azules. Se saca una al azar. ¿Cuál es la probabilidad de que sea roja?',
    ],
    [
      'fr-FR',
      'a temperature',
      '-2',
      'Il faisait 5 °C. La température a baissé de 7 degrés. Quelle température fait-il maintenant ?',
    ],
    [
      'en-US',
      'a formula',
      'C = 40h + 50',
      'A painter charges $50 for the visit and $40 per hour. Write an equation for the cost C of h hours.',
    ],
  ])('%s: %s', (locale, _kind, value, text) => {
    expect(valueOf(text, locale)).toBe(value);
  });
});

describe('a story with a part that no role takes is not read', () => {
  it.each([
    ['a number too many', 'A lamp of $90 is 20% off and weighs 3 kg. How much do you pay?'],
    [
      'a relation too many',
      'Kim and Leo share 84 nuts in the ratio 3 : 4. Max has twice as many. How many does Leo get?',
    ],
    ['who is asked for is not named', 'Kim and Leo share 84 nuts in the ratio 3 : 4. How many does Max get?'],
    [
      'a count that is no whole number',
      'A barn has hens and goats: 25 heads and 67 legs. How many goats are there?',
    ],
    [
      'two ropes are no triangle',
      'A rope is 3 meters long. Another rope is 80 centimeters long. How many meters are both ropes together?',
    ],
    ['a part of a bare number', 'A number increased by 20% is 60. Find the number.'],
    ['two questions', 'A lamp of $90 is 20% off. How much do you pay? How much do you save?'],
  ])('%s', (_why, text) => {
    expect(readStory(text, 'en', 'en-US')).toBeNull();
  });
});

describe('the unit and the schema of a reading', () => {
  it('names the numbers with their units', () => {
    const reading = readStory(
      'A tank holds 90 gallons and drains at 6 gallons per minute. How many minutes until it is empty?',
      'en',
      'en-US',
    );
    expect(reading?.relations).toEqual(['flow']);
    expect(reading?.unit).toBe('minutes');
    expect(reading?.table.map(({ unit }) => unit)).toEqual(['gallons', 'gallons', 'minutes']);
  });
});

describe('a fraction in words is a number of the story', () => {
  it.each([
    [
      'en-US',
      'A pool holds 900 gallons and drains at 30 gallons per minute. After how many minutes is it one third full?',
      'cannot',
    ],
    [
      'es-ES',
      'Un depósito de 900 litros se vacía a 30 litros por minuto. ¿En cuántos minutos queda un tercio?',
      'cannot',
    ],
    [
      'en-US',
      'A pool holds 900 gallons and drains at 30 gallons per minute. After how many minutes is it empty?',
      '30',
    ],
  ])('%s: %s is %s', (locale, text, expected) => {
    expect(valueOf(text, locale)).toBe(expected);
  });
});
