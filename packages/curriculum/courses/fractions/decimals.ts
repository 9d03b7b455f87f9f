import type { Lesson } from '../lesson.ts';

export const decimals: Lesson = {
  id: 'decimals',
  title: {
    en: 'The same number with a point',
    es: 'El mismo número con coma',
    fr: 'Le même nombre avec une virgule',
  },
  can: {
    en: 'You compare decimals, change between decimals and fractions, and multiply and divide decimals with the point in the right place.',
    es: 'Aprenderás a comparar decimales, a pasar de decimal a fracción y al revés, y a multiplicar y dividir con la coma en su sitio.',
    fr: 'Tu apprendras à comparer des décimaux, à passer d’un décimal à une fraction et inversement, et à multiplier et diviser sans te tromper de virgule.',
  },
  minutes: 35,
  slots: {
    short: '4.7',
    long: '4.65',
    jump: '4.65 = 4 + 6/10 + 5/100',
    padded: '7/10 = 70/100',
    small: '0.08',
    tenths: '8/10',
    hundredths: '8/100',
    toDecimal: '3/4 = 75/100 = 0.75',
    toFraction: '0.36 = 36/100 = 9/25',
    third: '1/3',
    thirdStarts: '0.333',
    places: '333/1000',
    sum: '0.5 + 0.25 = 50/100 + 25/100 = 75/100 = 0.75',
    product: '0.4*0.6 = (4/10)*(6/10) = 24/100 = 0.24',
    wrong: '2.4',
    six: '0.6',
    four: '0.4',
    quotient: '4.2/0.06 = 420/6 = 70',
    price: '4.20',
    cents: '0.06',
    half: '0.5',
    times: '7.2*0.5',
    over: '7.2/0.5',
    nine: '9/10 = 90/100',
    a: '0.9',
    b: '0.25',
    c: '0.125',
    d: '0.09',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Two athletes have finished the long jump. Lena’s best jump was {long} m, Noor’s was {short} m. A younger brother in the stands calls out that Lena has won, because 65 is more than 7. A friend answers that the shorter number is always the larger one. Both are mistaken about the rule, and only one of them is right about who won.',
          'A tape measure decides it. After the 4 it goes on in tenths of a metre, and each tenth is cut into ten hundredths. Noor’s 7 counts tenths. Lena’s 65 counts hundredths: six whole tenths, and five hundredths more, half of the way to the seventh tenth. Noor jumped further, by five centimetres.',
        ],
        es: [
          'Dos atletas han terminado el salto de longitud. El mejor salto de Lena fue de {long} m y el de Noor, de {short} m. Un hermano pequeño grita desde la grada que ha ganado Lena, porque 65 es más que 7. Un amigo contesta que el número más corto es siempre el mayor. Los dos se equivocan en la regla, y solo uno acierta quién ha ganado.',
          'Lo decide una cinta métrica. Después del 4 sigue en décimas de metro, y cada décima está cortada en diez centésimas. El 7 de Noor cuenta décimas. El 65 de Lena cuenta centésimas: seis décimas enteras y cinco centésimas más, la mitad del camino hasta la séptima décima. Noor saltó más lejos, cinco centímetros más.',
        ],
        fr: [
          'Deux athlètes ont terminé le saut en longueur. Le meilleur saut de Léna mesure {long} m, celui de Noor {short} m. Un petit frère crie dans les gradins que Léna a gagné, car 65 est plus grand que 7. Un ami répond que le nombre le plus court est toujours le plus grand. Tous deux se trompent de règle, et un seul a raison sur la gagnante.',
          'Un mètre ruban tranche. Après le 4, il continue en dixièmes de mètre, et chaque dixième est coupé en dix centièmes. Le 7 de Noor compte des dixièmes. Le 65 de Léna compte des centièmes : six dixièmes entiers et cinq centièmes de plus, la moitié du chemin jusqu’au septième dixième. Noor a sauté plus loin, de cinq centimètres.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'number_lines',
        lines: [
          { from: 4, to: 5, step: 0.1, every: 5, marks: [{ at: 4.65 }, { at: 4.7, tone: 'second' }] },
          {
            from: 4.6,
            to: 4.7,
            step: 0.01,
            every: 10,
            marks: [
              { at: 4.65, label: '4.65' },
              { at: 4.7, label: '4.70', tone: 'second' },
            ],
          },
        ],
        description: {
          en: 'A number line from 4 to 5 in tenths. Below it, the piece between the sixth and the seventh tenth is enlarged and cut into hundredths. Lena’s jump lies in the middle of that piece, Noor’s at its right end.',
          es: 'Una recta numérica de 4 a 5 en décimas. Debajo, el trozo entre la sexta y la séptima décima está ampliado y cortado en centésimas. El salto de Lena queda en medio de ese trozo; el de Noor, en su extremo derecho.',
          fr: 'Une droite graduée de 4 à 5 en dixièmes. Dessous, le morceau entre le sixième et le septième dixième est agrandi et coupé en centièmes. Le saut de Léna est au milieu de ce morceau, celui de Noor à son extrémité droite.',
        },
      },
      caption: {
        en: 'The piece between two tenths, ten times as large. The hundredths cut the space between two tenths into smaller steps.',
        es: 'El trozo entre dos décimas, diez veces más grande. Las centésimas cortan en pasos más pequeños el espacio entre dos décimas.',
        fr: 'Le morceau entre deux dixièmes, dix fois plus grand. Les centièmes coupent en pas plus petits l’espace entre deux dixièmes.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Places that go on to the right',
        es: 'Cifras que siguen hacia la derecha',
        fr: 'Des rangs qui continuent vers la droite',
      },
      paragraphs: {
        en: [
          'In a whole number each place is worth a tenth of the place to its left: hundreds, tens, ones. The point does not end this. It marks where the ones stand, and the places go on: tenths, hundredths, thousandths. A decimal is a sum of fractions with these denominators, {jump}.',
          'To compare, give both numbers the same kind of part, as you do with fractions. Seven tenths are seventy hundredths, {padded}, and 70 hundredths are more than 65. That is why a zero may be added at the end, as above the lower line: the name changes, the number stays. A zero in the first place after the point is another matter: {small} is {hundredths} and not {tenths}.',
        ],
        es: [
          'En un número natural, cada posición vale la décima parte de la que tiene a su izquierda: centenas, decenas, unidades. La coma no detiene eso. Señala dónde están las unidades, y las posiciones siguen: décimas, centésimas, milésimas. Un decimal es una suma de fracciones con esos denominadores, {jump}.',
          'Para comparar, da a los dos números el mismo tipo de partes, igual que con las fracciones. Siete décimas son setenta centésimas, {padded}, y 70 centésimas son más que 65. Por eso se puede añadir un cero al final, como encima de la recta de abajo: cambia el nombre, no el número. Un cero en la primera posición detrás de la coma es otra cosa: {small} es {hundredths} y no {tenths}.',
        ],
        fr: [
          'Dans un nombre entier, chaque rang vale le dixième du rang à sa gauche : centaines, dizaines, unités. La virgule n’arrête pas cela. Elle marque la place des unités, et les rangs continuent : dixièmes, centièmes, millièmes. Un nombre décimal est une somme de fractions avec ces dénominateurs, {jump}.',
          'Pour comparer, donne aux deux nombres des parts du même genre, comme pour les fractions. Sept dixièmes font soixante-dix centièmes, {padded}, et 70 centièmes dépassent 65. On peut donc ajouter un zéro à la fin, comme au-dessus de la droite du bas : le nom change, le nombre reste. Un zéro au premier rang après la virgule, c’est autre chose : {small} est {hundredths} et non {tenths}.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'decimals.largest', seed: 1 },
        {
          kind: 'choice',
          id: 'order',
          skill: 'decimals',
          prompt: {
            en: 'Which of these numbers lies closest to 1?',
            es: '¿Cuál de estos números está más cerca de 1?',
            fr: 'Lequel de ces nombres est le plus proche de 1 ?',
          },
          options: [
            {
              text: { en: '{c}', es: '{c}', fr: '{c}' },
              answer: {
                en: 'It has the most digits, but only one tenth. The later places weigh little beside the tenths.',
                es: 'Es el que tiene más cifras, pero solo una décima. Las posiciones siguientes pesan poco al lado de las décimas.',
                fr: 'Il a le plus de chiffres, mais un seul dixième. Les rangs suivants pèsent peu à côté des dixièmes.',
              },
            },
            {
              text: { en: '{a}', es: '{a}', fr: '{a}' },
              right: true,
              answer: {
                en: 'Nine tenths: one tenth is missing to make 1. In hundredths, {nine}, more than any of the others.',
                es: 'Nueve décimas: falta una décima para 1. En centésimas, {nine}, más que cualquiera de los otros.',
                fr: 'Neuf dixièmes : il manque un dixième pour faire 1. En centièmes, {nine}, plus que tous les autres.',
              },
            },
            {
              text: { en: '{d}', es: '{d}', fr: '{d}' },
              answer: {
                en: 'The 9 stands in the second place after the point, so it counts hundredths. There are no tenths here.',
                es: 'El 9 está en la segunda posición detrás de la coma: cuenta centésimas. Aquí no hay décimas.',
                fr: 'Le 9 est au deuxième rang après la virgule : il compte des centièmes. Il n’y a pas de dixièmes ici.',
              },
            },
            {
              text: { en: '{b}', es: '{b}', fr: '{b}' },
              answer: {
                en: '25 looks like much beside 9. But these are hundredths: two tenths and five hundredths.',
                es: '25 parece mucho al lado de 9. Pero son centésimas: dos décimas y cinco centésimas.',
                fr: '25 paraît beaucoup à côté de 9. Mais ce sont des centièmes : deux dixièmes et cinq centièmes.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Two ways of writing, one number',
        es: 'Dos escrituras, un número',
        fr: 'Deux écritures, un seul nombre',
      },
      paragraphs: {
        en: [
          'From a decimal to a fraction: read the place of the last digit aloud and write down what you heard. Thirty-six hundredths, {toFraction}. From a fraction to a decimal: look for an equal fraction with 10, 100 or 1000 below, {toDecimal}. Or divide the numerator by the denominator.',
          'Not every fraction gets there. None of the numbers 10, 100, 1000 and so on is a multiple of 3, so {third} never fits: its decimal begins {thirdStarts} and goes on without end. Cut off, it is {places}, a little too small. That is no fault of the fraction. It is a reason to keep {third} as it is until the last line.',
        ],
        es: [
          'De decimal a fracción: lee en voz alta la posición de la última cifra y escribe lo que has oído. Treinta y seis centésimas, {toFraction}. De fracción a decimal: busca una fracción equivalente con 10, 100 o 1000 abajo, {toDecimal}. O divide el numerador entre el denominador.',
          'No todas las fracciones llegan. Ninguno de los números 10, 100, 1000… es múltiplo de 3, así que {third} nunca encaja: su decimal empieza por {thirdStarts} y sigue sin fin. Si lo cortas ahí, tienes {places}, un poco menos de la cuenta. No es un defecto de la fracción. Es una razón para dejar {third} como está hasta la última línea.',
        ],
        fr: [
          'D’un décimal à une fraction : lis à voix haute le rang du dernier chiffre et écris ce que tu as entendu. Trente-six centièmes, {toFraction}. D’une fraction à un décimal : cherche une fraction égale avec 10, 100 ou 1000 en bas, {toDecimal}. Ou bien divise le numérateur par le dénominateur.',
          'Toutes n’y arrivent pas. Aucun des nombres 10, 100, 1000… n’est un multiple de 3 : {third} ne convient donc jamais, son écriture commence par {thirdStarts} et continue sans fin. Coupée là, elle vaut {places}, un peu moins. Ce n’est pas un défaut de la fraction. C’est une raison de garder {third} tel quel jusqu’à la dernière ligne.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'decimals.to_fraction', seed: 10 },
        { kind: 'practice', template: 'decimals.to_fraction', seed: 3 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Where does the point go?',
        es: '¿Dónde va la coma?',
        fr: 'Où va la virgule ?',
      },
      paragraphs: {
        en: [
          'Adding and subtracting need equal parts: write the points below each other, so that tenths stand under tenths, {sum}. Multiplying is taking a part of a part. Behind two decimals stand two fractions, and their denominators are multiplied: tenths times tenths are hundredths, {product}. That is why the digits after the point are counted together.',
        ],
        es: [
          'Para sumar y restar hacen falta partes iguales: escribe las comas una debajo de otra, de modo que las décimas queden bajo las décimas, {sum}. Multiplicar es tomar una parte de una parte. Detrás de dos decimales hay dos fracciones, y sus denominadores se multiplican: décimas por décimas son centésimas, {product}. Por eso se cuentan juntas las cifras que hay detrás de las comas.',
        ],
        fr: [
          'Additionner et soustraire demande des parts égales : écris les virgules l’une sous l’autre, pour que les dixièmes soient sous les dixièmes, {sum}. Multiplier, c’est prendre une part d’une part. Derrière deux décimaux se cachent deux fractions, et leurs dénominateurs se multiplient : des dixièmes de dixièmes sont des centièmes, {product}. Voilà pourquoi on compte ensemble les chiffres après les virgules.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 6, label: '0.6' },
          { size: 4, label: '0.4' },
        ],
        down: [
          { size: 4, label: '0.4' },
          { size: 6, label: '0.6' },
        ],
        cells: [
          [{ tone: 'given' }, {}],
          [{}, {}],
        ],
        units: true,
        description: {
          en: 'A square of side 1, cut into 10 columns and 10 rows: 100 small squares. A rectangle 6 columns wide and 4 rows high is coloured: 24 small squares, so twenty-four hundredths of the large one.',
          es: 'Un cuadrado de lado 1 cortado en 10 columnas y 10 filas: 100 casillas. Está coloreado un rectángulo de 6 columnas de ancho y 4 filas de alto: 24 casillas, veinticuatro centésimas del cuadrado.',
          fr: 'Un carré de côté 1 coupé en 10 colonnes et 10 lignes : 100 petites cases. Un rectangle de 6 colonnes de large et 4 lignes de haut est coloré : 24 cases, donc vingt-quatre centièmes du carré.',
        },
      },
      caption: {
        en: 'Both sides are counted in tenths, the small squares in hundredths. Count the coloured ones.',
        es: 'Los lados se cuentan en décimas; las casillas, en centésimas. Cuenta las coloreadas.',
        fr: 'Les côtés se comptent en dixièmes, les cases en centièmes. Compte les cases colorées.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'Work out {task}. Estimate before you begin: a little more than one third of a number near 1.',
        es: 'Calcula {task}. Estima antes de empezar: algo más de un tercio de un número cercano a 1.',
        fr: 'Calcule {task}. Estime avant de commencer : un peu plus du tiers d’un nombre proche de 1.',
      },
      slots: { task: '0.35*1.2' },
      lines: [
        {
          line: '0.35*1.2',
          why: {
            en: 'More than one third, but less than a half.',
            es: 'Más que un tercio, pero menos que un medio.',
            fr: 'Plus qu’un tiers, mais moins qu’un demi.',
          },
        },
        {
          line: '(35/100)*(12/10)',
          why: {
            en: 'Each decimal is a whole number of hundredths or tenths.',
            es: 'Cada decimal es un número entero de centésimas o décimas.',
            fr: 'Chaque décimal est un nombre entier de centièmes ou de dixièmes.',
          },
        },
        {
          line: '420/1000',
          why: {
            en: 'The whole numbers are multiplied: 35 times 12 is 420. Hundredths times tenths are thousandths.',
            es: 'Se multiplican los enteros: 35 por 12 son 420. Centésimas por décimas son milésimas.',
            fr: 'On multiplie les entiers : 35 fois 12 font 420. Des centièmes de dixièmes sont des millièmes.',
          },
        },
        {
          line: '42/100',
          why: {
            en: 'Divided by 10 above and below: the 420 thousandths are 42 hundredths.',
            es: 'Dividido entre 10 arriba y abajo: las 420 milésimas son 42 centésimas.',
            fr: 'Divisé par 10 en haut et en bas : les 420 millièmes sont 42 centièmes.',
          },
        },
        {
          line: '0.42',
          why: {
            en: 'Written with a point. It lies between a third and a half, as estimated.',
            es: 'Escrito con coma. Está entre un tercio y un medio, como se había estimado.',
            fr: 'Écrit avec une virgule. C’est entre un tiers et un demi, comme prévu.',
          },
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Dividing asks again how many fit. How many screws at {cents} euros can be bought for {price} euros? Change to cents: 420 divided by 6. Both numbers were multiplied by 100, and the answer did not change, {quotient}. You can do this in every division: multiply both numbers by ten as often as it takes to divide by a whole number.',
        ],
        es: [
          'Dividir es otra vez preguntar cuántas caben. ¿Cuántos tornillos de {cents} euros se compran con {price} euros? Pasa a céntimos: 420 entre 6. Los dos números se han multiplicado por 100 y la respuesta no ha cambiado, {quotient}. Puedes hacerlo en cualquier división: multiplica los dos números por diez las veces que haga falta para dividir entre un entero.',
        ],
        fr: [
          'Diviser, c’est encore demander combien il en entre. Combien de vis à {cents} euro achète-t-on avec {price} euros ? Passe en centimes : 420 divisé par 6. Les deux nombres ont été multipliés par 100, et la réponse n’a pas changé, {quotient}. Tu peux le faire dans toute division : multiplie les deux nombres par dix autant de fois qu’il le faut pour diviser par un entier.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'A product such as {wrong} for {six} times {four} comes from keeping one digit after the point, as an addition does. Ask about the size: less than half of {six} cannot be more than 2.',
        ],
        es: [
          'Escribir {wrong} para {six} por {four} viene de dejar una sola cifra detrás de la coma, como en una suma. Piensa en el tamaño: menos de la mitad de {six} no puede ser más que 2.',
        ],
        fr: [
          'Écrire {wrong} pour {six} fois {four} vient de ce qu’on garde un seul chiffre après la virgule, comme dans une addition. Pense à la taille : moins de la moitié de {six} ne peut pas dépasser 2.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'decimals.product', seed: 18 },
        { kind: 'practice', template: 'decimals.product', seed: 9 },
        { kind: 'practice', template: 'decimals.quotient', seed: 13 },
        {
          kind: 'choice',
          id: 'half',
          skill: 'decimals',
          prompt: {
            en: 'Which is larger, {times} or {over}?',
            es: '¿Qué es mayor, {times} o {over}?',
            fr: 'Lequel est le plus grand, {times} ou {over} ?',
          },
          options: [
            {
              text: {
                en: 'The product: multiplying makes larger',
                es: 'El producto: multiplicar hace más grande',
                fr: 'Le produit : multiplier agrandit',
              },
              answer: {
                en: 'That holds for factors above 1. Times {half} takes only one half.',
                es: 'Eso vale con factores mayores que 1. Multiplicar por {half} toma solo la mitad.',
                fr: 'C’est vrai pour des facteurs plus grands que 1. Multiplier par {half} ne prend que la moitié.',
              },
            },
            {
              text: {
                en: 'The quotient: halves fit in twice as often as ones',
                es: 'El cociente: caben el doble de mitades que de unidades',
                fr: 'Le quotient : il y entre deux fois plus de demis que d’unités',
              },
              right: true,
              answer: {
                en: 'The product is one half of the number, the quotient is twice the number.',
                es: 'El producto es la mitad del número y el cociente, el doble.',
                fr: 'Le produit est la moitié du nombre, le quotient en est le double.',
              },
            },
            {
              text: { en: 'They are equal', es: 'Son iguales', fr: 'Ils sont égaux' },
              answer: {
                en: 'Then halving and counting halves would be the same. How many half litres are in 3 litres, and how much is half of 3?',
                es: 'Entonces partir por la mitad y contar mitades sería lo mismo. ¿Cuántos medios litros hay en 3 litros, y cuánto es la mitad de 3?',
                fr: 'Alors prendre la moitié et compter des demis reviendrait au même. Combien de demi-litres dans 3 litres, et combien fait la moitié de 3 ?',
              },
            },
          ],
        },
        { kind: 'practice', template: 'decimals.weighed', seed: 9 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now read a decimal as a fraction with tenths or hundredths below, and you know from that where the point belongs. One of these denominators, the hundred, is used so often for comparing that it has a sign of its own. The next lesson is about percent.',
        ],
        es: [
          'Ya puedes leer un decimal como una fracción con décimas o centésimas, y de ahí sale el lugar de la coma. Uno de esos denominadores, el cien, se usa tanto para comparar que tiene su propio signo. La próxima lección trata de los porcentajes.',
        ],
        fr: [
          'Tu sais maintenant lire un décimal comme une fraction en dixièmes ou en centièmes, et la place de la virgule en découle. L’un de ces dénominateurs, cent, sert si souvent à comparer qu’il a son propre signe. La prochaine leçon parle des pourcentages.',
        ],
      },
    },
  ],
};
