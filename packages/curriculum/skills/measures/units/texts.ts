import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Units',
    can: 'You change between units of length, area, mass, volume, time and speed.',
    what: [
      'A measured quantity is a number with a unit: how often a known piece fits into it. If the piece gets smaller, it fits more often. A table of 2 metres is 200 centimetres long; the table has not changed, only the ruler. To change the unit, ask by which factor the number grows or shrinks.',
      'Most metric units change by a factor of ten, a hundred or a thousand: {length}. Time does not; an hour has 60 minutes, so half an hour is 30 of them, not 50. With areas the factor counts twice. Picture one square metre tiled with square centimetres: 100 in a row, 100 rows, {tile} tiles, so {area}. With volumes it counts three times.',
      'Before adding or comparing, everything is brought to one unit. Recipes, maps, medicine and building sites depend on it.',
    ],
  },
  es: {
    name: 'Unidades',
    can: 'Cambias entre unidades de longitud, área, masa, volumen, tiempo y velocidad.',
    what: [
      'Una cantidad medida es un número con una unidad: dice cuántas veces cabe en ella una pieza conocida. Si la pieza es más pequeña, cabe más veces. Una mesa de 2 metros mide 200 centímetros; la mesa no ha cambiado, solo la regla. Quien cambia de unidad se pregunta con qué factor crece o disminuye el número.',
      'Casi todas las unidades cambian por un factor de diez, cien o mil: {length}. El tiempo no: una hora tiene 60 minutos, así que media hora son 30, no 50. En las áreas el factor cuenta dos veces. Imagina un metro cuadrado cubierto de centímetros cuadrados: 100 en cada fila y 100 filas, {tile} en total, de modo que {area}. En los volúmenes cuenta tres veces.',
      'Antes de sumar o comparar se pasa todo a la misma unidad. De ello dependen las recetas, los mapas, las medicinas y las obras.',
    ],
  },
  fr: {
    name: 'Unités',
    can: 'Tu passes d’une unité à une autre pour les longueurs, aires, masses, volumes, durées et vitesses.',
    what: [
      'Une grandeur mesurée est un nombre avec une unité : il dit combien de fois un morceau connu y tient. Si le morceau est plus petit, il y tient plus de fois. Une table de 2 mètres mesure 200 centimètres ; la table n’a pas changé, seule la règle a changé. Convertir, c’est se demander par quel facteur le nombre grandit ou diminue.',
      'La plupart des unités sont liées par des puissances de dix : {length}. Pas le temps : une heure a 60 minutes, donc une demi-heure en fait 30 et non 50. Pour les aires, le facteur compte deux fois. Imagine un mètre carré pavé de centimètres carrés : 100 par rangée, 100 rangées, {tile} en tout, donc {area}. Pour les volumes, il compte trois fois.',
      'Avant d’additionner ou de comparer, on met tout dans la même unité. Les recettes, les plans, les médicaments et les chantiers en dépendent.',
    ],
  },
};
