import type { Lesson } from '../lesson.ts';

export const stories: Lesson = {
  id: 'stories',
  title: {
    en: 'From a story to an equation and back',
    es: 'De una historia a una ecuación y vuelta',
    fr: 'D’une histoire à une équation, et retour',
  },
  can: {
    en: 'You turn a story into an equation, tell a story for an equation, and solve a formula for another letter.',
    es: 'Aprenderás a convertir un enunciado en una ecuación, a inventar un enunciado para una ecuación y a despejar otra letra en una fórmula.',
    fr: 'Tu apprendras à traduire un énoncé en équation, à inventer un énoncé pour une équation et à isoler une autre lettre dans une formule.',
  },
  minutes: 25,
  slots: {
    n: 'n',
    p: 'p',
    right: 'n = 6p',
    turned: '6n = p',
    sixN: '6n',
    x: 'x',
    twoX: '2x',
    xFour: 'x + 4',
    back: '2x + 9 = 25',
    k: 'k',
    cost: 'C',
    formula: 'C = 2k + 6',
    step: 'C - 6 = 2k',
    solved: 'k = (C - 6)/2',
    wrong: 'k = C/2 - 6',
    m: 'm',
    b: 'b',
    older: 'm = b + 4',
    younger: 'b = m + 4',
    times: 'm = 4b',
    sum: 'm + b = 4',
    read: '3x + 5 = 26',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Six times as many',
        es: 'Seis por cada uno',
        fr: 'Six fois plus nombreux',
      },
      paragraphs: {
        en: [
          'At a university there are six times as many students as professors. Call the number of students {n} and the number of professors {p}. Which line says this, {turned} or {right}? Decide before you read on.',
          'Numbers settle it. With 10 professors there are 60 students. The line {right} then says that 60 is 6 times 10, which is true. The other line says that 6 times 60 is 10. So {right} is the one, although in the sentence the word six stands right beside the students. An equation is not a sentence in shorthand. It is a calculation, and in it the smaller amount has to be multiplied to reach the larger one.',
        ],
        es: [
          'En una universidad hay seis estudiantes por cada profesor. Llama {n} al número de estudiantes y {p} al número de profesores. ¿Qué línea lo dice, {turned} o {right}? Decídete antes de seguir leyendo.',
          'Los números lo aclaran. Con 10 profesores hay 60 estudiantes. La línea {right} dice entonces que 60 es 6 por 10, y es cierto. La otra dice que 6 por 60 es 10. Así que vale {right}, aunque en la frase la palabra seis esté pegada a los estudiantes. Una ecuación no es una frase abreviada. Es un cálculo, y en él hay que multiplicar la cantidad menor para llegar a la mayor.',
        ],
        fr: [
          'Dans une université, il y a six fois plus d’étudiants que de professeurs. Appelle {n} le nombre d’étudiants et {p} le nombre de professeurs. Quelle ligne le dit, {turned} ou {right} ? Décide avant de lire la suite.',
          'Des nombres tranchent. Avec 10 professeurs, il y a 60 étudiants. La ligne {right} dit alors que 60 vaut 6 fois 10, et c’est vrai. L’autre dit que 6 fois 60 vaut 10. C’est donc {right}, bien que dans la phrase le mot six se trouve tout près des étudiants. Une équation n’est pas une phrase abrégée. C’est un calcul, et il faut y multiplier la plus petite quantité pour atteindre la plus grande.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'In 1982 John Clement described how 150 first-year engineering students wrote the line for this sentence themselves. More than a third went wrong, mostly by turning it round. In interviews he found two thoughts behind it: following the order of the words, and writing the 6 beside the larger group because it is larger. It was one group of students, so the share says little about others. The two thoughts are worth knowing.',
        ],
        es: [
          'En 1982 John Clement describió cómo 150 estudiantes de primer curso de ingeniería escribieron ellos mismos la línea para una frase así. Más de un tercio se equivocó, sobre todo invirtiéndola. En entrevistas encontró dos ideas detrás: seguir el orden de las palabras y escribir el 6 junto al grupo mayor porque es mayor. Era un solo grupo de estudiantes, así que esa proporción dice poco de otras personas. Las dos ideas sí conviene conocerlas.',
        ],
        fr: [
          'En 1982, John Clement a décrit comment 150 étudiants de première année d’ingénierie écrivaient eux-mêmes la ligne pour cette phrase. Plus d’un tiers se trompaient, le plus souvent en l’inversant. Dans des entretiens, il a trouvé deux idées derrière l’erreur : suivre l’ordre des mots, et écrire le 6 près du groupe le plus grand parce qu’il est plus grand. Ce n’était qu’un seul groupe d’étudiants, la proportion dit donc peu de chose des autres. Les deux idées, elles, méritent d’être connues.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'four-years-older',
          skill: 'linear_equations',
          prompt: {
            en: 'Mara is 4 years older than Bruno. Her age is {m}, his is {b}. Which line says so?',
            es: 'Mara tiene 4 años más que Bruno. La edad de ella es {m} y la de él, {b}. ¿Qué línea lo dice?',
            fr: 'Mara a 4 ans de plus que Bruno. L’âge de Mara est {m}, celui de Bruno {b}. Quelle ligne le dit ?',
          },
          options: [
            {
              text: { en: '{older}', es: '{older}', fr: '{older}' },
              right: true,
              answer: {
                en: 'Yes: Bruno’s age needs 4 more to reach Mara’s. With 10 and 14 the line is true.',
                es: 'Sí: a la edad de Bruno le faltan 4 para llegar a la de Mara. Con 10 y 14 la línea es cierta.',
                fr: 'Oui : il manque 4 à l’âge de Bruno pour atteindre celui de Mara. Avec 10 et 14, la ligne est vraie.',
              },
            },
            {
              text: { en: '{younger}', es: '{younger}', fr: '{younger}' },
              answer: {
                en: 'This puts the 4 beside Mara, as the sentence does. As a calculation it makes Bruno the older one. Put 14 and 10 in.',
                es: 'Pone el 4 junto a Mara, como la frase. Como cálculo, hace mayor a Bruno. Prueba con 14 y 10.',
                fr: 'Elle met le 4 près de Mara, comme la phrase. Comme calcul, elle fait de Bruno l’aîné. Essaie avec 14 et 10.',
              },
            },
            {
              text: { en: '{times}', es: '{times}', fr: '{times}' },
              answer: {
                en: 'This says four times as old. Four years older is a difference, so something is added.',
                es: 'Esto dice que tiene cuatro veces su edad. Cuatro años más es una diferencia, y por eso se suma.',
                fr: 'Cela dit quatre fois plus âgée. Quatre ans de plus, c’est une différence : on ajoute.',
              },
            },
            {
              text: { en: '{sum}', es: '{sum}', fr: '{sum}' },
              answer: {
                en: 'Here both ages together make 4. The 4 years lie between the ages.',
                es: 'Aquí las dos edades juntas suman 4. Los 4 años son los que hay entre una edad y la otra.',
                fr: 'Ici, les deux âges ensemble font 4. Les 4 ans sont l’écart entre les âges.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'linear_equations.taxi', seed: 5 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Say one thing in two ways',
        es: 'Decir una cosa de dos maneras',
        fr: 'Dire une chose de deux façons',
      },
      paragraphs: {
        en: [
          'A ribbon of 60 centimetres is cut into three pieces. The second is twice as long as the first, the third is 4 centimetres longer than the first. How long is each? First say what the letter counts, and in which unit: {x} is the length of the first piece in centimetres. Next write everything else with it: {twoX} and {xFour}.',
          'Then look for an amount that can be said in two ways. Here it is the whole ribbon: all pieces together, and 60. Between the two goes the equals sign.',
          'After solving, return to the story. The number 14 does not answer the question; 14, 28 and 18 centimetres do. Check in the story as well: do the pieces make 60, is the second twice the first? Whoever checks only in the equation cannot notice that the equation itself tells another story.',
        ],
        es: [
          'Una cinta de 60 centímetros se corta en tres trozos. El segundo mide el doble que el primero y el tercero, 4 centímetros más que el primero. ¿Cuánto mide cada uno? Primero di qué cuenta la letra y en qué unidad: {x} es la longitud del primer trozo en centímetros. Después escribe con ella todo lo demás: {twoX} y {xFour}.',
          'Busca luego una cantidad que se pueda decir de dos maneras. Aquí es la cinta entera: todos los trozos juntos, y 60. Entre las dos va el signo igual.',
          'Después de resolver, vuelve a la historia. El número 14 no contesta a la pregunta; 14, 28 y 18 centímetros, sí. Comprueba también en la historia: ¿suman 60 los trozos, es el segundo el doble del primero? Quien comprueba solo en la ecuación no puede notar que la propia ecuación cuenta otra historia.',
        ],
        fr: [
          'Un ruban de 60 centimètres est coupé en trois morceaux. Le deuxième est deux fois plus long que le premier, le troisième mesure 4 centimètres de plus que le premier. Combien mesure chacun ? Dis d’abord ce que compte la lettre, et dans quelle unité : {x} est la longueur du premier morceau en centimètres. Écris ensuite tout le reste avec elle : {twoX} et {xFour}.',
          'Cherche alors une quantité qui se dit de deux façons. Ici, c’est le ruban entier : tous les morceaux ensemble, et 60. Entre les deux vient le signe égal.',
          'Une fois l’équation résolue, reviens à l’histoire. Le nombre 14 ne répond pas à la question ; 14, 28 et 18 centimètres, oui. Vérifie aussi dans l’histoire : les morceaux font-ils 60, le deuxième est-il le double du premier ? Qui ne vérifie que dans l’équation ne peut pas remarquer que l’équation elle-même raconte autre chose.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            parts: [
              { size: 14, label: 'x', tone: 'given' },
              { size: 14, label: 'x' },
              { size: 14, label: 'x' },
              { size: 14, label: 'x', tone: 'given' },
              { size: 4, label: '4', tone: 'second' },
            ],
            total: '60',
          },
        ],
        description: {
          en: 'A bar with the total 60, of four pieces x and a short one of 4. The first x is the first piece of ribbon, the next two are the second, the last x and the 4 are the third.',
          es: 'Una barra de 60 en total, con cuatro piezas x y una corta de 4. La primera x es el primer trozo de cinta; las dos siguientes, el segundo; la última x y el 4, el tercero.',
          fr: 'Une barre de 60 en tout, faite de quatre morceaux x et d’un court de 4. Le premier x est le premier morceau de ruban, les deux suivants le deuxième, le dernier x et le 4 le troisième.',
        },
      },
      caption: {
        en: 'The ribbon, drawn before anything is calculated. From the left: the first piece, the second with two {x}, the third with the 4. A quick sketch like this often shows the equation.',
        es: 'La cinta, dibujada antes de calcular nada. Desde la izquierda: el primer trozo, el segundo con dos {x} y el tercero con el 4. Un esquema rápido como este suele mostrar la ecuación.',
        fr: 'Le ruban, dessiné avant tout calcul. De gauche à droite : le premier morceau, le deuxième avec deux {x}, le troisième avec le 4. Un croquis rapide comme celui-ci montre souvent l’équation.',
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'How long are the three pieces of the ribbon?',
        es: '¿Cuánto miden los tres trozos de la cinta?',
        fr: 'Combien mesurent les trois morceaux du ruban ?',
      },
      slots: {},
      lines: [
        {
          line: 'x + 2x + x + 4 = 60',
          why: {
            en: 'The whole ribbon, said in two ways.',
            es: 'La cinta entera, dicha de dos maneras.',
            fr: 'Le ruban entier, dit de deux façons.',
          },
        },
        {
          line: '4x + 4 = 60',
          why: {
            en: 'Like terms are put together.',
            es: 'Se reúnen los términos semejantes.',
            fr: 'On regroupe les termes semblables.',
          },
        },
        {
          line: '4x = 56',
          why: {
            en: 'Subtract 4 on both sides.',
            es: 'Se resta 4 en los dos lados.',
            fr: 'On retranche 4 aux deux membres.',
          },
        },
        {
          line: 'x = 14',
          why: {
            en: 'Divide by 4. The first piece is 14 cm long, the second 28 cm, the third 18 cm.',
            es: 'Se divide entre 4. El primer trozo mide 14 cm, el segundo 28 cm y el tercero 18 cm.',
            fr: 'On divise par 4. Le premier morceau mesure 14 cm, le deuxième 28 cm, le troisième 18 cm.',
          },
        },
        {
          line: '14 + 28 + 18 = 60',
          why: {
            en: 'The check in the story: together they are the ribbon.',
            es: 'La comprobación en la historia: juntos forman la cinta.',
            fr: 'La vérification dans l’histoire : ensemble, ils font le ruban.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Now the way back. {back} may tell of two cinema tickets and 9 euros for popcorn, 25 euros in all. Write two more stories for it, one of them without money. An equation that can be told is one that has been understood.',
        ],
        es: [
          'Ahora, el camino de vuelta. {back} puede hablar de dos entradas de cine y 9 euros de palomitas, 25 euros en total. Escribe otras dos historias para ella, una sin dinero. Una ecuación que se puede contar es una ecuación entendida.',
        ],
        fr: [
          'Maintenant, le retour. {back} peut parler de deux places de cinéma et de 9 euros de pop-corn, 25 euros en tout. Écris encore deux histoires pour elle, dont une sans argent. Une équation que l’on sait raconter est une équation comprise.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'which-story',
          skill: 'linear_equations',
          prompt: {
            en: 'Which story belongs to {read}?',
            es: '¿Qué historia corresponde a {read}?',
            fr: 'Quelle histoire correspond à {read} ?',
          },
          options: [
            {
              text: {
                en: 'Three equal boxes and 5 loose eggs are 26 eggs',
                es: 'Tres cajas iguales y 5 huevos sueltos son 26 huevos',
                fr: 'Trois boîtes égales et 5 œufs à part font 26 œufs',
              },
              right: true,
              answer: {
                en: 'Yes: the unknown is how many eggs are in one box, and there are 7.',
                es: 'Sí: la incógnita es cuántos huevos hay en una caja, y son 7.',
                fr: 'Oui : l’inconnue est le nombre d’œufs d’une boîte, et il y en a 7.',
              },
            },
            {
              text: {
                en: 'Five equal boxes and 3 loose eggs are 26 eggs',
                es: 'Cinco cajas iguales y 3 huevos sueltos son 26 huevos',
                fr: 'Cinq boîtes égales et 3 œufs à part font 26 œufs',
              },
              answer: {
                en: 'The 3 and the 5 have changed roles. What stands beside {x} says how many boxes there are.',
                es: 'El 3 y el 5 han cambiado de papel. Lo que acompaña a {x} dice cuántas cajas hay.',
                fr: 'Le 3 et le 5 ont échangé leurs rôles. Le nombre placé devant {x} dit combien il y a de boîtes.',
              },
            },
            {
              text: {
                en: 'Three boxes with 5 eggs more in each than before are 26 eggs',
                es: 'Tres cajas con 5 huevos más que antes en cada una son 26 huevos',
                fr: 'Trois boîtes avec chacune 5 œufs de plus qu’avant font 26 œufs',
              },
              answer: {
                en: 'Then the 5 would be added in every box, in a bracket with the 3 in front. In the equation it is added once.',
                es: 'Entonces el 5 se sumaría en cada caja, dentro de un paréntesis con el 3 delante. En la ecuación se suma una vez.',
                fr: 'Le 5 serait alors ajouté dans chaque boîte, dans une parenthèse avec le 3 devant. Dans l’équation, il est ajouté une fois.',
              },
            },
            {
              text: {
                en: 'From 26 eggs somebody takes 3 and then 5',
                es: 'De 26 huevos alguien toma 3 y después 5',
                fr: 'Sur 26 œufs, on en prend 3, puis 5',
              },
              answer: {
                en: 'Taking away does belong to solving it. The story has to come before that: here nothing is unknown yet.',
                es: 'Quitar forma parte de resolverla. La historia viene antes, y aquí todavía no hay nada desconocido.',
                fr: 'Retrancher fait partie de la résolution. L’histoire vient avant, et ici rien n’est inconnu.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'equations_both_sides.offers', seed: 5 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Turn a formula round once',
        es: 'Dar la vuelta a una fórmula una sola vez',
        fr: 'Retourner une formule une fois pour toutes',
      },
      paragraphs: {
        en: [
          'A taxi charges 6 euros at the start and 2 euros per kilometre. A ride of {k} kilometres costs {cost} euros: {formula}. But passengers ask the other way round. How far can I go for 20 euros, for 30, for 50? Each time the same two steps would solve an equation. So do them once, with the letter {cost} instead of a number: subtract 6, {step}; divide by 2, {solved}. Now 20 goes in and 7 comes out.',
          'That is solving a formula for a letter. The other letters are numbers that nobody has told you yet, so nothing changes in the rules: the same on both whole sides, the last step undone first. A bracket counts as one parcel: what stands outside is undone before the parcel is opened.',
        ],
        es: [
          'Un taxi cobra 6 euros al empezar y 2 euros por kilómetro. Un viaje de {k} kilómetros cuesta {cost} euros: {formula}. Pero los pasajeros preguntan al revés. ¿Hasta dónde llego con 20 euros, con 30, con 50? Cada vez, los mismos dos pasos resolverían una ecuación. Dalos una sola vez, con la letra {cost} en lugar de un número: resta 6, {step}; divide entre 2, {solved}. Ahora entra 20 y sale 7.',
          'Eso es despejar una letra en una fórmula. Las demás letras son números que nadie te ha dicho todavía, así que las reglas no cambian: lo mismo en los dos lados enteros, y se deshace primero el último paso. Un paréntesis cuenta como un paquete: lo de fuera se deshace antes de abrirlo.',
        ],
        fr: [
          'Un taxi demande 6 euros au départ et 2 euros par kilomètre. Une course de {k} kilomètres coûte {cost} euros : {formula}. Mais les passagers posent la question à l’envers. Jusqu’où aller avec 20 euros, avec 30, avec 50 ? Chaque fois, les deux mêmes étapes résoudraient une équation. Fais-les une fois pour toutes, avec la lettre {cost} au lieu d’un nombre : retranche 6, {step} ; divise par 2, {solved}. Maintenant, 20 entre et 7 sort.',
          'C’est isoler une lettre dans une formule. Les autres lettres sont des nombres que personne ne t’a encore dits : les règles ne changent donc pas. La même chose aux deux membres entiers, la dernière opération défaite en premier. Une parenthèse compte comme un seul paquet : ce qui est dehors se défait avant de l’ouvrir.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'scale',
        ticks: [
          { at: 0, above: '0', below: '6' },
          { at: 0.25, above: '3', below: '12' },
          { at: 0.5833, above: '7', below: '20', tone: 'given' },
          { at: 1, above: '12', below: '30' },
        ],
        description: {
          en: 'A bar with two scales. Above are kilometres, 0, 3, 7 and 12; below them the euros 6, 12, 20 and 30.',
          es: 'Una barra con dos escalas. Arriba, los kilómetros 0, 3, 7 y 12; debajo, los euros 6, 12, 20 y 30.',
          fr: 'Une barre à deux échelles. En haut, les kilomètres 0, 3, 7 et 12 ; dessous, les euros 6, 12, 20 et 30.',
        },
      },
      caption: {
        en: 'Kilometres above, euros below. Going down, {formula} is at work; going up, {solved}.',
        es: 'Arriba los kilómetros, abajo los euros. Al bajar trabaja {formula}; al subir, {solved}.',
        fr: 'En haut les kilomètres, en bas les euros. En descendant, c’est {formula} qui travaille ; en montant, {solved}.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'Sometimes {wrong} comes out: halved and 6 subtracted, so both steps are there. But the halving came first, and then it should have halved the 6 as well. For 20 euros that would be 4 kilometres, and those cost only 14.',
        ],
        es: [
          'A veces sale {wrong}: se ha dividido entre 2 y se ha restado 6, así que están los dos pasos. Pero se dividió primero, y entonces habría que haber dividido también el 6. Con 20 euros saldrían 4 kilómetros, que cuestan solo 14.',
        ],
        fr: [
          'On trouve parfois {wrong} : on a divisé par 2 et retranché 6, les deux étapes y sont. Mais la division est venue d’abord, et elle aurait dû diviser aussi le 6. Pour 20 euros, cela ferait 4 kilomètres, qui n’en coûtent que 14.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'formulas.one_letter', seed: 1 },
        { kind: 'practice', template: 'formulas.choose', seed: 7 },
        { kind: 'practice', template: 'formulas.order', seed: 7 },
        { kind: 'practice', template: 'formulas.well_known', seed: 21 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now find the equation in a story, tell a story for an equation, and turn a formula round. The taxi has one more view to offer: if every ride becomes a point on paper, all of them lie on one straight line. That is the last lesson.',
        ],
        es: [
          'Ahora puedes encontrar la ecuación de una historia, contar la historia de una ecuación y dar la vuelta a una fórmula. El taxi aún guarda otra imagen: si cada viaje es un punto en el papel, todos quedan en una misma recta. Esa es la última lección.',
        ],
        fr: [
          'Tu sais maintenant trouver l’équation d’une histoire, raconter l’histoire d’une équation et retourner une formule. Le taxi a encore une image à offrir : si chaque course devient un point sur le papier, tous se rangent sur une même droite. C’est la dernière leçon.',
        ],
      },
    },
  ],
};
