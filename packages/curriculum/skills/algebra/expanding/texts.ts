import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Expanding brackets',
    can: 'You write a product with brackets as a sum.',
    what: [
      'A factor in front of a bracket belongs to every term inside: {bag} means three bags with one book and two pens each, so three books and six pens, {bags}. Expanding means writing such a product as a sum. Nothing changes but the form.',
      'Two brackets are a rectangle. Its sides are {side} and {other}. Cut each side into its two parts and the rectangle falls into four fields: {four}. Every part of one side meets every part of the other, and that is why {whole} has four products before like terms are put together.',
      'A square is such a rectangle too. In {square} the two middle fields are equal, so the middle term appears twice: {squared}.',
      'A minus in front of a bracket turns the sign of each term inside. Equations with brackets, areas and the graphs of parabolas need this again and again.',
    ],
  },
  es: {
    name: 'Desarrollar paréntesis',
    can: 'Escribes un producto con paréntesis como una suma.',
    what: [
      'El factor que está delante de un paréntesis multiplica a todos los términos de dentro: {bag} son tres bolsas con un libro y dos lápices cada una, es decir, tres libros y seis lápices, {bags}. Desarrollar es escribir ese producto como suma. Solo cambia la forma.',
      'Dos paréntesis son un rectángulo de lados {side} y {other}. Corta cada lado en sus dos partes y el rectángulo queda dividido en cuatro zonas: {four}. Cada parte de un lado se encuentra con cada parte del otro; por eso {whole} tiene cuatro productos antes de reunir los términos semejantes.',
      'Un cuadrado también es un rectángulo así. En {square} las dos zonas del centro son iguales, y el término central aparece dos veces: {squared}.',
      'Un signo menos delante de un paréntesis cambia el signo de cada término de dentro. Lo necesitarás en ecuaciones con paréntesis, en áreas y en las gráficas de las parábolas.',
    ],
  },
  fr: {
    name: 'Développer',
    can: 'Tu écris un produit avec des parenthèses sous la forme d’une somme.',
    what: [
      'Le facteur placé devant une parenthèse multiplie chacun des termes qu’elle contient : {bag}, ce sont trois sacs avec un livre et deux stylos dans chacun, donc trois livres et six stylos, {bags}. Développer, c’est écrire ce produit comme une somme. Seule la forme change.',
      'Deux parenthèses, c’est un rectangle de côtés {side} et {other}. Coupe chaque côté en ses deux parties : le rectangle se partage en quatre zones, {four}. Chaque partie d’un côté rencontre chaque partie de l’autre ; voilà pourquoi {whole} donne quatre produits avant réduction.',
      'Un carré est aussi un tel rectangle. Dans {square}, les deux zones du milieu sont égales, et le double produit apparaît : {squared}.',
      'Un signe moins devant une parenthèse change le signe de chaque terme. On s’en sert dans les équations, pour les aires et pour étudier les paraboles.',
    ],
  },
};
