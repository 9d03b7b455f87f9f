import type { LocalizedText } from '../../localized-text.ts';

export const measuresMistakes = {
  area_unit_as_length: {
    en: 'Areas have two directions and volumes three. How often does the factor of the length count here?',
    es: 'Un área tiene dos direcciones y un volumen tres. ¿Cuántas veces cuenta aquí el factor de la longitud?',
    fr: 'Une aire a deux directions, un volume en a trois. Combien de fois le facteur de la longueur compte-t-il ici ?',
  },
  hours_as_hundred: {
    en: 'An hour is not made of 10 or 100 minutes. What part of 60 is meant by the digits after the point?',
    es: 'Una hora no tiene 10 ni 100 minutos. ¿Qué parte de 60 indica lo que va tras la coma?',
    fr: 'Une heure n’a ni 10 ni 100 minutes. De quelle partie de 60 parle ce qui suit la virgule ?',
  },
  units_not_compared: {
    en: 'A number alone says little here. Write all of them in the same unit and look again.',
    es: 'El número solo dice poco aquí. Escribe todas en la misma unidad y vuelve a mirar.',
    fr: 'Le nombre seul dit peu ici. Écris tout dans la même unité et regarde de nouveau.',
  },
  triangle_not_halved: {
    en: 'That is the area of the rectangle around it. How much of the rectangle does the figure fill?',
    es: 'Esa es el área del rectángulo que la rodea. ¿Qué parte de él ocupa la figura?',
    fr: 'C’est l’aire du rectangle qui l’entoure. Quelle part de ce rectangle la figure occupe-t-elle ?',
  },
  slanted_side_as_height: {
    en: 'The height is at a right angle to the base. Which of the given lengths does that?',
    es: 'La altura es perpendicular a la base. ¿Cuál de las longitudes dadas lo es?',
    fr: 'La hauteur est perpendiculaire à la base. Laquelle des longueurs données l’est ?',
  },
  perimeter_for_area: {
    en: 'That measures the way around the figure. An area says how much lies inside.',
    es: 'Eso mide el contorno de la figura. Un área dice cuánto hay dentro.',
    fr: 'Cela mesure le tour de la figure. Une aire mesure ce qui est à l’intérieur.',
  },
  part_not_taken_away: {
    en: 'Not all of it belongs to the figure asked for. Which part has to go?',
    es: 'No todo pertenece a la figura que se pide. ¿Qué parte hay que quitar?',
    fr: 'Tout n’appartient pas à la figure demandée. Quelle partie faut-il retirer ?',
  },
  radius_for_diameter: {
    en: 'Look whether the radius or the diameter is given, and which of them the formula wants.',
    es: 'Mira si te dan el radio o el diámetro, y cuál de los dos pide la fórmula.',
    fr: 'Regarde si l’on donne le rayon ou le diamètre, et lequel des deux la formule demande.',
  },
  circumference_for_area: {
    en: 'One formula gives the way around, the other what lies inside. Only one of them has the radius squared.',
    es: 'Una fórmula da el contorno y la otra lo que hay dentro. Solo una lleva el radio al cuadrado.',
    fr: 'Une formule donne le tour, l’autre ce qui est dedans. Une seule a le rayon au carré.',
  },
  angle_sum_wrong: {
    en: 'Your angles do not add up to the right sum. Into how many triangles can the figure be cut, and what is the sum in each?',
    es: 'Tus ángulos no dan la suma correcta. ¿En cuántos triángulos se corta la figura, y cuánto suman los ángulos de uno?',
    fr: 'Tes angles n’ont pas la bonne somme. En combien de triangles la figure se découpe-t-elle, et que font les angles d’un triangle ?',
  },
  exterior_for_interior: {
    en: 'That is the turn made at a corner. The angle inside lies next to it on a straight line.',
    es: 'Ese es el giro que se hace en un vértice. El ángulo interior está a su lado sobre una recta.',
    fr: 'C’est l’angle dont on tourne à un sommet. L’angle intérieur est à côté de lui, sur une droite.',
  },
  angles_set_equal: {
    en: 'You took both angles as equal. Do they face each other, or do they lie side by side?',
    es: 'Has tomado los dos ángulos como iguales. ¿Son opuestos por el vértice o están uno junto a otro?',
    fr: 'Tu as pris les deux angles pour égaux. Sont-ils opposés par le sommet, ou côte à côte ?',
  },
  legs_added: {
    en: 'You used the lengths themselves. The theorem is about their squares: the straight way is shorter than the way around the corner.',
    es: 'Has operado con las longitudes mismas. El teorema habla de sus cuadrados: el camino recto es más corto que el que da la vuelta a la esquina.',
    fr: 'Tu as calculé avec les longueurs elles-mêmes. Le théorème parle de leurs carrés : le chemin direct est plus court que celui qui passe par le coin.',
  },
  square_left: {
    en: 'That is the area of the square on the side you look for. Which step leads from the area to the side?',
    es: 'Esa es el área del cuadrado sobre el lado buscado. ¿Qué paso lleva del área al lado?',
    fr: 'C’est l’aire du carré construit sur le côté cherché. Quelle étape mène de l’aire au côté ?',
  },
  hypotenuse_as_leg: {
    en: 'You took the longest side for one of the legs. Which side lies opposite the right angle?',
    es: 'Has tomado el lado más largo por un cateto. ¿Qué lado está enfrente del ángulo recto?',
    fr: 'Tu as pris le plus long côté pour un côté de l’angle droit. Quel côté est en face de l’angle droit ?',
  },
  squares_not_compared: {
    en: 'These numbers only look as if they fit. Compare the square of the longest side with the sum of the other squares.',
    es: 'Estos números solo parecen encajar. Compara el cuadrado del lado más largo con la suma de los otros cuadrados.',
    fr: 'Ces nombres semblent convenir. Compare le carré du plus long côté à la somme des deux autres carrés.',
  },
  ratio_mixed_up: {
    en: 'You took another ratio. Seen from the angle, which of the two sides is opposite, adjacent or the hypotenuse?',
    es: 'Has tomado otra razón. Desde el ángulo, ¿cuál de los dos lados es el opuesto, el contiguo o la hipotenusa?',
    fr: 'Tu as pris un autre rapport. Vu depuis l’angle, lequel des deux côtés est l’opposé, l’adjacent ou l’hypoténuse ?',
  },
  ratio_upside_down: {
    en: 'You chose the right sides, but one has taken the place of the other. Which one is the numerator?',
    es: 'Los lados son los adecuados, pero uno ha ocupado el lugar del otro. ¿Cuál va arriba?',
    fr: 'Ce sont les bons côtés, mais l’un a pris la place de l’autre. Lequel est au-dessus ?',
  },
  squares_forgotten: {
    en: 'Sine and cosine do not add up to 1; their squares do. Draw the triangle and find its third side.',
    es: 'El seno y el coseno no suman 1; sus cuadrados sí. Dibuja el triángulo y halla el tercer lado.',
    fr: 'La somme du sinus et du cosinus n’est pas 1 ; celle de leurs carrés, si. Dessine le triangle et trouve son troisième côté.',
  },
  second_angle_missing: {
    en: 'Your angle fits, and the same value is reached once more in this turn. Where on the circle?',
    es: 'Tu ángulo encaja, y el mismo valor se alcanza otra vez en esta vuelta. ¿En qué lugar de la circunferencia?',
    fr: 'Ton angle convient, et la même valeur est atteinte encore une fois dans ce tour. Où, sur le cercle ?',
  },
  angle_mirrored_wrongly: {
    en: 'One of your angles has another value. Which axis swaps two points with the same sine, which one with the same cosine, and what does the tangent do?',
    es: 'Uno de tus ángulos tiene otro valor. ¿Respecto a qué eje son simétricos dos puntos con el mismo seno, respecto a cuál los del mismo coseno, y qué hace la tangente?',
    fr: 'L’un de tes angles a une autre valeur. Par rapport à quel axe deux points de même sinus sont-ils symétriques, par rapport à quel autre ceux de même cosinus, et que fait la tangente ?',
  },
  single_angle_doubled: {
    en: 'Not every value is reached twice in a turn. Where on the circle does this one lie?',
    es: 'No todos los valores se alcanzan dos veces en una vuelta. ¿En qué lugar de la circunferencia está este?',
    fr: 'Toutes les valeurs ne sont pas atteintes deux fois par tour. Où celle-ci se trouve-t-elle sur le cercle ?',
  },
  multiple_not_divided: {
    en: 'These are angles for the whole bracket. What is still to be done to get x?',
    es: 'Estos ángulos son los de todo el paréntesis. ¿Qué falta por hacer para obtener x?',
    fr: 'Ces angles sont ceux de toute la parenthèse. Que reste-t-il à faire pour obtenir x ?',
  },
  further_turns_missed: {
    en: 'The angle in the bracket is a multiple of x, so it makes more turns than x does. Which of them have you not looked at?',
    es: 'El ángulo del paréntesis es un múltiplo de x, así que da más vueltas que x. ¿Cuáles no has mirado?',
    fr: 'L’angle entre parenthèses est un multiple de x : il fait plus de tours que x. Lesquels n’as-tu pas regardés ?',
  },
  ratio_beyond_one: {
    en: 'Sine and cosine are coordinates of a point on the circle of radius 1. Can they be as far from 0 as this?',
    es: 'El seno y el coseno son coordenadas de un punto de la circunferencia de radio 1. ¿Pueden alejarse tanto de 0?',
    fr: 'Le sinus et le cosinus sont les coordonnées d’un point du cercle de rayon 1. Peuvent-ils s’éloigner autant de 0 ?',
  },
  interval_ignored: {
    en: 'The values do come back for ever, but only some of these angles are asked for. What does the interval say?',
    es: 'Los valores se repiten sin fin, pero solo se piden algunos de esos ángulos. ¿Qué dice el intervalo?',
    fr: 'Les valeurs reviennent sans fin, mais on ne demande que certains de ces angles. Que dit l’intervalle ?',
  },
  one_factor_only: {
    en: 'Your angles fit. Does the quadratic equation have another solution for the ratio, and does it bring further angles?',
    es: 'Tus ángulos encajan. ¿Tiene la ecuación de segundo grado otra solución para la razón, y da más ángulos?',
    fr: 'Tes angles conviennent. L’équation du second degré a-t-elle une autre solution pour le rapport, et donne-t-elle d’autres angles ?',
  },
} as const satisfies Record<string, LocalizedText>;
