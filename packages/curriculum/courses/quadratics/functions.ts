import type { Lesson } from '../lesson.ts';

const row = (values: readonly number[], marked: readonly number[]) =>
  values.map((value, at) => ({
    label: `${value}`,
    ...(marked.includes(at) && { tone: 'second' as const }),
  }));
const speeds = [10, 20, 30, 40, 50, 60];

export const functions: Lesson = {
  id: 'functions',
  title: { en: 'A machine for numbers', es: 'Una máquina de números', fr: 'Une machine à nombres' },
  can: {
    en: 'You work out values of a function, read them off its graph, and go back from a value to its places.',
    es: 'Aprenderás a calcular valores de una función, a leerlos en la gráfica y a encontrar qué números dan un valor.',
    fr: 'Tu apprendras à calculer des images, à les lire sur une courbe et à remonter d’une valeur à ses antécédents.',
  },
  minutes: 35,
  slots: {
    six: '6^2 = 36',
    f: 'f(x) = x^2 - 3',
    at4: '4^2 - 3 = 13',
    squared: '(-3)*(-3) = 9',
    bare: '-3^2 = -9',
    minusSquare: '-x^2',
    point: '(-2, 1)',
    half: '1.5',
    atHalf: '1.5^2 - 3 = -0.75',
    bowl: 'h(x) = 4 - x^2',
    line: 'g(x) = 4x - 1',
    equation: '4x - 1 = 11',
    solution: 'x = 3',
  },
  blocks: [
    {
      kind: 'text',
      heading: { en: 'Twice as fast', es: 'El doble de rápido', fr: 'Deux fois plus vite' },
      paragraphs: {
        en: [
          'On a dry road, a car at 30 km/h needs about 9 metres of calm braking until it stands still. How many does it need at 60 km/h? The first thought is 18, twice as many. A rule of thumb for drivers says something else: divide the speed by 10 and square the result. For 60 that makes {six}, so 36 metres, four times as far.',
          'What matters here is not the car but the connection. Choose a speed, and the braking distance is settled. The table says so for six speeds; the rule says so for every speed.',
        ],
        es: [
          'En una carretera seca, un coche que va a 30 km/h necesita unos 9 metros para frenar con calma hasta pararse. ¿Cuántos necesita a 60 km/h? Lo primero que se piensa es 18, el doble. Una regla aproximada para conductores dice otra cosa: divide la velocidad entre 10 y eleva el resultado al cuadrado. Para 60 sale {six}, o sea, 36 metros: el cuádruple.',
          'Lo que importa aquí no es el coche, sino la relación. Eliges una velocidad y la distancia de frenado queda decidida. La tabla lo dice para seis velocidades; la regla, para cualquiera.',
        ],
        fr: [
          'Sur une route sèche, une voiture qui roule à 30 km/h a besoin d’environ 9 mètres pour s’arrêter en freinant calmement. Combien lui en faut-il à 60 km/h ? On pense d’abord à 18, le double. Une règle approximative pour les conducteurs dit autre chose : divise la vitesse par 10, puis élève le résultat au carré. Pour 60, cela donne {six}, donc 36 mètres : quatre fois plus.',
          'Ce qui compte ici, ce n’est pas la voiture, c’est le lien. Choisis une vitesse, et la distance de freinage est fixée. Le tableau le dit pour six vitesses ; la règle le dit pour toutes.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: speeds.map(() => ({ size: 1 })),
        down: [
          { size: 0.8, label: 'km/h' },
          { size: 0.8, label: 'm' },
        ],
        cells: [
          row(speeds, [2, 5]),
          row(
            speeds.map((speed) => (speed / 10) ** 2),
            [2, 5],
          ),
        ],
        description: {
          en: 'A table with two rows. Above, the speeds 10, 20, 30, 40, 50 and 60 km/h; below each, its braking distance: 1, 4, 9, 16, 25 and 36 metres.',
          es: 'Una tabla de dos filas. Arriba, las velocidades 10, 20, 30, 40, 50 y 60 km/h; debajo de cada una, su distancia de frenado: 1, 4, 9, 16, 25 y 36 metros.',
          fr: 'Un tableau à deux lignes. En haut, les vitesses 10, 20, 30, 40, 50 et 60 km/h ; sous chacune, sa distance de freinage : 1, 4, 9, 16, 25 et 36 mètres.',
        },
      },
      caption: {
        en: 'Compare the two coloured columns: the speed doubles, the distance becomes four times as long.',
        es: 'Compara las dos columnas de color: la velocidad se duplica y la distancia se multiplica por cuatro.',
        fr: 'Compare les deux colonnes colorées : la vitesse double, la distance est multipliée par quatre.',
      },
    },
    {
      kind: 'text',
      heading: { en: 'Exactly one result', es: 'Un único resultado', fr: 'Un seul résultat' },
      paragraphs: {
        en: [
          'Such a connection is called a function. Picture a machine: a number goes in at the top, the machine does what its rule says, one number drops out below. The same number in always gives the same number out. That is the whole condition: for each number that goes in, exactly one result.',
          'The other way round nothing is promised. The machine that squares makes 9 out of 3, and 9 out of −3 as well. That is allowed. What is not allowed is one number with two results, because then the rule would not say which one to take.',
          'In writing, the machine gets a name, often f. Read {f} as “f of x is x squared minus 3”: whatever comes in is squared, then 3 is taken away. The letter x keeps a place free. If 4 comes in, the machine works out {at4}. So 13 is the value of f at 4, written f(4). The brackets in f(4) do not mean “times”; they hold what goes in.',
        ],
        es: [
          'Una relación así se llama función. Imagina una máquina: por arriba entra un número, la máquina hace lo que manda su regla y por abajo cae un número. Si entra el mismo, sale siempre el mismo. Esa es toda la condición: a cada número que entra le corresponde un único resultado.',
          'En el otro sentido no se promete nada. La máquina que eleva al cuadrado convierte el 3 en 9, y también el −3 en 9. Está permitido. Lo que no vale es que un número tenga dos resultados, porque entonces la regla no diría cuál de ellos tomar.',
          'Por escrito, la máquina recibe un nombre, a menudo f. {f} se lee «f de x es igual a x al cuadrado menos 3»: lo que entra se eleva al cuadrado y luego se le resta 3. La letra x guarda el sitio. Si entra el 4, la máquina calcula {at4}. Así, 13 es el valor de f en 4, o la imagen de 4, y se escribe f(4). Los paréntesis de f(4) no significan «por»: contienen lo que entra.',
        ],
        fr: [
          'Un tel lien s’appelle une fonction. Imagine une machine : un nombre entre par le haut, la machine fait ce que dit sa règle, un nombre tombe en bas. Si le même nombre entre, le même nombre sort. C’est la seule condition : à chaque nombre qui entre correspond un seul résultat.',
          'Dans l’autre sens, rien n’est promis. La machine qui élève au carré transforme 3 en 9, et −3 en 9 aussi. C’est permis. Ce qui ne l’est pas, c’est qu’un nombre ait deux résultats, car la règle ne dirait plus lequel choisir.',
          'À l’écrit, la machine reçoit un nom, souvent f. {f} se lit « f de x égale x au carré moins 3 » : ce qui entre est élevé au carré, puis on retranche 3. La lettre x garde la place. Si 4 entre, la machine calcule {at4}. On dit que 13 est l’image de 4 par f, et on l’écrit f(4). Les parenthèses de f(4) ne veulent pas dire « fois » : elles contiennent ce qui entre.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'no-function',
          skill: 'function_values',
          prompt: {
            en: 'Three of these rules are functions. Which one is not?',
            es: 'Tres de estas reglas son funciones. ¿Cuál no lo es?',
            fr: 'Trois de ces règles sont des fonctions. Laquelle n’en est pas une ?',
          },
          options: [
            {
              text: {
                en: 'To each positive number, a number whose square it is',
                es: 'A cada número positivo, un número cuyo cuadrado sea ese',
                fr: 'À chaque nombre positif, un nombre dont il est le carré',
              },
              right: true,
              answer: {
                en: 'Right. For 9 both 3 and −3 would do, and the rule does not say which to take.',
                es: 'Correcto. Para el 9 servirían el 3 y el −3, y la regla no dice cuál tomar.',
                fr: 'C’est juste. Pour 9, on pourrait prendre 3 ou −3, et la règle ne dit pas lequel.',
              },
            },
            {
              text: {
                en: 'To each number, its square',
                es: 'A cada número, su cuadrado',
                fr: 'À chaque nombre, son carré',
              },
              answer: {
                en: 'Two numbers may share a result, as 3 and −3 share 9. Each of them still has one square only, so this is a function.',
                es: 'Dos números pueden compartir resultado, como 3 y −3 comparten el 9. Aun así, cada uno tiene un solo cuadrado: es una función.',
                fr: 'Deux nombres peuvent partager un résultat, comme 3 et −3 partagent 9. Chacun n’a pourtant qu’un carré : c’est une fonction.',
              },
            },
            {
              text: {
                en: 'To each number, the number 5',
                es: 'A cada número, el número 5',
                fr: 'À chaque nombre, le nombre 5',
              },
              answer: {
                en: 'It looks odd that everything gives 5. But for each number there is exactly one result, and nothing else is asked of a function.',
                es: 'Parece raro que todo dé 5. Pero cada número tiene un único resultado, y a una función no se le pide nada más.',
                fr: 'Il paraît étrange que tout donne 5. Mais chaque nombre a un seul résultat, et on ne demande rien de plus à une fonction.',
              },
            },
            {
              text: {
                en: 'To each speed, its braking distance by the rule above',
                es: 'A cada velocidad, su distancia de frenado según la regla de arriba',
                fr: 'À chaque vitesse, sa distance de freinage selon la règle ci-dessus',
              },
              answer: {
                en: 'Divide by 10 and square: that gives one distance for each speed, so it is a function.',
                es: 'Dividir entre 10 y elevar al cuadrado da una sola distancia para cada velocidad: es una función.',
                fr: 'Diviser par 10, puis élever au carré : cela donne une seule distance pour chaque vitesse. C’est une fonction.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'meaning-of-f',
          skill: 'function_values',
          prompt: {
            en: 'The function is {f}. What does f(2) stand for?',
            es: 'La función es {f}. ¿Qué significa f(2)?',
            fr: 'La fonction est {f}. Que désigne f(2) ?',
          },
          options: [
            {
              text: {
                en: 'The result when 2 goes in, which is 1',
                es: 'El resultado cuando entra el 2, que es 1',
                fr: 'Le résultat quand 2 entre, c’est-à-dire 1',
              },
              right: true,
              answer: {
                en: 'Right. 2 is squared, that is 4, and 3 is taken away.',
                es: 'Correcto. Se eleva 2 al cuadrado, que da 4, y se resta 3.',
                fr: 'C’est juste. On élève 2 au carré, ce qui donne 4, puis on retranche 3.',
              },
            },
            {
              text: {
                en: 'The number f multiplied by 2',
                es: 'El número f multiplicado por 2',
                fr: 'Le nombre f multiplié par 2',
              },
              answer: {
                en: 'After a number, brackets often mean “times”. But f is the name of a machine, not a number; the brackets hold what goes in.',
                es: 'Detrás de un número, un paréntesis suele indicar «por». Pero f es el nombre de una máquina, no un número; el paréntesis contiene lo que entra.',
                fr: 'Après un nombre, une parenthèse veut souvent dire « fois ». Mais f est le nom d’une machine, pas un nombre ; la parenthèse contient ce qui entre.',
              },
            },
            {
              text: {
                en: 'The number that must go in so that 2 comes out',
                es: 'El número que debe entrar para que salga 2',
                fr: 'Le nombre qui doit entrer pour que 2 sorte',
              },
              answer: {
                en: 'That is the question asked backwards. In the brackets stands what goes in, not what comes out.',
                es: 'Esa es la pregunta al revés. En el paréntesis está lo que entra, no lo que sale.',
                fr: 'C’est la question inverse. Entre parenthèses se trouve ce qui entre, pas ce qui sort.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Putting a number in', es: 'Sustituir un número', fr: 'Remplacer x par un nombre' },
      paragraphs: {
        en: [
          'To find a value, write the number wherever the letter stands, and write it in brackets. With positive numbers the brackets change nothing. With negative ones they carry the whole calculation: the square of −3 is {squared}, because the number is multiplied by itself together with its minus. After that the usual order holds: powers first, then products, sums and differences last.',
        ],
        es: [
          'Para hallar un valor, escribe el número en cada lugar donde está la letra, y escríbelo entre paréntesis. Con números positivos, el paréntesis no cambia nada. Con los negativos sostiene todo el cálculo: el cuadrado de −3 es {squared}, porque el número se multiplica por sí mismo con su signo. Después vale el orden de siempre: primero las potencias, luego los productos y al final las sumas y restas.',
        ],
        fr: [
          'Pour trouver une image, écris le nombre partout où se trouve la lettre, et écris-le entre parenthèses. Avec un nombre positif, les parenthèses ne changent rien. Avec un nombre négatif, elles portent tout le calcul : le carré de −3 est {squared}, car le nombre est multiplié par lui-même avec son signe. Ensuite, l’ordre habituel s’applique : d’abord les puissances, puis les produits, enfin les sommes et les différences.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'What is the value of {function} at {place}?',
        es: '¿Cuánto vale la función {function} en {place}?',
        fr: 'Quelle est l’image de {input} par la fonction {function} ?',
      },
      slots: { function: 'f(x) = 2x^2 - 3x + 4', place: 'x = -3', input: '-3' },
      lines: [
        {
          line: '2*(-3)^2 - 3*(-3) + 4',
          why: {
            en: 'The letter stands in two places. In both, −3 is written in brackets.',
            es: 'La letra está en dos lugares. En los dos se escribe −3 entre paréntesis.',
            fr: 'La lettre figure à deux endroits. Aux deux, on écrit −3 entre parenthèses.',
          },
        },
        {
          line: '2*9 - 3*(-3) + 4',
          why: {
            en: 'The power first. The 2 in front waits: only the −3 is squared.',
            es: 'Primero la potencia. El 2 de delante espera: solo se eleva al cuadrado el −3.',
            fr: 'D’abord la puissance. Le 2 placé devant attend : seul −3 est élevé au carré.',
          },
        },
        {
          line: '18 + 9 + 4',
          why: {
            en: 'Then the products. Taking away 3 times −3 means taking away −9, which adds 9.',
            es: 'Luego los productos. Restar 3 por −3 es restar −9, o sea, sumar 9.',
            fr: 'Puis les produits. Retrancher 3 fois −3, c’est retrancher −9, donc ajouter 9.',
          },
        },
        {
          line: '31',
          why: {
            en: 'The sum comes last. For the number −3, the machine gives 31.',
            es: 'La suma va al final. Para el número −3, la máquina da 31.',
            fr: 'La somme vient en dernier. Pour le nombre −3, la machine donne 31.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'If the brackets are left out, {bare} appears where 9 should be. The thought behind it is understandable: in speech, “minus three squared” sounds the same either way. In writing, the power is worked out before the minus. For the same reason {minusSquare} means: square first, then change the sign.',
        ],
        es: [
          'Si se olvidan los paréntesis, aparece {bare} donde debería haber un 9. La idea que hay detrás se entiende: al decir «menos tres al cuadrado», suena igual en los dos casos. Por escrito, la potencia se calcula antes que el signo menos. Por la misma razón, {minusSquare} significa: primero el cuadrado y después el cambio de signo.',
        ],
        fr: [
          'Si l’on oublie les parenthèses, {bare} apparaît là où il faudrait 9. L’idée qui mène là se comprend : à l’oral, « moins trois au carré » sonne pareil dans les deux cas. À l’écrit, la puissance se calcule avant le signe moins. Pour la même raison, {minusSquare} signifie : d’abord le carré, ensuite le changement de signe.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'function_values.value', seed: 23 },
        { kind: 'practice', template: 'function_values.wrong_line', seed: 3 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'From a table to a curve', es: 'De la tabla a la curva', fr: 'Du tableau à la courbe' },
      paragraphs: {
        en: [
          'Let the whole numbers from −3 to 3 go into {f}, one after the other. Out come 6, 1, −2, −3, −2, 1 and 6. Each pair is a point: to the right what goes in, upwards what comes out. So −2 with its value 1 becomes {point}.',
          'There are numbers between the whole ones, and they have values too. If {half} goes in, the machine works out {atHalf}, a point between two of the others. All points together make a line without gaps, the graph of the function. It is not made of straight pieces: near the middle it bends.',
        ],
        es: [
          'Haz pasar por {f} los números enteros de −3 a 3, uno tras otro. Salen 6, 1, −2, −3, −2, 1 y 6. Cada pareja es un punto: hacia la derecha lo que entra, hacia arriba lo que sale. Así, el −2 con su imagen 1 se convierte en {point}.',
          'Entre los enteros hay más números, y también tienen imagen. Si entra {half}, la máquina calcula {atHalf}, un punto entre otros dos. Todos los puntos juntos forman una línea sin huecos, la gráfica de la función. No está hecha de tramos rectos: cerca del centro se curva.',
        ],
        fr: [
          'Fais passer dans {f} les nombres entiers de −3 à 3, l’un après l’autre. Il en sort 6, 1, −2, −3, −2, 1 et 6. Chaque couple est un point : vers la droite ce qui entre, vers le haut ce qui sort. Ainsi, −2 avec son image 1 devient {point}.',
          'Entre les entiers, il y a d’autres nombres, qui ont aussi une image. Si {half} entre, la machine calcule {atHalf} : un point entre deux autres. Tous les points ensemble forment une ligne sans trou, la courbe de la fonction. Elle n’est pas faite de morceaux droits : près du milieu, elle s’incurve.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x^2 - 3', '(-3, 6)', '(-2, 1)', '(0, -3)', '(2, 1)', '(3, 6)'],
        view: { x: [-5, 5], y: [-5, 8] },
      },
      caption: {
        en: 'Each point is one number with its value. Find −2 on the horizontal axis and go up to the curve: you arrive at height 1.',
        es: 'Cada punto es un número con su imagen. Busca el −2 en el eje horizontal y sube hasta la curva: llegas a la altura 1.',
        fr: 'Chaque point est un nombre avec son image. Cherche −2 sur l’axe horizontal et monte jusqu’à la courbe : tu arrives à la hauteur 1.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Make the table of {bowl} for the whole numbers from −3 to 3 and draw its graph on squared paper. Before you draw, look at the table: where will the curve be highest, and which numbers share a value?',
        ],
        es: [
          'Haz la tabla de {bowl} para los enteros de −3 a 3 y dibuja la gráfica en papel cuadriculado. Antes de dibujar, mira la tabla: ¿dónde estará más alta la curva y qué números comparten imagen?',
        ],
        fr: [
          'Fais le tableau de {bowl} pour les entiers de −3 à 3 et trace la courbe sur du papier quadrillé. Avant de tracer, regarde le tableau : où la courbe sera-t-elle le plus haut, et quels nombres ont la même image ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'function_values.point_of_curve', seed: 17 },
        { kind: 'practice', template: 'function_values.point_of_curve', seed: 22 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'The question backwards', es: 'La pregunta al revés', fr: 'La question inverse' },
      paragraphs: {
        en: [
          'A graph answers two questions. Which value belongs to this number? Start at its place on the horizontal axis and go up or down: there is one answer. Which places have this value? Start on the vertical axis and go sideways: now there may be two answers, one or none.',
          'With the formula, going back means solving an equation. Where does {line} have the value 11? Where {equation}, so at {solution}. With a square in the rule this takes more thought, and several lessons of this course are about it.',
        ],
        es: [
          'Una gráfica responde a dos preguntas. ¿Qué imagen tiene este número? Sal del eje horizontal y sube o baja: hay una sola respuesta. ¿Qué números tienen esta imagen? Sal del eje vertical y avanza de lado: ahora puede haber dos respuestas, una o ninguna.',
          'Con la fórmula, volver atrás es resolver una ecuación. ¿Dónde vale 11 la función {line}? Donde {equation}, o sea, en {solution}. Si la regla lleva un cuadrado hace falta pensar más, y de eso tratan varias lecciones de este curso.',
        ],
        fr: [
          'Une courbe répond à deux questions. Quelle est l’image de ce nombre ? Pars de l’axe horizontal et monte ou descends : il y a une seule réponse. Quels nombres ont cette image, autrement dit quels sont ses antécédents ? Pars de l’axe vertical et va de côté : il peut y avoir deux réponses, une seule ou aucune.',
          'Avec la formule, revenir en arrière, c’est résoudre une équation. Quel est l’antécédent de 11 par {line} ? Celui pour lequel {equation}, donc {solution}. Quand la règle contient un carré, il faut réfléchir davantage, et plusieurs leçons de ce cours y sont consacrées.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x^2 - 3', 'y = 1', '(-2, 1)', '(2, 1)', '(0, -3)'],
        view: { x: [-5, 5], y: [-6, 8] },
      },
      caption: {
        en: 'At height 1 the level line meets the curve twice, at −2 and at 2. At height −3 only one point is left.',
        es: 'A la altura 1, la recta horizontal corta la curva dos veces, en −2 y en 2. A la altura −3 solo queda un punto.',
        fr: 'À la hauteur 1, la droite horizontale coupe la courbe deux fois, en −2 et en 2. À la hauteur −3, il ne reste qu’un point.',
      },
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Machines can also stand in a row: what comes out of the first goes into the second. The order matters. Doubling and then squaring turns 3 into 36; squaring and then doubling turns 3 into 18.',
        ],
        es: [
          'Las máquinas también se pueden poner en fila: lo que sale de la primera entra en la segunda. El orden importa. Duplicar y luego elevar al cuadrado convierte el 3 en 36; elevar al cuadrado y luego duplicar lo convierte en 18.',
        ],
        fr: [
          'On peut aussi mettre des machines à la suite : ce qui sort de la première entre dans la seconde. L’ordre compte. Doubler puis élever au carré transforme 3 en 36 ; élever au carré puis doubler le transforme en 18.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'function_values.place', seed: 12 },
        {
          kind: 'choice',
          id: 'how-many-places',
          skill: 'function_values',
          prompt: {
            en: 'At how many places does {f} have the value −5?',
            es: '¿En cuántos números toma {f} el valor −5?',
            fr: 'Combien d’antécédents −5 a-t-il par {f} ?',
          },
          options: [
            {
              text: { en: 'At none', es: 'En ninguno', fr: 'Aucun' },
              right: true,
              answer: {
                en: 'Right. A square is never below 0, so taking 3 away never leads below −3.',
                es: 'Correcto. Un cuadrado nunca es menor que 0, así que al restar 3 nunca se baja de −3.',
                fr: 'C’est juste. Un carré n’est jamais négatif : en retranchant 3, on ne descend jamais sous −3.',
              },
            },
            {
              text: { en: 'At one', es: 'En uno', fr: 'Un seul' },
              answer: {
                en: 'Every place has exactly one value, but not every value has a place. Go sideways at height −5 in the picture: does the line meet the curve?',
                es: 'Cada número tiene una única imagen, pero no todo valor es imagen de alguno. Avanza de lado a la altura −5 en el dibujo: ¿la recta toca la curva?',
                fr: 'Chaque nombre a une seule image, mais certaines valeurs n’ont pas d’antécédent. Va de côté à la hauteur −5 sur la figure : la droite rencontre-t-elle la courbe ?',
              },
            },
            {
              text: { en: 'At two', es: 'En dos', fr: 'Deux' },
              answer: {
                en: 'That is so at heights above −3, one place on each side. At height −5 there is no curve: its lowest point has the height −3.',
                es: 'Así es por encima de −3, un número a cada lado. A la altura −5 ya no hay curva: su punto más bajo está a la altura −3.',
                fr: 'C’est le cas au-dessus de −3, un de chaque côté. À la hauteur −5, il n’y a plus de courbe : son point le plus bas est à la hauteur −3.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'function_values.chained', seed: 9 },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now send a number through a function, lay the results out as a table and a curve, and read that curve in both directions. The braking rule and {f} have something in common: a square. All functions of that kind share one shape, and the next lesson looks at it.',
        ],
        es: [
          'Ya puedes hacer pasar un número por una función, ordenar los resultados en una tabla y en una curva, y leer esa curva en los dos sentidos. La regla del frenado y {f} tienen algo en común: un cuadrado. Todas las funciones de ese tipo comparten una forma, y de ella trata la próxima lección.',
        ],
        fr: [
          'Tu sais maintenant faire passer un nombre dans une fonction, ranger les résultats dans un tableau et sur une courbe, et lire cette courbe dans les deux sens. La règle du freinage et {f} ont un point commun : un carré. Toutes les fonctions de ce genre partagent une même forme, et la prochaine leçon l’examine.',
        ],
      },
    },
  ],
};
