import type { Lesson } from '../lesson.ts';

export const change: Lesson = {
  id: 'change',
  title: {
    en: 'Up and down again, and not where you began',
    es: 'Subir, bajar y no volver al principio',
    fr: 'Monter, redescendre, et ne pas revenir au départ',
  },
  can: {
    en: 'You write a rise or a fall as one factor, combine several changes, and find the value from before a change.',
    es: 'Aprenderás a escribir una subida o una bajada como un solo factor, a combinar varios cambios y a hallar el valor de antes.',
    fr: 'Tu apprendras à écrire une hausse ou une baisse comme un seul facteur, à combiner plusieurs variations et à retrouver la valeur d’avant.',
  },
  minutes: 35,
  slots: {
    up: '20% * 100 = 20',
    down: '20% * 120 = 24',
    back: '120 - 24 = 96',
    riseFactor: '100% + 20% = 120% = 1.2',
    fallFactor: '100% - 20% = 80% = 0.8',
    rise: '1.2',
    fall: '0.8',
    rise8: '1.08',
    both: '1.2*0.8 = 0.96',
    swapped: '0.8*1.2 = 0.96',
    y: 'y',
    x: 'x',
    riseLine: 'y = 1.2x',
    fallLine: 'y = 0.8x',
    undo: '1/0.8 = 1.25',
    points: '12/10 = 1.2',
    factorRight: '1.15',
    factorPart: '0.15',
    factorDown: '0.85',
    hundredTwenty: '120',
    wrongSale: '112.50',
    addBack: '90 + 25% * 90',
    saleLine: '0.75x = 90',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'A shop sells a pair of skates for 100 euros. In November it raises the price by 20%. In January a sign in the window says: “20% off, back to the old price”. Is the sign true?',
          'It seems so: up by 20, down by 20. But work it out. In November {up} euros are added, and the skates cost 120. In January 20% is taken off, and now the question from the last lesson decides: 20% of what? Of the price on the label, and that is 120. So {down} euros come off, more than were added: {back}. The sign is wrong, to the advantage of the buyer.',
        ],
        es: [
          'Una tienda vende unos patines por 100 euros. En noviembre sube el precio un 20 %. En enero, un cartel del escaparate dice: «20 % de descuento, volvemos al precio de antes». ¿Es verdad lo que dice?',
          'Lo parece: sube 20, baja 20. Pero haz la cuenta. En noviembre se suman {up} euros y los patines cuestan 120. En enero se descuenta un 20 %, y ahora decide la pregunta de la lección anterior: ¿un 20 % de qué? Del precio de la etiqueta, que es 120. Así que se quitan {down} euros, más de los que se añadieron: {back}. El cartel se equivoca, y esta vez a favor de quien compra.',
        ],
        fr: [
          'Un magasin vend une paire de patins 100 euros. En novembre, il augmente le prix de 20 %. En janvier, une affiche en vitrine annonce : « 20 % de remise, retour à l’ancien prix ». L’affiche dit-elle vrai ?',
          'On le croirait : plus 20, moins 20. Mais fais le calcul. En novembre, on ajoute {up} euros, et les patins coûtent 120. En janvier, on enlève 20 %, et c’est la question de la leçon précédente qui décide : 20 % de quoi ? Du prix sur l’étiquette, donc de 120. On enlève alors {down} euros, plus qu’on n’en avait ajouté : {back}. L’affiche se trompe, cette fois à l’avantage de l’acheteur.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: { en: 'before', es: 'antes', fr: 'avant' },
            parts: [{ size: 100, label: '100', tone: 'given' }],
          },
          {
            name: { en: 'up', es: 'sube', fr: 'hausse' },
            parts: [
              { size: 100, label: '100', tone: 'given' },
              { size: 20, label: '20', tone: 'second' },
            ],
          },
          {
            name: { en: 'down', es: 'baja', fr: 'baisse' },
            parts: [
              { size: 96, label: '96', tone: 'given' },
              { size: 24, label: '24' },
            ],
          },
        ],
        description: {
          en: 'Three bars. The first is 100 long. The second is 120 long, 100 and 20 more. The third is 120 long as well, but a piece of 24 is taken away at its end, and 96 are left, less than the first bar.',
          es: 'Tres barras. La primera mide 100. La segunda mide 120: 100 y 20 más. La tercera también mide 120, pero al final se le quita un trozo de 24 y quedan 96, menos que la primera.',
          fr: 'Trois barres. La première mesure 100. La deuxième mesure 120 : 100 et 20 de plus. La troisième mesure aussi 120, mais on lui retire un morceau de 24 au bout, et il reste 96, moins que la première.',
        },
      },
      caption: {
        en: 'Compare the piece that was added with the piece that is taken away. Each is a fifth, but of a different bar.',
        es: 'Compara el trozo que se añade con el que se quita. Cada uno es un quinto, pero de una barra distinta.',
        fr: 'Compare le morceau ajouté et le morceau enlevé. Chacun est un cinquième, mais pas de la même barre.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'One factor for one change',
        es: 'Un factor para cada cambio',
        fr: 'Un facteur pour chaque variation',
      },
      paragraphs: {
        en: [
          'There is a shorter way than finding the part and then adding it. The old price is 100%. A rise of 20% makes it {riseFactor}, so the new price is the old one times {rise}. A fall of 20% leaves {fallFactor}, so the new price is the old one times {fall}. The new value comes in one step, and the factor tells at a glance what happens: above 1 it grows, below 1 it shrinks.',
          'Small changes ask for care with the places. A rise of 8% is the factor {rise8}, because eight hundredths are added to one whole.',
        ],
        es: [
          'Hay un camino más corto que hallar la parte y después sumarla. El precio antiguo es el 100 %. Con una subida del 20 % se llega a {riseFactor}: el precio nuevo es el antiguo por {rise}. Con una bajada del 20 % queda {fallFactor}: el precio nuevo es el antiguo por {fall}. El valor nuevo sale en un paso, y el factor dice a primera vista qué ocurre: mayor que 1, crece; menor que 1, disminuye.',
          'Los cambios pequeños piden cuidado con las posiciones. Una subida del 8 % es el factor {rise8}, porque a la unidad se le suman ocho centésimas.',
        ],
        fr: [
          'Il y a plus court que de trouver la part puis de l’ajouter. L’ancien prix représente 100 %. Une hausse de 20 % le porte à {riseFactor} : le nouveau prix est l’ancien multiplié par {rise}. Une baisse de 20 % en laisse {fallFactor} : le nouveau prix est l’ancien multiplié par {fall}. La nouvelle valeur vient en un seul pas, et le facteur dit d’un coup d’œil ce qui se passe : au-dessus de 1, elle grandit ; au-dessous de 1, elle diminue.',
          'Les petites variations demandent du soin avec les rangs. Une hausse de 8 %, c’est le facteur {rise8}, car on ajoute huit centièmes à une unité. À l’école, on appelle souvent ce facteur le coefficient multiplicateur.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = 1.2x', 'y = x', 'y = 0.8x', '(100, 120)', '(100, 80)'],
        view: { x: [0, 160], y: [0, 180] },
      },
      caption: {
        en: 'To the right the old price {x}, upwards the new price {y}. On {riseLine} every price has risen by 20%, on {fallLine} fallen by 20%. The line between them leaves prices as they are. The gap widens to the right: the same rate of a larger price is more money.',
        es: 'Hacia la derecha, el precio antiguo {x}; hacia arriba, el nuevo {y}. En {riseLine} todos los precios han subido un 20 %; en {fallLine} han bajado un 20 %. La recta de en medio los deja como están. Hacia la derecha la distancia crece: el mismo porcentaje de un precio mayor es más dinero.',
        fr: 'Vers la droite l’ancien prix {x}, vers le haut le nouveau prix {y}. Sur {riseLine}, tous les prix ont monté de 20 % ; sur {fallLine}, ils ont baissé de 20 %. La droite du milieu les laisse tels quels. L’écart grandit vers la droite : le même taux d’un prix plus élevé fait plus d’argent.',
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'factor',
          skill: 'percent',
          prompt: {
            en: 'Bus tickets become 15% more expensive. By which number are all prices multiplied?',
            es: 'Los billetes de autobús suben un 15 %. ¿Por qué número se multiplican todos los precios?',
            fr: 'Les tickets de bus augmentent de 15 %. Par quel nombre multiplie-t-on tous les prix ?',
          },
          options: [
            {
              text: { en: '{factorPart}', es: '{factorPart}', fr: '{factorPart}' },
              answer: {
                en: 'This gives the rise alone. The old price is still there beside it.',
                es: 'Eso da solo la subida. El precio antiguo sigue estando ahí.',
                fr: 'Cela ne donne que la hausse. L’ancien prix est toujours là, à côté.',
              },
            },
            {
              text: { en: '{factorRight}', es: '{factorRight}', fr: '{factorRight}' },
              right: true,
              answer: {
                en: 'The whole old price and fifteen hundredths of it.',
                es: 'El precio antiguo entero y quince centésimas de él.',
                fr: 'L’ancien prix entier et quinze centièmes de ce prix.',
              },
            },
            {
              text: { en: '{factorDown}', es: '{factorDown}', fr: '{factorDown}' },
              answer: {
                en: 'That is what is left after a fall. A factor below 1 makes prices smaller.',
                es: 'Eso es lo que queda tras una bajada. Un factor menor que 1 hace más pequeños los precios.',
                fr: 'C’est ce qui reste après une baisse. Un facteur plus petit que 1 diminue les prix.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'percent.reduced', seed: 7 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'One change after another',
        es: 'Un cambio tras otro',
        fr: 'Une variation après l’autre',
      },
      paragraphs: {
        en: [
          'Now the skates again. First times {rise}, then times {fall}: {both}. Whatever the price was, it ends 4% lower. Factors of changes in a row are multiplied; their rates must not be added, because the second rate belongs to a different whole.',
          'Would it help to lower the price first and raise it afterwards? No: {swapped}. In a product the order does not matter. Both ways lose, since 20% of the larger price is always more than 20% of the smaller one.',
        ],
        es: [
          'Volvamos a los patines. Primero por {rise}, después por {fall}: {both}. Fuera cual fuera el precio, acaba un 4 % más bajo. Los factores de cambios seguidos se multiplican; sus porcentajes no se suman, porque el segundo es de otro total.',
          '¿Serviría bajar primero el precio y subirlo después? No: {swapped}. En un producto el orden no importa. De las dos formas se pierde, porque el 20 % del precio mayor siempre es más que el 20 % del menor.',
        ],
        fr: [
          'Revenons aux patins. D’abord fois {rise}, puis fois {fall} : {both}. Quel que soit le prix de départ, il finit 4 % plus bas. Les facteurs de variations successives se multiplient ; leurs taux ne s’additionnent pas, car le second se rapporte à un autre total.',
          'Serait-ce mieux de baisser d’abord et d’augmenter ensuite ? Non : {swapped}. Dans un produit, l’ordre ne compte pas. On perd des deux façons, puisque 20 % du prix le plus élevé font toujours plus que 20 % du plus bas.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'A bicycle costs {price} euros. Its price rises by {up}%, and then falls by {down}%. What does it cost in the end, and by what percentage has it changed in all?',
        es: 'Una bicicleta cuesta {price} euros. Su precio sube un {up} % y después baja un {down} %. ¿Cuánto cuesta al final y en qué porcentaje ha cambiado en total?',
        fr: 'Un vélo coûte {price} euros. Son prix augmente de {up} %, puis baisse de {down} %. Combien coûte-t-il à la fin, et de quel pourcentage a-t-il varié en tout ?',
      },
      slots: { price: '300', up: '10', down: '30' },
      lines: [
        {
          line: '1.1*0.7',
          why: {
            en: 'One factor for each change: 110 percent, then what 30 percent off leaves.',
            es: 'Un factor por cada cambio: el 110 por ciento y lo que queda al quitar el 30 por ciento.',
            fr: 'Un facteur par variation : 110 pour cent, puis ce que laisse une baisse de 30 pour cent.',
          },
        },
        {
          line: '0.77',
          why: {
            en: 'Multiplied: this is what both changes do together, to any price.',
            es: 'Multiplicados: esto es lo que hacen los dos cambios juntos, con cualquier precio.',
            fr: 'On multiplie : voilà ce que font les deux variations ensemble, sur n’importe quel prix.',
          },
        },
        {
          line: '0.77*300 = 231',
          why: { en: 'The price in the end.', es: 'El precio final.', fr: 'Le prix à la fin.' },
        },
        {
          line: '100% - 77% = 23%',
          why: {
            en: 'The change in all: a fall of 23 percent, not of 20.',
            es: 'El cambio total: una bajada del 23 por ciento, no del 20.',
            fr: 'La variation totale : une baisse de 23 pour cent, et non de 20.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'percent.twice', seed: 9 },
        { kind: 'practice', template: 'percent.reduced', seed: 13 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Going back', es: 'Volver atrás', fr: 'Revenir en arrière' },
      paragraphs: {
        en: [
          'What was multiplied is undone by dividing. To undo a fall of 20%, divide by {fall}, which is multiplying by {undo}: a rise of 25%. The way up from the smaller price needs a higher rate than the way down from the larger one. After a fall of 50%, it takes a rise of 100% to be back.',
        ],
        es: [
          'Lo que se multiplicó se deshace dividiendo. Para deshacer una bajada del 20 % se divide entre {fall}, que es multiplicar por {undo}: una subida del 25 %. El camino de subida desde el precio menor necesita un porcentaje más alto que el de bajada desde el mayor. Tras una bajada del 50 %, hace falta una subida del 100 % para volver.',
        ],
        fr: [
          'Ce qu’on a multiplié se défait en divisant. Pour annuler une baisse de 20 %, on divise par {fall}, ce qui revient à multiplier par {undo} : une hausse de 25 %. Remonter depuis le petit prix demande un taux plus élevé que descendre depuis le grand. Après une baisse de 50 %, il faut une hausse de 100 % pour revenir.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'A coat costs 90 euros after 25% off. What did it cost before? Many add a quarter again, {addBack}, and get {wrongSale}. But the quarter that was taken off belonged to the old price, and 90 is three quarters of it. So {saleLine}, and the coat had cost {hundredTwenty} euros.',
        ],
        es: [
          'Un abrigo cuesta 90 euros después de un descuento del 25 %. ¿Cuánto costaba antes? Mucha gente vuelve a sumar un cuarto, {addBack}, y obtiene {wrongSale}. Pero el cuarto que se quitó era del precio antiguo, y 90 son tres cuartos de ese precio. Por tanto, {saleLine}, y el abrigo costaba {hundredTwenty} euros.',
        ],
        fr: [
          'Un manteau coûte 90 euros après une remise de 25 %. Combien coûtait-il avant ? Beaucoup rajoutent un quart, {addBack}, et trouvent {wrongSale}. Mais le quart enlevé était un quart de l’ancien prix, et 90 en est les trois quarts. Donc {saleLine}, et le manteau coûtait {hundredTwenty} euros.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'words',
      paragraphs: {
        en: [
          'If a rate itself changes, say from 10% to 12%, it has risen by two percentage points. In percent it has risen by 20%, since {points}. News reports sometimes mix the two up. Ask “percent of what?”, and you see which of them is meant.',
        ],
        es: [
          'Si lo que cambia es un porcentaje, por ejemplo del 10 % al 12 %, ha subido dos puntos porcentuales. En tanto por ciento ha subido un 20 %, porque {points}. En las noticias se confunden a veces las dos cosas. Pregunta «¿tanto por ciento de qué?» y verás cuál de ellas es.',
        ],
        fr: [
          'Si c’est un taux qui change, par exemple de 10 % à 12 %, il a augmenté de deux points de pourcentage. En pourcentage, il a augmenté de 20 %, puisque {points}. Dans les médias, on confond parfois les deux. Demande « pour cent de quoi ? », et tu verras duquel il s’agit.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Take 100 and let it rise by 10% again and again. Guess first after how many rises it has doubled, then find out on paper or with a calculator. Why is it fewer than ten?',
        ],
        es: [
          'Parte de 100 y haz que suba un 10 % una y otra vez. Calcula primero a ojo cuántas subidas hacen falta para que se duplique y compruébalo después en papel o con calculadora. ¿Por qué son menos de diez?',
        ],
        fr: [
          'Pars de 100 et fais-le augmenter de 10 %, encore et encore. Devine d’abord après combien de hausses il a doublé, puis vérifie sur papier ou à la calculatrice. Pourquoi en faut-il moins de dix ?',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'percent.twice', seed: 14 },
        {
          kind: 'choice',
          id: 'before',
          skill: 'percent',
          prompt: {
            en: 'A town has 600 inhabitants, 20% more than ten years ago. How many were there then?',
            es: 'Un pueblo tiene 600 habitantes, un 20 % más que hace diez años. ¿Cuántos había entonces?',
            fr: 'Un village a 600 habitants, 20 % de plus qu’il y a dix ans. Combien y en avait-il alors ?',
          },
          options: [
            {
              text: { en: '480', es: '480', fr: '480' },
              answer: {
                en: 'This takes a fifth off 600. But the rise was a fifth of the earlier number. Test it: does 480 raised by 20% give 600?',
                es: 'Aquí se quita un quinto de 600. Pero la subida fue un quinto del número de antes. Compruébalo: ¿480 más un 20 % da 600?',
                fr: 'Ici, on enlève un cinquième de 600. Mais la hausse était un cinquième du nombre d’avant. Vérifie : 480 augmenté de 20 % donne-t-il 600 ?',
              },
            },
            {
              text: { en: '500', es: '500', fr: '500' },
              right: true,
              answer: {
                en: '600 is the earlier number times {rise}. Dividing by {rise} leads back, and a fifth of 500 is the 100 that came in.',
                es: '600 es el número de antes por {rise}. Dividir entre {rise} lleva de vuelta, y un quinto de 500 son los 100 que llegaron.',
                fr: '600 est le nombre d’avant multiplié par {rise}. Diviser par {rise} ramène au départ, et un cinquième de 500 fait les 100 qui sont venus.',
              },
            },
            {
              text: { en: '580', es: '580', fr: '580' },
              answer: {
                en: 'Here 20 people were taken off. 20% is a share of the inhabitants and not a number of them.',
                es: 'Aquí se han quitado 20 personas. Un 20 % es una parte de los habitantes y no un número de ellos.',
                fr: 'Ici, on a enlevé 20 personnes. 20 %, c’est une part des habitants et non un nombre d’habitants.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'percent.twice', seed: 1 },
        {
          kind: 'choice',
          id: 'undo',
          skill: 'percent',
          prompt: {
            en: 'A share loses 50% of its value on Monday and gains 50% on Tuesday. Where does it stand then, compared with the beginning?',
            es: 'Una acción pierde el 50 % de su valor el lunes y gana un 50 % el martes. ¿Cómo está respecto al principio?',
            fr: 'Une action perd 50 % de sa valeur le lundi et gagne 50 % le mardi. Où en est-elle par rapport au départ ?',
          },
          options: [
            {
              text: { en: 'Where it began', es: 'Como al principio', fr: 'À son point de départ' },
              answer: {
                en: 'The rates are equal, the wholes are not: Tuesday adds half of the smaller value.',
                es: 'Los porcentajes son iguales, los totales no: el martes se suma la mitad del valor menor.',
                fr: 'Les taux sont égaux, les totaux non : mardi, on ajoute la moitié de la petite valeur.',
              },
            },
            {
              text: { en: 'A quarter lower', es: 'Un cuarto más abajo', fr: 'Un quart plus bas' },
              right: true,
              answer: {
                en: 'A half, and then a half of that added: three quarters of the beginning.',
                es: 'La mitad, y después la mitad de eso de más: tres cuartos del principio.',
                fr: 'La moitié, puis la moitié de celle-ci en plus : les trois quarts du départ.',
              },
            },
            {
              text: { en: 'Half as high', es: 'En la mitad', fr: 'À la moitié' },
              answer: {
                en: 'That is where Monday ends. What does Tuesday add to it?',
                es: 'Ahí termina el lunes. ¿Qué le suma el martes?',
                fr: 'C’est là que se termine lundi. Qu’ajoute mardi ?',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now turn each change into a factor, multiply factors in a row, and divide to go back. This is where the course ends, and look how far one idea has carried: a percentage is a decimal, a decimal is a fraction, and a fraction counts equal parts of a whole. Whoever asks “percent of what?” has most of the answer. The same factors, repeated again and again, lead on to interest, growth and exponential functions.',
        ],
        es: [
          'Ya puedes convertir cada cambio en un factor, multiplicar factores seguidos y dividir para volver atrás. Aquí termina el curso, y mira hasta dónde ha llegado una sola idea: un porcentaje es un decimal, un decimal es una fracción y una fracción cuenta partes iguales de un total. Quien pregunta de qué total ya tiene casi toda la respuesta. Los mismos factores, repetidos una y otra vez, llevan a los intereses, al crecimiento y a las funciones exponenciales.',
        ],
        fr: [
          'Tu sais maintenant transformer chaque variation en facteur, multiplier des facteurs successifs et diviser pour revenir en arrière. Le cours s’achève ici, et vois jusqu’où une seule idée a mené : un pourcentage est un décimal, un décimal est une fraction, et une fraction compte des parts égales d’un tout. Qui demande de quel tout il s’agit tient déjà presque la réponse. Les mêmes facteurs, répétés encore et encore, mènent aux intérêts, à la croissance et aux fonctions exponentielles.',
        ],
      },
    },
  ],
};
