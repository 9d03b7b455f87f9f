import type { Lesson } from '../lesson.ts';

export const balance: Lesson = {
  id: 'balance',
  title: {
    en: 'An equation is a balance',
    es: 'Una ecuación es una balanza',
    fr: 'Une équation est une balance',
  },
  can: {
    en: 'You find the number that makes an equation true, step by step, and check it.',
    es: 'Aprenderás a encontrar paso a paso el número que cumple una ecuación, y a comprobarlo.',
    fr: 'Tu apprendras à trouver étape par étape le nombre qui rend une équation vraie, et à le vérifier.',
  },
  minutes: 25,
  slots: {
    equation: '3x + 7 = 22',
    taken: '3x = 15',
    solved: 'x = 5',
    x: 'x',
    left: '3x + 7',
    check: '3*5 + 7 = 22',
    negative: '4x + 11 = 3',
    negTaken: '4x = -8',
    negSolved: 'x = -2',
    partly: 'x + 7 = 22/3',
    rightly: 'x + 7/3 = 22/3',
    divided: 'x/4 - 3 = 2',
    dividedTaken: 'x/4 = 5',
    dividedSolved: 'x = 20',
    quarter: 'x/4',
    own: '2x + 5 = 13',
    first: '5x - 8 = 27',
    candidate: 'x = -3',
    a: '2x + 9 = 3',
    b: '4 - x = 1',
    c: '3x - 1 = 8',
    d: 'x/3 + 4 = 5',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Which number was it?',
        es: '¿Qué número era?',
        fr: 'Quel était ce nombre ?',
      },
      paragraphs: {
        en: [
          'A friend thinks of a number, multiplies it by 3, adds 7 and says: 22. Which number was it? You could try one after the other. You could also walk the way back: before the 7 was added, it was 15; before it was multiplied by 3, it was 5. Nothing had to be guessed.',
          'Written down, the riddle is {equation}. Such a line is called an equation. It claims that both sides are worth the same, and it is true for some numbers and false for others. Solving it means finding every number that makes it true. While it is being looked for, the number is called the unknown.',
        ],
        es: [
          'Una amiga piensa un número, lo multiplica por 3, suma 7 y dice: 22. ¿Qué número era? Podrías probar uno tras otro. También puedes recorrer el camino de vuelta: antes de sumar 7 era 15; antes de multiplicarlo por 3 era 5. No ha hecho falta adivinar nada.',
          'Por escrito, el acertijo es {equation}. Una línea así se llama ecuación. Afirma que los dos lados, también llamados miembros, valen lo mismo; con unos números es cierta y con otros, falsa. Resolverla es encontrar todos los números que la hacen cierta. Mientras se busca, ese número se llama incógnita.',
        ],
        fr: [
          'Une amie pense à un nombre, le multiplie par 3, ajoute 7 et dit : 22. Quel était ce nombre ? Tu pourrais en essayer beaucoup. Tu peux aussi refaire le chemin à l’envers : avant d’ajouter 7, c’était 15 ; avant de multiplier par 3, c’était 5. Il n’y avait rien à deviner.',
          'Par écrit, la devinette devient {equation}. Une telle ligne s’appelle une équation. Elle affirme que ses deux membres ont la même valeur ; elle est vraie pour certains nombres, fausse pour d’autres. La résoudre, c’est trouver tous les nombres qui la rendent vraie. Tant qu’on le cherche, ce nombre s’appelle l’inconnue.',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'The scales stay level',
        es: 'La balanza sigue equilibrada',
        fr: 'La balance reste en équilibre',
      },
      paragraphs: {
        en: [
          'Picture a pair of scales. On the left lie three bags, all of the same weight, and 7 small weights; on the right lie 22. The scales stand level. Take 7 away on the left, and that side rises. Take 7 away on the right as well, and the scales are level again: {taken}.',
          'Three bags now weigh 15. Share both sides into three equal parts, and one bag stands against 5: {solved}. This is the whole method. Both sides are two names for one number. Whatever you do to a number, you get one result, whichever name you used. So do the same to both whole sides, and equal stays equal.',
        ],
        es: [
          'Imagina una balanza de dos platos. A la izquierda hay tres bolsas que pesan lo mismo y 7 pesas pequeñas; a la derecha, 22 pesas. La balanza está equilibrada. Si quitas 7 de la izquierda, ese plato sube. Quita también 7 de la derecha y vuelve el equilibrio: {taken}.',
          'Ahora tres bolsas pesan 15. Reparte cada plato en tres partes iguales y queda una bolsa frente a 5: {solved}. Ese es todo el método. Los dos lados son dos nombres de un mismo número. Si haces algo con un número, sale un solo resultado, uses el nombre que uses. Por eso, haz lo mismo en los dos lados enteros y la igualdad se mantendrá.',
        ],
        fr: [
          'Imagine une balance à deux plateaux. À gauche, trois sacs de même poids et 7 petites masses ; à droite, 22 masses. La balance est en équilibre. Enlève 7 à gauche : ce plateau monte. Enlève aussi 7 à droite, et l’équilibre revient : {taken}.',
          'Trois sacs pèsent maintenant 15. Partage chaque plateau en trois parts égales : un sac fait face à 5, donc {solved}. Voilà toute la méthode. Les deux membres sont deux noms d’un même nombre. Ce que l’on fait à un nombre donne un seul résultat, quel que soit le nom employé. Fais donc la même chose aux deux membres entiers, et l’égalité demeure.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: '3x + 7 = 22',
            parts: [
              { size: 5, label: 'x', tone: 'given' },
              { size: 5, label: 'x', tone: 'given' },
              { size: 5, label: 'x', tone: 'given' },
              { size: 7, label: '7', tone: 'second' },
            ],
          },
          { parts: [{ size: 15 }, { size: 7, label: '7', tone: 'second' }], total: '22' },
          {
            name: '3x = 15',
            parts: [
              { size: 5, label: 'x', tone: 'given' },
              { size: 5, label: 'x', tone: 'given' },
              { size: 5, label: 'x', tone: 'given' },
            ],
          },
          {
            parts: [
              { size: 5, label: '5' },
              { size: 5, label: '5' },
              { size: 5, label: '5' },
            ],
          },
        ],
        description: {
          en: 'Two pairs of bars of equal length. In the first pair three pieces x and one of 7 lie above 22, of which 7 is marked. In the second pair three pieces x lie above three pieces of 5.',
          es: 'Dos pares de barras igual de largas. En el primero, tres piezas x y una de 7 sobre 22, con 7 marcado. En el segundo, tres piezas x sobre tres piezas de 5.',
          fr: 'Deux paires de barres de même longueur. Dans la première, trois morceaux x et un de 7 au-dessus de 22, où 7 est marqué. Dans la seconde, trois morceaux x au-dessus de trois morceaux de 5.',
        },
      },
      caption: {
        en: 'Both sides of the equation as bars. The same piece of 7 is cut off above and below; then each bar falls into three.',
        es: 'Los dos lados como barras. Se corta el mismo trozo de 7 arriba y abajo; después cada barra se parte en tres.',
        fr: 'Les deux membres sous forme de barres. On coupe le même morceau de 7 en haut et en bas ; puis chaque barre se partage en trois.',
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'first-step',
          skill: 'linear_equations',
          prompt: {
            en: 'You want to solve {first}. Which step gets the term with {x} on its own?',
            es: 'Quieres resolver {first}. ¿Qué paso deja solo el término con {x}?',
            fr: 'Tu veux résoudre {first}. Quelle étape isole le terme en {x} ?',
          },
          options: [
            {
              text: {
                en: 'Add 8 on both sides',
                es: 'Sumar 8 en los dos lados',
                fr: 'Ajouter 8 aux deux membres',
              },
              right: true,
              answer: {
                en: 'Yes: adding 8 undoes the minus 8, and the right side becomes 35.',
                es: 'Sí: sumar 8 deshace el menos 8, y el lado derecho pasa a ser 35.',
                fr: 'Oui : ajouter 8 défait le moins 8, et le membre de droite devient 35.',
              },
            },
            {
              text: {
                en: 'Subtract 8 on both sides',
                es: 'Restar 8 en los dos lados',
                fr: 'Retrancher 8 aux deux membres',
              },
              answer: {
                en: 'The scales stay level, but now 16 is missing on the left instead of 8. What was subtracted is undone by adding.',
                es: 'La balanza sigue equilibrada, pero a la izquierda ahora faltan 16 en vez de 8. Lo que se restó se deshace sumando.',
                fr: 'L’équilibre est gardé, mais à gauche il manque maintenant 16 au lieu de 8. Ce qui a été retranché se défait en ajoutant.',
              },
            },
            {
              text: {
                en: 'Add 8 on the left side only',
                es: 'Sumar 8 solo a la izquierda',
                fr: 'Ajouter 8 à gauche seulement',
              },
              answer: {
                en: 'Adding 8 is the right idea. On one side alone it tips the scales.',
                es: 'Sumar 8 es buena idea. Si se hace en un solo lado, la balanza se inclina.',
                fr: 'Ajouter 8 est la bonne idée. D’un seul côté, cela fait pencher la balance.',
              },
            },
            {
              text: {
                en: 'Subtract 5 on both sides',
                es: 'Restar 5 en los dos lados',
                fr: 'Retrancher 5 aux deux membres',
              },
              answer: {
                en: 'The 5 multiplies the unknown. Taking 5 away does not undo that; dividing by 5 will, later on.',
                es: 'El 5 multiplica a la incógnita. Restar 5 no lo deshace; más adelante lo hará dividir entre 5.',
                fr: 'Le 5 multiplie l’inconnue. Retrancher 5 ne défait pas cela ; diviser par 5 le fera, un peu plus tard.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'linear_equations.two_steps', seed: 11 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Last on, first off',
        es: 'Lo último que se puso, lo primero que se quita',
        fr: 'Le dernier mis, le premier ôté',
      },
      paragraphs: {
        en: [
          'Why is the 7 removed before the 3? In the morning you put on socks, then shoes; in the evening the shoes come off first. In {left} the unknown was multiplied first, and 7 was added last, so the 7 goes first. Each step is undone by its opposite: adding by subtracting, multiplying by dividing, and the other way round.',
          'In the end put your number into the first equation: {check} is true, so 5 is right. This check needs no answer key and takes ten seconds. It also shows that a solution is a number that fits, and the steps are a way to reach it.',
        ],
        es: [
          '¿Por qué se quita el 7 antes que el 3? Por la mañana te pones los calcetines y después los zapatos; por la noche salen primero los zapatos. En {left} la incógnita se multiplicó primero y el 7 se sumó al final; por eso el 7 se va antes. Cada paso se deshace con su contrario: la suma con la resta, la multiplicación con la división, y al revés.',
          'Al final, pon tu número en la primera ecuación: {check} es cierto, así que 5 vale. Esta comprobación no necesita soluciones al final del libro y lleva diez segundos. También recuerda qué es una solución: un número que encaja. Los pasos son el camino para llegar a él.',
        ],
        fr: [
          'Pourquoi enlever le 7 avant le 3 ? Le matin, tu mets les chaussettes, puis les chaussures ; le soir, les chaussures partent en premier. Dans {left}, l’inconnue a d’abord été multipliée, et 7 ajouté en dernier : le 7 s’en va donc d’abord. Chaque opération se défait par son contraire : l’addition par la soustraction, la multiplication par la division, et inversement.',
          'À la fin, mets ton nombre dans la première équation : {check} est vrai, donc 5 convient. Cette vérification ne demande aucun corrigé et prend dix secondes. Elle rappelle aussi ce qu’est une solution : un nombre qui convient. Les étapes sont le chemin pour l’atteindre.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Dividing first is allowed too, but then everything must be divided. From {equation} some people go to {partly}: the 3 belonged to {x}, so only {x} was divided. On the scales the 7 small weights lie on the left as well; whoever shares that side into three parts has to share them too. It would have to become {rightly}, with fractions. That is why the 7 usually goes first.',
        ],
        es: [
          'También se puede dividir primero, pero entonces hay que dividirlo todo. De {equation} hay quien pasa a {partly}: el 3 era de la {x}, así que solo se dividió la {x}. Pero en el plato izquierdo están también las 7 pesas; quien reparte ese plato en tres partes tiene que repartirlas. Lo correcto sería {rightly}, con fracciones. Por eso el 7 suele irse primero.',
        ],
        fr: [
          'Diviser d’abord est permis aussi, mais il faut alors tout diviser. De {equation}, certains passent à {partly} : le 3 appartenait à {x}, donc seul {x} a été divisé. Or les 7 petites masses sont aussi sur le plateau de gauche ; qui partage ce plateau en trois doit les partager également. Il faudrait {rightly}, avec des fractions. Voilà pourquoi le 7 part en général d’abord.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'linear_equations.two_steps', seed: 7 },
        { kind: 'practice', template: 'linear_equations.wrong_line', seed: 2 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Further than a bag can go',
        es: 'Más allá de las bolsas',
        fr: 'Plus loin que les sacs',
      },
      paragraphs: {
        en: [
          'In {negative} the bags of the picture fail: no bag weighs less than nothing. The rule still works. Subtract 11 on both sides, {negTaken}; divide by 4, {negSolved}. Four times minus 2, plus 11, is 3. A picture helps to find a rule; what makes it true is that both sides are one and the same number, and that may be negative.',
          'A division is undone by multiplying. {quarter} means that the number was shared among four and one part was kept. In {divided} add 3 on both sides, {dividedTaken}: one quarter is 5. So the whole is four times as much, {dividedSolved}.',
        ],
        es: [
          'En {negative} las bolsas del dibujo fallan: ninguna pesa menos que nada. La regla sigue valiendo. Resta 11 en los dos lados, {negTaken}; divide entre 4, {negSolved}. Cuatro por menos 2, más 11, son 3. Un dibujo ayuda a encontrar una regla; lo que la hace cierta es que los dos lados son un mismo número, y ese número puede ser negativo.',
          'Una división se deshace multiplicando. {quarter} quiere decir que el número se repartió entre cuatro y se tomó una parte. En {divided} suma 3 en los dos lados, {dividedTaken}: la cuarta parte es 5. El total es cuatro veces más, {dividedSolved}.',
        ],
        fr: [
          'Dans {negative}, les sacs de l’image ne suffisent plus : aucun ne pèse moins que rien. La règle, elle, fonctionne encore. Retranche 11 aux deux membres, {negTaken} ; divise par 4, {negSolved}. Quatre fois moins 2, plus 11, font 3. Une image aide à trouver une règle ; ce qui la rend vraie, c’est que les deux membres sont un seul et même nombre, et ce nombre peut être négatif.',
          'Une division se défait par une multiplication. {quarter} veut dire que le nombre a été partagé en quatre et qu’on en garde une part. Dans {divided}, ajoute 3 aux deux membres, {dividedTaken} : un quart vaut 5. Le tout vaut quatre fois plus, {dividedSolved}.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: { items: ['y = 4x + 11', 'y = 3'], view: { x: [-6, 4], y: [-4, 20] } },
      caption: {
        en: 'For each number {x} the sloping line shows what the left side of {negative} is worth. Only at one number, minus 2, does it have the height 3: there it meets the level line.',
        es: 'Para cada número {x}, la recta inclinada muestra cuánto vale el lado izquierdo de {negative}. Solo con un número, menos 2, tiene la altura 3: ahí corta a la recta horizontal.',
        fr: 'Pour chaque nombre {x}, la droite inclinée montre ce que vaut le membre de gauche de {negative}. Elle n’a la hauteur 3 que pour un seul nombre, moins 2 : elle y croise la droite horizontale.',
      },
    },
    {
      kind: 'example',
      prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
      slots: { equation: '3x/5 + 4 = 10', x: 'x' },
      lines: [
        {
          line: '3x/5 + 4 = 10',
          why: {
            en: 'What happened to {x}: times 3, divided by 5, plus 4. The way back starts with the 4.',
            es: 'Lo que le pasó a {x}: por 3, entre 5, más 4. La vuelta empieza por el 4.',
            fr: 'Ce que {x} a subi : fois 3, divisé par 5, plus 4. Le retour commence par le 4.',
          },
        },
        {
          line: '3x/5 = 6',
          why: {
            en: 'Subtract 4 on both sides.',
            es: 'Se resta 4 en los dos lados.',
            fr: 'On retranche 4 aux deux membres.',
          },
        },
        {
          line: '3x = 30',
          why: {
            en: 'Multiply both sides by 5: that undoes the division.',
            es: 'Se multiplican los dos lados por 5: eso deshace la división.',
            fr: 'On multiplie les deux membres par 5 : cela défait la division.',
          },
        },
        {
          line: 'x = 10',
          why: {
            en: 'Divide both sides by 3.',
            es: 'Se dividen los dos lados entre 3.',
            fr: 'On divise les deux membres par 3.',
          },
        },
        {
          line: '3*10/5 + 4 = 10',
          why: {
            en: 'The check in the first equation: 30 divided by 5 is 6, and 4 more is 10.',
            es: 'La comprobación en la primera ecuación: 30 entre 5 son 6, y 4 más son 10.',
            fr: 'La vérification dans la première équation : 30 divisé par 5 fait 6, et 4 de plus, 10.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Make an equation from the solution backwards. Write a number in the middle of a sheet, say 4, and do the same to both sides, twice: double it, then add 5. You get {own}. Give your equation to somebody else, and keep the sheet to see whether the way back is yours in reverse.',
        ],
        es: [
          'Construye una ecuación desde la solución. Escribe un número en medio de una hoja, por ejemplo 4, y haz dos veces lo mismo en los dos lados: duplica y después suma 5. Sale {own}. Dale la ecuación a otra persona y guarda la hoja para ver si su camino es el tuyo al revés.',
        ],
        fr: [
          'Fabrique une équation en partant de la solution. Écris un nombre au milieu d’une feuille, par exemple 4, et fais deux fois la même chose aux deux membres : double, puis ajoute 5. Tu obtiens {own}. Donne ton équation à quelqu’un et garde la feuille pour voir si son chemin est le tien à l’envers.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'linear_equations.two_steps', seed: 2 },
        { kind: 'practice', template: 'linear_equations.divided', seed: 8 },
        {
          kind: 'choice',
          id: 'which-has-it',
          skill: 'linear_equations',
          prompt: {
            en: 'Which of these equations has the solution {candidate}?',
            es: '¿Cuál de estas ecuaciones tiene la solución {candidate}?',
            fr: 'Laquelle de ces équations a pour solution {candidate} ?',
          },
          options: [
            {
              text: { en: '{a}', es: '{a}', fr: '{a}' },
              right: true,
              answer: {
                en: 'Yes: twice minus 3 is minus 6, and 9 more is 3. Putting the number in was enough.',
                es: 'Sí: el doble de menos 3 es menos 6, y 9 más son 3. Bastaba con poner el número.',
                fr: 'Oui : le double de moins 3 est moins 6, et 9 de plus font 3. Il suffisait de mettre le nombre à sa place.',
              },
            },
            {
              text: { en: '{b}', es: '{b}', fr: '{b}' },
              answer: {
                en: 'With plus 3 it would be true. But 4 less minus 3 is 7.',
                es: 'Con más 3 sería cierta. Pero si a 4 se le resta menos 3, salen 7.',
                fr: 'Avec plus 3, elle serait vraie. Mais 4 auquel on retranche moins 3 donne 7.',
              },
            },
            {
              text: { en: '{c}', es: '{c}', fr: '{c}' },
              answer: {
                en: 'That one belongs to plus 3. Three times minus 3, less 1, is minus 10.',
                es: 'Esa corresponde a más 3. Tres por menos 3, menos 1, es menos 10.',
                fr: 'Celle-ci correspond à plus 3. Trois fois moins 3, moins 1, font moins 10.',
              },
            },
            {
              text: { en: '{d}', es: '{d}', fr: '{d}' },
              answer: {
                en: 'A third of minus 3 is minus 1, and 4 more is 3, not 5. The number that fits is plus 3.',
                es: 'Un tercio de menos 3 es menos 1, y 4 más son 3, no 5. El número que encaja es más 3.',
                fr: 'Le tiers de moins 3 est moins 1, et 4 de plus font 3, non 5. Le nombre qui convient est plus 3.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'linear_equations.divided', seed: 3 },
        { kind: 'practice', template: 'linear_equations.order', seed: 9 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now undo what was done to an unknown, in the right order, on both sides, and check the result. Soon the unknown will hide inside brackets and stand on both sides at once. For the brackets you need one more idea, and a rectangle shows it.',
        ],
        es: [
          'Ahora puedes deshacer lo que se le hizo a una incógnita, en el orden adecuado, en los dos lados, y comprobar el resultado. Pronto la incógnita se esconderá entre paréntesis y estará en los dos lados a la vez. Para los paréntesis falta una idea, y un rectángulo la muestra.',
        ],
        fr: [
          'Tu sais maintenant défaire ce qu’une inconnue a subi, dans le bon ordre, dans les deux membres, et vérifier le résultat. Bientôt, l’inconnue se cachera dans des parenthèses et figurera dans les deux membres à la fois. Pour les parenthèses, il manque une idée, et un rectangle la montre.',
        ],
      },
    },
  ],
};
