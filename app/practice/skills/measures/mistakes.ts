import type { Said } from '../said.ts';

export const measuresMistakes = {
  area_unit_as_length: {
    en: 'Areas have two directions and volumes three. How often does the factor of the length count here?',
    es: 'Un área tiene dos direcciones y un volumen tres. ¿Cuántas veces cuenta aquí el factor de la longitud?',
    fr: 'Une aire a deux directions, un volume en a trois. Combien de fois le facteur de la longueur compte-t-il ici ?',
  },
  hours_as_hundred: {
    en: 'An hour is not made of 10 or 100 minutes. What part of 60 is meant behind the point?',
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
    en: 'The height stands at a right angle on the base. Which of the given lengths does that?',
    es: 'La altura es perpendicular a la base. ¿Cuál de las longitudes dadas lo es?',
    fr: 'La hauteur est perpendiculaire à la base. Laquelle des longueurs données l’est ?',
  },
  perimeter_for_area: {
    en: 'That measures the way around the figure. An area says how much lies inside.',
    es: 'Eso mide el contorno de la figura. Un área dice cuánto hay dentro.',
    fr: 'Cela mesure le tour de la figure. Une aire dit combien il y a dedans.',
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
} as const satisfies Record<string, Said>;
