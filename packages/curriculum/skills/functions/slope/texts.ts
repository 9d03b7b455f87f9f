import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Slope and straight lines',
    can: 'You find the slope of a line, read its equation and write it yourself.',
    what: [
      'A straight line climbs evenly. Go one step to the right, and the height always changes by the same amount: this amount is the slope. Between any two points it is the change in height divided by the change to the right. A negative slope means that the line falls, and the slope 0 that it is level.',
      'In the equation {general} the number before x is the slope, and the number alone is the height at which the line crosses the y-axis. {line} starts at the height {start} and climbs {climb} per step. With those two facts you can draw it: put the first point on the y-axis and build the stairs from there.',
      'Lines with the same slope never meet; they are parallel. Wherever something changes evenly, there is a slope behind it: a price per kilometre, a speed, the litres that a tap gives per minute.',
    ],
  },
  es: {
    name: 'Pendiente y rectas',
    can: 'Calculas la pendiente de una recta, lees su ecuación y la escribes tú.',
    what: [
      'Una recta sube de manera uniforme. Si avanzas un paso a la derecha, la altura cambia siempre lo mismo: eso es la pendiente. Entre dos puntos cualesquiera se calcula dividiendo el cambio de altura entre el avance a la derecha. Una pendiente negativa indica que la recta baja; la pendiente 0, que es horizontal.',
      'En la ecuación {general} el número que acompaña a x es la pendiente, y el número solo es la ordenada en el origen: la altura a la que la recta corta al eje y. La recta {line} empieza en la altura {start} y sube {climb} por paso. Con esos dos datos ya puedes dibujarla: marca el primer punto en el eje y y construye desde ahí la escalera.',
      'Las rectas con la misma pendiente no se cortan: son paralelas. Donde algo cambia de manera uniforme hay una pendiente: un precio por kilómetro, una velocidad, los litros que da un grifo por minuto.',
    ],
  },
  fr: {
    name: 'Pente et droites',
    can: 'Tu calcules la pente d’une droite, tu lis son équation et tu l’écris toi-même.',
    what: [
      'Une droite monte de façon régulière. Si tu avances d’un pas vers la droite, la hauteur change toujours autant : c’est la pente, ou coefficient directeur. Entre deux points, on divise la variation de hauteur par le déplacement vers la droite. Une pente négative signifie que la droite descend, une pente nulle qu’elle est horizontale.',
      'Dans l’équation {general}, le nombre devant x est la pente, et le nombre seul est l’ordonnée à l’origine : la hauteur où la droite coupe l’axe des ordonnées. La droite {line} part de la hauteur {start} et monte de {climb} à chaque pas. Ces deux renseignements suffisent pour la tracer : place le premier point sur l’axe, puis construis l’escalier.',
      'Des droites de même pente ne se coupent pas, elles sont parallèles. Dès que quelque chose varie régulièrement, il y a une pente : un prix au kilomètre, une vitesse, le débit d’un robinet.',
    ],
  },
};
