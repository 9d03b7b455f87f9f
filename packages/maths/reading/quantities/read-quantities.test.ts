import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { readMessage } from '../message/read-message.ts';
import { readQuantities } from './read-quantities.ts';
import { cpuMillisecondsSince } from '../../../../tests/support/cpu-time.ts';

/** The answer to a text as a person gets it, or why there is none. */
function valueOf(problem: string, locale = 'en-US'): string {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replace(/^[a-z] = (?=\S+$)/, '') : solved.kind;
}

const kindOf = (text: string, language: 'en' | 'es' | 'fr' = 'en'): string =>
  readQuantities(text, { language }).kind;

describe('the same story in three languages has the same value', () => {
  it.each([
    [
      'what is left',
      '26',
      'Nora had 40 shells. She gave 9 shells to her cousin and lost 5 shells. How many shells does she have left?',
      'Nora tenía 40 conchas. Le dio 9 conchas a su prima y perdió 5 conchas. ¿Cuántas conchas le quedan?',
      'Nora avait 40 coquillages. Elle a donné 9 coquillages à sa cousine et elle a perdu 5 coquillages. Combien de coquillages lui reste-t-il ?',
    ],
    [
      'what came and went',
      '33',
      'A tram carries 30 passengers. At the stop 8 passengers get off and 11 passengers get on. How many passengers are there now?',
      'Un tranvía lleva 30 pasajeros. En la parada bajan 8 pasajeros y suben 11. ¿Cuántos pasajeros hay ahora?',
      'Un tramway transporte 30 passagers. À l’arrêt, 8 passagers descendent et 11 passagers montent. Combien de passagers y a-t-il maintenant ?',
    ],
    [
      'groups of the same size',
      '84',
      'There are 7 baskets with 12 plums in each basket. How many plums are there in total?',
      'Hay 7 cestas con 12 ciruelas en cada cesta. ¿Cuántas ciruelas hay en total?',
      'Il y a 7 paniers avec 12 prunes dans chaque panier. Combien de prunes y a-t-il en tout ?',
    ],
    [
      'several prices',
      '46',
      'Sofia buys 3 notebooks at $4 each and 2 lamps at $17 each. How much does she spend in total?',
      'Sofía compra 3 cuadernos a 4 euros cada uno y 2 lámparas a 17 euros cada una. ¿Cuánto gasta en total?',
      'Sofia achète 3 cahiers à 4 euros chacun et 2 lampes à 17 euros chacune. Combien dépense-t-elle en tout ?',
    ],
    [
      'equal shares',
      '9',
      '63 walnuts are shared equally among 7 children. How many walnuts does each child get?',
      'Se reparten 63 nueces entre 7 niños por igual. ¿Cuántas nueces recibe cada niño?',
      'On partage 63 noix entre 7 enfants. Combien de noix reçoit chaque enfant ?',
    ],
    [
      'more than another',
      '31',
      'Lena has 8 more stamps than Omar. Omar has 23 stamps. How many stamps does Lena have?',
      'Lena tiene 8 sellos más que Omar. Omar tiene 23 sellos. ¿Cuántos sellos tiene Lena?',
      'Lena a 8 timbres de plus que Omar. Omar a 23 timbres. Combien de timbres a Lena ?',
    ],
    [
      'times as many',
      '42',
      'Ravi has three times as many cards as Mia. Mia has 14 cards. How many cards does Ravi have?',
      'Ravi tiene el triple de cartas que Mía. Mía tiene 14 cartas. ¿Cuántas cartas tiene Ravi?',
      'Ravi a trois fois plus de cartes que Mia. Mia a 14 cartes. Combien de cartes a Ravi ?',
    ],
    [
      'a speed',
      '225',
      'A bus drives 75 km per hour. How many kilometers does it drive in 3 hours?',
      'Un bus recorre 75 km por hora. ¿Cuántos kilómetros recorre en 3 horas?',
      'Un bus roule à 75 km par heure. Combien de kilomètres parcourt-il en 3 heures ?',
    ],
    [
      'a proportion',
      '35',
      'If 6 tickets cost 30 euros, how much do 7 tickets cost?',
      'Si 6 entradas cuestan 30 euros, ¿cuánto cuestan 7 entradas?',
      'Si 6 places coûtent 30 euros, combien coûtent 7 places ?',
    ],
    [
      'a part in percent',
      '18',
      '45% of the 40 pupils in a school swim. How many pupils swim?',
      'El 45% de los 40 alumnos de un colegio practica natación. ¿Cuántos alumnos practican natación?',
      '45 % des 40 élèves d’une école font de la natation. Combien d’élèves font de la natation ?',
    ],
    [
      'change',
      '5',
      'Ada buys 5 pens at $3 each and pays with a twenty-dollar note. How much money comes back?',
      'Ada compra 5 bolígrafos a 3 euros cada uno y paga con un billete de 20 euros. ¿Cuánto le devuelven?',
      'Ada achète 5 stylos à 3 euros chacun et paie avec un billet de 20 euros. Combien lui rend-on ?',
    ],
    [
      'how long it lasts',
      '14',
      'A book has 210 pages. Ines reads 15 pages per day. How many days does she need?',
      'Un libro tiene 210 páginas. Inés lee 15 páginas al día. ¿En cuántos días termina el libro?',
      'Un livre a 210 pages. Inès lit 15 pages par jour. En combien de jours finira-t-elle le livre ?',
    ],
  ])('%s: %s', (_kind, value, english, spanish, french) => {
    expect([valueOf(english), valueOf(spanish, 'es-ES'), valueOf(french, 'fr-FR')]).toEqual([
      value,
      value,
      value,
    ]);
  });
});

