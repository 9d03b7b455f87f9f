import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Circles',
    can: 'You work out circumference and area of circles and of their parts.',
    what: [
      'Lay a string around a plate and then across it: the way around is always a little more than three times the way across, for a coin as for a pond. This number is π, about {value}. So with the diameter, which is two radii, {around}.',
      'For the area cut the circle into many thin slices of cake and lay them side by side, points up and down in turn. A strip appears, nearly a rectangle: as high as the radius, and half of the circumference long. Its area is π times radius times radius, {inside}. In a picture: a little more than three squares {square} cover the circle.',
      'The circumference is a length, the area holds squares; only in the area is the radius squared. A half circle or a slice is that part of the whole. Wheels, pizzas, pipes and running tracks are measured this way.',
    ],
  },
  es: {
    name: 'Circunferencia y círculo',
    can: 'Calculas la longitud de la circunferencia y el área de círculos y de sus partes.',
    what: [
      'Rodea un plato con un hilo y mídelo después de lado a lado: el contorno es siempre un poco más de tres veces el diámetro, en una moneda como en un estanque. Ese número es π, aproximadamente {value}. Como el diámetro son dos radios, {around}.',
      'Para el área, corta el círculo en muchas porciones finas y colócalas una junto a otra, con la punta arriba y abajo por turnos. Aparece una tira que es casi un rectángulo: tan alta como el radio y tan larga como media circunferencia. Su área es π por radio por radio, {inside}. Dicho con un dibujo: algo más de tres cuadrados {square} cubren el círculo.',
      'El contorno se mide en unidades de longitud y el área, en cuadrados; solo en el área va el radio al cuadrado. Medio círculo o una porción son esa parte del total. Así se miden ruedas, pizzas, tubos y pistas de atletismo.',
    ],
  },
  fr: {
    name: 'Cercles et disques',
    can: 'Tu calcules le périmètre d’un cercle, l’aire d’un disque et de ses parties.',
    what: [
      'Entoure une assiette d’une ficelle, puis mesure-la d’un bord à l’autre : le tour vaut toujours un peu plus de trois fois le diamètre, pour une pièce comme pour un étang. Ce nombre est π, environ {value}. Comme le diamètre fait deux rayons, {around}.',
      'Pour l’aire, coupe le disque en beaucoup de parts fines et pose-les côte à côte, pointe en haut puis en bas. On obtient une bande qui est presque un rectangle : aussi haute que le rayon, aussi longue que la moitié du tour. Son aire est π fois le rayon fois le rayon, {inside}. En image : un peu plus de trois carrés {square} couvrent le disque.',
      'Le périmètre est une longueur, l’aire compte des carrés ; seule l’aire a le rayon au carré. Un demi-disque ou une part, c’est cette fraction du tout. On mesure ainsi des roues, des pizzas, des tuyaux et des pistes de course.',
    ],
  },
};
