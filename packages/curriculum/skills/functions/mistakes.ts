import type { LocalizedText } from '../../localized-text.ts';

export const functionsMistakes = {
  slope_upside_down: {
    en: 'That is the run over the rise. The slope is the change in height over the change to the right.',
    es: 'Eso es el avance dividido entre la subida. La pendiente es lo que cambia la altura dividido entre lo que se avanza a la derecha.',
    fr: 'Là, tu as divisé le déplacement par la montée. La pente, c’est la variation de hauteur divisée par le déplacement vers la droite.',
  },
  other_axis_mirrored: {
    en: 'That is the reflection in the other axis. Which of the two numbers stays as it is in this reflection?',
    es: 'Ese es el simétrico respecto al otro eje. ¿Cuál de los dos números se conserva en este espejo?',
    fr: 'C’est le symétrique par rapport à l’autre axe. Lequel des deux nombres ne change pas dans ce miroir ?',
  },
  wrong_side_of_axis: {
    en: 'The distances fit, one side does not. On which side of each axis does the point lie?',
    es: 'Las distancias encajan, pero un lado no. ¿A qué lado de cada eje está el punto?',
    fr: 'Les distances conviennent, mais pas l’un des côtés. De quel côté de chaque axe le point se trouve-t-il ?',
  },
  half_distance_for_middle: {
    en: 'That is half of the move from one point to the other. From which point does this move start?',
    es: 'Esa es la mitad del camino entre los dos puntos. ¿Desde qué punto empieza ese camino?',
    fr: 'C’est la moitié du chemin entre les deux points. De quel point ce chemin part-il ?',
  },
  corner_sides_swapped: {
    en: 'This point closes a figure too, but its corners do not follow in the given order. Which corner lies opposite the missing one?',
    es: 'Con ese punto también se cierra una figura, pero los vértices no siguen el orden dado. ¿Qué vértice queda frente al que falta?',
    fr: 'Ce point ferme aussi une figure, mais les sommets n’y suivent pas l’ordre donné. Quel sommet est en face de celui qui manque ?',
  },
  climbs_for_falls: {
    en: 'The steepness fits, the direction does not. Go from left to right: does the line climb or fall?',
    es: 'La inclinación encaja, el sentido no. Ve de izquierda a derecha: ¿la recta sube o baja?',
    fr: 'L’inclinaison convient, pas le sens. Va de gauche à droite : la droite monte-t-elle ou descend-elle ?',
  },
  height_for_slope: {
    en: 'You swapped two numbers. One says where the line starts on the y-axis, the other how much it climbs per step.',
    es: 'Has intercambiado dos números. Uno dice a qué altura corta la recta al eje y; el otro, cuánto sube en cada paso.',
    fr: 'Tu as échangé deux nombres. L’un dit à quelle hauteur la droite coupe l’axe des ordonnées, l’autre de combien elle monte à chaque pas.',
  },
  starts_at_first_point: {
    en: 'That is the height of a given point. Is this point on the y-axis?',
    es: 'Esa es la altura de un punto dado. ¿Está ese punto en el eje y?',
    fr: 'C’est la hauteur d’un point donné. Ce point est-il sur l’axe des ordonnées ?',
  },
  put_in_without_brackets: {
    en: 'A negative number went in without brackets. What is its square, and what becomes of a minus before it?',
    es: 'Has sustituido un número negativo sin paréntesis. ¿Cuánto vale su cuadrado y qué pasa con un menos delante de él?',
    fr: 'Un nombre négatif a été mis sans parenthèses. Que vaut son carré, et que devient un signe moins placé devant lui ?',
  },
  input_for_value: {
    en: 'That is the value at the given place. Here the value is given, and the place is asked for.',
    es: 'Ese es el valor en el lugar dado. Aquí se da el valor y se pregunta el lugar.',
    fr: 'C’est l’image du nombre donné. Ici l’image est donnée, et c’est l’antécédent que l’on cherche.',
  },
  wrong_function_first: {
    en: 'You used the functions in the other order. Work from the inside: which one takes the number first?',
    es: 'Has aplicado las funciones en el otro orden. Empieza por dentro: ¿cuál recibe primero el número?',
    fr: 'Tu as appliqué les fonctions dans l’autre ordre. Pars de l’intérieur : laquelle reçoit le nombre en premier ?',
  },
  functions_multiplied: {
    en: 'You multiplied the two values. One function takes the result of the other as its number.',
    es: 'Has multiplicado los dos valores. Una función toma como número el resultado de la otra.',
    fr: 'Tu as multiplié les deux images. L’une des fonctions prend pour nombre le résultat de l’autre.',
  },
  shift_turned: {
    en: 'Look at the bracket or bars: for which x is the inside 0? There the curve has its lowest or highest point.',
    es: 'Mira el paréntesis o las barras: ¿para qué valor de x vale 0 lo de dentro? Ahí tiene la curva su punto más bajo o más alto.',
    fr: 'Regarde la parenthèse ou les barres : pour quel x l’intérieur vaut-il 0 ? C’est là que la courbe a son point le plus bas ou le plus haut.',
  },
  axis_not_halved: {
    en: 'The vertex lies midway between two places of equal height. Is your x halfway, or all the way across?',
    es: 'El vértice está a medio camino entre dos lugares de igual altura. ¿Tu x está a la mitad o al final del recorrido?',
    fr: 'Le sommet est à mi-chemin entre deux points de même hauteur. Ton x est-il à la moitié ou au bout du trajet ?',
  },
  constant_as_vertex_height: {
    en: 'That is the height at which the parabola crosses the y-axis. How high is it at the x of the vertex?',
    es: 'Esa es la altura a la que la parábola corta al eje y. ¿Qué altura tiene en la x del vértice?',
    fr: 'C’est la hauteur où la parabole coupe l’axe des ordonnées. Quelle est sa hauteur à l’abscisse du sommet ?',
  },
  opens_other_way: {
    en: 'Look at the sign before the square. Does the parabola open upwards or downwards?',
    es: 'Fíjate en el signo delante del cuadrado. ¿La parábola se abre hacia arriba o hacia abajo?',
    fr: 'Regarde le signe devant le carré. La parabole s’ouvre-t-elle vers le haut ou vers le bas ?',
  },
  bars_left_out: {
    en: 'You worked as if there were no bars. Which signs may the inside have?',
    es: 'Has calculado como si no hubiera barras. ¿Qué signo puede tener lo de dentro antes de que actúen?',
    fr: 'Tu as calculé comme s’il n’y avait pas de barres. Quel signe l’intérieur peut-il avoir avant qu’elles agissent ?',
  },
  near_for_far: {
    en: 'Less than a distance means between two places; more than it means outside them. Test a number from your set.',
    es: 'Menos que una distancia significa entre dos lugares; más, fuera de ellos. Prueba con un número de tu conjunto.',
    fr: 'Moins qu’une distance, c’est entre deux points ; plus, c’est à l’extérieur. Essaie avec un nombre de ton ensemble.',
  },
  same_amount_each_time: {
    en: 'You added the same amount each time. A percentage is taken from what is there at that moment, which changes.',
    es: 'Has sumado siempre la misma cantidad. El porcentaje se toma de lo que hay en cada momento, y eso cambia.',
    fr: 'Tu as ajouté chaque fois la même quantité. Le pourcentage se prend sur ce qu’il y a à ce moment-là, et cela change.',
  },
  rate_for_factor: {
    en: 'That is the part that is added or lost. By which number is the whole multiplied in one step?',
    es: 'Esa es la parte que se suma o se va. ¿Por qué número se multiplica el total en un paso?',
    fr: 'C’est la part qui s’ajoute ou s’en va. Par quel nombre le tout est-il multiplié à chaque étape ?',
  },
  start_joined_to_base: {
    en: 'Only the base has the exponent. The number in front is multiplied once, after the power.',
    es: 'Solo la base lleva el exponente. El número de delante se multiplica una sola vez, después de la potencia.',
    fr: 'Seule la base porte l’exposant. Le nombre placé devant ne multiplie qu’une fois, après la puissance.',
  },
  height_for_factor: {
    en: 'That is a height of the curve, not its base. By which number was the height before multiplied to get there?',
    es: 'Esa es una altura de la curva, no su base. ¿Por qué número se ha multiplicado la altura anterior para llegar ahí?',
    fr: 'C’est une hauteur de la courbe, pas sa base. Par quel nombre la hauteur précédente a-t-elle été multipliée ?',
  },
  growth_for_decay: {
    en: 'Does the quantity grow or shrink? A factor above 1 makes it larger, one below 1 smaller.',
    es: '¿La cantidad crece o disminuye? Un factor mayor que 1 la aumenta; uno menor que 1 la reduce.',
    fr: 'La quantité augmente-t-elle ou diminue-t-elle ? Un facteur plus grand que 1 l’agrandit, un facteur plus petit que 1 la réduit.',
  },
  logarithm_as_division: {
    en: 'You divided by the base. A logarithm asks for the exponent: to which power must the base be raised?',
    es: 'Has dividido entre la base. El logaritmo pregunta por el exponente: ¿a qué potencia hay que elevar la base?',
    fr: 'Tu as divisé par la base. Le logarithme demande l’exposant : à quelle puissance faut-il élever la base ?',
  },
  base_and_exponent_swapped: {
    en: 'Base and exponent have changed places. The small number of the logarithm is the base of the power.',
    es: 'La base y el exponente han cambiado de lugar. El número pequeño del logaritmo es la base de la potencia.',
    fr: 'La base et l’exposant ont échangé leur place. Le petit nombre du logarithme est la base de la puissance.',
  },
  logarithm_inside_added: {
    en: 'A sum of logarithms belongs to a product inside, a difference to a quotient. What did you do with the numbers inside?',
    es: 'A una suma de logaritmos le corresponde un producto dentro; a una resta, un cociente. ¿Qué has hecho con los números de dentro?',
    fr: 'Une somme de logarithmes vient d’un produit à l’intérieur, une différence d’un quotient. Qu’as-tu fait des nombres à l’intérieur ?',
  },
  one_step_too_many: {
    en: 'Count the steps, not the terms. The first term is there before any step is made.',
    es: 'Cuenta los pasos, no los términos. El primer término está ahí antes de dar ningún paso.',
    fr: 'Compte les pas, pas les termes. Le premier terme est là avant le premier pas.',
  },
  steps_without_start: {
    en: 'That is how far the sequence has moved. From which number did it start?',
    es: 'Eso es lo que ha avanzado la sucesión. ¿Desde qué número empezó?',
    fr: 'C’est le chemin parcouru par la suite. De quel nombre est-elle partie ?',
  },
  pairs_not_halved: {
    en: 'The first and the last make a pair. There are half as many pairs as terms.',
    es: 'El primero y el último forman una pareja. Hay la mitad de parejas que de términos.',
    fr: 'Le premier et le dernier forment une paire. Il y a moitié moins de paires que de termes.',
  },
  term_for_sum: {
    en: 'That is one term of the sequence. The question asks what all of them add up to.',
    es: 'Ese es un solo término. Se pregunta cuánto suman todos.',
    fr: 'C’est un seul terme de la suite. On demande ce qu’ils font tous ensemble.',
  },
  difference_for_ratio: {
    en: 'You added the same number each time. Divide neighbouring terms: what stays the same there?',
    es: 'Has sumado siempre el mismo número. Divide cada término entre el anterior: ¿qué se mantiene igual?',
    fr: 'Tu as ajouté chaque fois le même nombre. Divise chaque terme par le précédent : qu’est-ce qui reste le même ?',
  },
  ratio_upside_down: {
    en: 'You divided a term by the one after it. By what is a term multiplied to give the next?',
    es: 'Has dividido un término entre el siguiente. ¿Por qué número se multiplica un término para obtener el que sigue?',
    fr: 'Tu as divisé un terme par le suivant. Par quoi multiplie-t-on un terme pour obtenir celui d’après ?',
  },
  ratio_times_steps: {
    en: 'You multiplied by the ratio times the number of steps. The factor is used again at every step: which power is that?',
    es: 'Has multiplicado por la razón y por el número de pasos. El factor actúa de nuevo en cada paso: ¿qué potencia es esa?',
    fr: 'Tu as multiplié par la raison et par le nombre de pas. Le facteur agit de nouveau à chaque pas : quelle puissance cela fait-il ?',
  },
} as const satisfies Record<string, LocalizedText>;