describe('quantities that only equations tie', () => {
  it.each([
    [
      'en-US',
      'The sum of two numbers is 61 and their difference is 17. What are the numbers?',
      'x = 39 and y = 22',
    ],
    [
      'es-ES',
      'La suma de dos números es 61 y su diferencia es 17. ¿Cuáles son los números?',
      'x = 39; y = 22',
    ],
    [
      'fr-FR',
      'La somme de deux nombres est 61 et leur différence est 17. Quels sont ces nombres ?',
      'x = 39 et y = 22',
    ],
    ['en-US', 'Three consecutive numbers add up to 54. Find the largest number.', '19'],
    [
      'en-US',
      'Together Kim and Lou have 44 marbles. Kim has 10 marbles more than Lou. How many marbles does Lou have?',
      '17',
    ],
    [
      'en-US',
      'Ella is 9 and her aunt is 37 years old. In how many years will the aunt be three times as old as Ella?',
      '5',
    ],
    [
      'en-US',
      'Ella is 19 and her aunt is 47 years old. How many years ago was the aunt five times as old as Ella?',
      '12',
    ],
    [
      'es-ES',
      'La base de un rectángulo es 5 cm mayor que la altura y el perímetro es de 46 cm. ¿Cuánto miden base y altura?',
      'x = 14; y = 9',
    ],
  ])('%s: %s', (locale, text, value) => {
    expect(valueOf(text, locale)).toBe(value);
  });
});

describe('a fixed amount and a rate, two kinds of things, parts for several', () => {
  it.each([
    ['en-US', 'A courier charges $4 plus $3 per mile. The bill was $25. How many miles did he drive?', '7'],
    [
      'en-US',
      'Iris saves $12 a week. She has already saved $30. After how many weeks will she have $90?',
      '5',
    ],
    [
      'es-ES',
      'Un taxi cobra 4 € fijos más 3 € por kilómetro. El viaje costó 25 €. ¿Cuántos kilómetros recorrió?',
      '7',
    ],
    [
      'en-US',
      'A theatre sold 90 tickets and took in $600. Adult tickets cost $8 and child tickets cost $4. How many adult tickets were sold?',
      '60',
    ],
    ['en-US', 'A recipe for 4 people needs 300 g of rice. How much rice is needed for 14 people?', '1050'],
    [
      'fr-FR',
      'Une recette pour 4 personnes demande 10 œufs. Combien d’œufs faut-il pour 6 personnes ?',
      '15',
    ],
    ['en-US', 'Ada and Max share $140 in the ratio 3 : 4. How much does Max get?', '80'],
    ['es-ES', 'Un tren recorre 270 km en 3 horas. ¿Cuál es su velocidad media?', '90'],
    [
      'fr-FR',
      'La somme de trois entiers consécutifs est 63. Quels sont ces trois nombres ?',
      'x = 20 et y = 21 et z = 22',
    ],
    ['es-ES', 'La suma de dos números es 45 y su diferencia es 11. ¿Qué números son?', 'x = 28; y = 17'],
    [
      'es-ES',
      'Ana tiene el doble de edad que Luis y entre los dos suman 42 años. ¿Cuántos años tienen Luis y Ana?',
      'x = 28; y = 14',
    ],
  ])('%s: %s', (locale, text, value) => {
    expect(valueOf(text, locale)).toBe(value);
  });
});

describe('other arithmetic in words', () => {
  it.each([
    [
      'One tram comes every 9 minutes and another every 15 minutes. Both are here now. After how many minutes are they here together again?',
      '45',
    ],
    ['In a choir the ratio of tenors to basses is 3 to 4. There are 35 singers. How many are tenors?', '15'],
    ['A wall is 9 m long and 4 m wide. What is its perimeter?', '26'],
    [
      'Two cyclists start at the same moment, one north at 18 km/h, the other south at 22 km/h. After how many hours are they 100 km apart?',
      '5/2',
    ],
    [
      'A jar holds 50 sweets. 12 are red, 20% are green and the rest are yellow. How many sweets are yellow?',
      '28',
    ],
    ['Theo owned 120 coins and sold 45 of them. How many coins does he still have?', '75'],
    ['Mia had some pears. She ate 6 pears and now has 13 pears. How many pears did she have at first?', '19'],
    ['A mason needs 90 bricks and has 34 bricks. How many more bricks does he need?', '56'],
    ['Pia baked 26 muffins. She puts 6 muffins in each box. How many muffins are left over?', '2'],
    ['Nine ducks swam on a pond. Four ducks flew away. How many ducks are still on the pond?', '5'],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('what does not matter does not change the value', () => {
  const story = (name: string, thing: string): string =>
    `${name} has 18 ${thing}. ${name} finds 7 ${thing} more. How many ${thing} does ${name} have now?`;

  it.each([
    ['Ana', 'buttons'],
    ['Wolfgang', 'walnuts'],
    ['Priya', 'postcards'],
    ['Tom', 'red marbles'],
  ])('names and things: %s and %s', (name, thing) => {
    expect(valueOf(story(name, thing))).toBe('25');
  });

  it('the order of two statements', () => {
    const [first, second] = ['Mia has 14 cards.', 'Ravi has 9 more cards than Mia.'];
    const question = 'How many cards does Ravi have?';
    expect(valueOf(`${first} ${second} ${question}`)).toBe('23');
    expect(valueOf(`${second} ${first} ${question}`)).toBe('23');
  });

  it('numbers in letters', () => {
    expect(valueOf('A cook had thirty-two eggs and used fifteen eggs. How many eggs are left?')).toBe('17');
    expect(
      valueOf(
        'Una cocinera tenía treinta y dos huevos y usó quince huevos. ¿Cuántos huevos le quedan?',
        'es-ES',
      ),
    ).toBe('17');
    expect(
      valueOf(
        'Un cuisinier avait trente-deux œufs et il a utilisé quinze œufs. Combien d’œufs reste-t-il ?',
        'fr-FR',
      ),
    ).toBe('17');
  });

  it('a thing of another kind', () => {
    expect(
      valueOf(
        'A shop has 31 red hats, 12 blue hats and 9 scarves. It sold 8 red hats. How many red hats are left?',
      ),
    ).toBe('23');
  });
});

describe('a text that is not understood is not answered', () => {
  it.each([
    ['an unknown number of things', 'Sam had 12 nuts. He found some nuts. How many nuts does he have now?'],
    ['a verb that may mean either', 'Sam had 12 nuts. He flurbed 4 nuts. How many nuts are left?'],
    ['two questions', 'Sam had 12 nuts and ate 4 nuts. How many nuts are left? How many did he eat?'],
    ['no question', 'Sam had 12 nuts and ate 4 nuts.'],
    [
      'another unit than that of the numbers',
      'A rope is 3 meters long. Another rope is 80 centimeters long. How many centimeters are both ropes together?',
    ],
    [
      'friends who are not counted',
      'Lea and her 4 friends share 35 plums equally. How many plums does each of them get?',
    ],
    [
      'a cost that is split',
      'Lea buys 3 cakes for $8 each and splits the cost with her brother. How much did she pay?',
    ],
    [
      'a number without a use',
      'Mia ate 4 of 5 pears, 3 days after 2 of them fell. How many pears does Ravi see?',
    ],
    ['a formula among the words', 'How many is the sum of the solutions of x^2 = 9?'],
    [
      'an unlisted verb',
      'Mia made 30 rolls to share among her 6 cousins. Before she could pack them, her uncle snuck 6 rolls. How many rolls will each cousin get?',
    ],
    [
      'a rate without its time',
      'Ravi earns $90 every week for 12 weeks. He pays $20 rent every week. How much money does he have at the end?',
    ],
    [
      'another who gets some',
      'Ana bought 20 pears, she gave her two sons 3 pears each, and her only niece got 4 pears. How many pears did she have left?',
    ],
    [
      'two suppositions',
      'Theo has a certain number of coins. If he gets 12 more coins, he has 30 coins. If he loses 5 coins, how many coins does he have?',
    ],
    [
      'a part of what was',
      'The value of a car is 9000 dollars, which is 0.6 of what it was. What was the value?',
    ],
    ['chance', 'A bag has 4 red and 6 blue balls. What is the probability of a red ball?'],
    ['more taken than there is', 'Sam had 4 nuts. He ate 9 nuts. How many nuts are left?'],
  ])('%s', (_why, text) => {
    expect(kindOf(text)).toBe('unread');
  });
});

describe('things picked in a story are no combinations', () => {
  it.each([
    ['Dan picked 9 limes and gave 4 of the limes to Eva. How many limes does Dan have now?'],
    ['Ana picked 12 pears and Leo picked 5 pears from the tree. How many pears were picked in total?'],
  ])('%s', (text) => {
    expect(['5', '17', 'cannot']).toContain(valueOf(text));
  });
});

describe('what the reading holds', () => {
  it('lists the numbers with their units and what is asked for', () => {
    const reading = readMessage('Nora had 40 shells and lost 5 shells. How many shells does she have left?', {
      locale: 'en',
    });
    if (reading.kind !== 'problem' || reading.quantities === undefined) throw new Error(reading.kind);
    expect(reading.quantities.table.map(({ unit, value }) => [unit, value === null])).toEqual([
      ['shells', false],
      ['shells', false],
      ['shells', true],
    ]);
    expect(reading.quantities.relations).toEqual(['left']);
  });

  it('names the numbers of a text that it does not understand', () => {
    expect(
      readQuantities('Sam had 12 nuts. He flurbed 4 nuts. How many nuts are left?', { language: 'en' }),
    ).toMatchObject({
      kind: 'unread',
      found: ['12', '4'],
    });
  });
});

describe('a text that says more than its numbers is not calculated', () => {
  it.each([
    [
      'en',
      'A tank for 240 litres is three-eighths full. Water runs in at 12.5 litres per minute. How many buckets are left?',
    ],
    [
      'es',
      'Pablo compra 4 cruasanes y un bollo por 6,30 €. El bollo cuesta 1,50 €. ¿Cuál es el precio de un cruasán?',
    ],
    [
      'fr',
      'Paul achète 4 croissants et un pain pour 6,30 €. Le pain coûte 1,50 €. Quel est le prix d’un croissant ?',
    ],
    [
      'fr',
      'Deux robinets remplissent ensemble une cuve en 6 heures. Le premier met 10 heures. Combien d’heures mettrait le second tout seul ?',
    ],
  ] as const)('%s: %s', (language, text) => {
    expect(kindOf(text, language)).toBe('unread');
  });
});

describe('hostile texts', () => {
  it.each([
    ['many numbers', '7 cats and '.repeat(340)],
    ['many questions', 'how many 3 than '.repeat(240)],
    ['one word', 'a'.repeat(3900)],
    ['many clauses', 'He has 3, and she had 4 more than '.repeat(110)],
  ])('%s end within 200 milliseconds', (_kind, text) => {
    readQuantities('Sam had 12 nuts and ate 4 nuts. How many nuts are left?', { language: 'en' });
    const start = process.threadCpuUsage();
    readQuantities(text, { language: 'en' });
    expect(cpuMillisecondsSince(start)).toBeLessThan(200);
  });
});

it.each([
  ['How many even numbers lie between 15 and 40?', 'en'],
  ['¿Cuántos números pares hay entre 15 y 40?', 'es'],
  ['¿Cuántos múltiplos de 3 hay entre 10 y 50?', 'es'],
  ['Combien de nombres pairs trouve-t-on entre 15 et 40 ?', 'fr'],
] as const)('the bounds of a range are not counted together: %s', (text, language) => {
  expect(valueOf(text, language)).toBe('cannot');
});

it('what two people have between them is counted together', () => {
  expect(valueOf('Ana tiene 12 cromos y Luis 8. ¿Cuántos tienen entre los dos?', 'es')).toBe('20');
});
