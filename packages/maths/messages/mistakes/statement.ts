import { topicTexts } from '../rules/topic-texts.ts';

/** Solving equations and inequalities. */
export const statementMistakes = topicTexts({
  en: {
    bracket_not_halved:
      'Multiply out {before}: it brings twice its number times the letter. Which number has to be in the bracket then?',
    clears_denominator_partly:
      'You multiplied by {before}, but not every term. Terms without a denominator are multiplied as well.',
    squares_each_term:
      'Squaring both sides squares each whole side. In {before} first get the root on its own.',
    formula_divides_part:
      'In the quadratic formula for {before} everything above the line is divided, including −b.',
    formula_denominator: 'Look at what is below the line in the quadratic formula for {before}.',
    product_not_zero:
      'A product has to be 0 for one factor to be 0. In {before} it is {wrong}. Bring everything to one side first.',
    extraneous_kept:
      'Put {wrong} into {before}. Does every root, logarithm and denominator there allow it, and are both sides equal?',
    negative_case_forgotten:
      'Two numbers have the same absolute value. Which case of {before} is missing in your line?',
    boundary_of_inequality:
      'Everything fits but the boundary. Does the number at the edge itself solve {before}?',
    root_of_inequality:
      'Try a large negative number in {before}. A root on both sides of an inequality needs both signs.',
  },
  es: {
    bracket_not_halved:
      'Desarrolla {before}: trae el doble de su número por la letra. ¿Qué número tiene que ir entonces en el paréntesis?',
    clears_denominator_partly:
      'Multiplicaste por {before}, pero no todos los términos. También se multiplican los que no tienen denominador.',
    squares_each_term: 'Elevar al cuadrado afecta a cada lado entero. En {before} deja primero la raíz sola.',
    formula_divides_part: 'En la fórmula general para {before} se divide todo lo de arriba, también −b.',
    formula_denominator: 'Mira qué hay en el denominador de la fórmula general para {before}.',
    product_not_zero:
      'Para que un factor valga 0, el producto tiene que ser 0. En {before} es {wrong}. Lleva antes todo a un lado.',
    extraneous_kept:
      'Pon {wrong} en {before}. ¿Lo permiten todas las raíces, logaritmos y denominadores, y son iguales los dos lados?',
    negative_case_forgotten:
      'Dos números tienen el mismo valor absoluto. ¿Qué caso de {before} falta en tu línea?',
    boundary_of_inequality: 'Todo encaja menos el borde. ¿Es el número del borde solución de {before}?',
    root_of_inequality:
      'Prueba un número negativo grande en {before}. Al tomar raíces en una desigualdad hacen falta los dos signos.',
  },
  fr: {
    bracket_not_halved:
      'Développe {before} : on obtient deux fois son nombre devant la lettre. Quel nombre doit alors figurer dans la parenthèse ?',
    clears_denominator_partly:
      'Tu as multiplié par {before}, mais pas tous les termes. Ceux sans dénominateur se multiplient aussi.',
    squares_each_term:
      'Élever au carré porte sur chaque membre entier. Dans {before}, isole d’abord la racine.',
    formula_divides_part:
      'Dans la formule du second degré pour {before}, on divise tout ce qui est en haut, −b compris.',
    formula_denominator: 'Regarde ce qui est au dénominateur de la formule du second degré pour {before}.',
    product_not_zero:
      'Pour qu’un facteur soit nul, le produit doit être nul. Dans {before}, il vaut {wrong}. Amène d’abord tout dans un membre.',
    extraneous_kept:
      'Mets {wrong} dans {before}. Chaque racine, logarithme et dénominateur l’autorise-t-il, et les deux membres sont-ils égaux ?',
    negative_case_forgotten:
      'Deux nombres ont la même valeur absolue. Quel cas de {before} manque dans ta ligne ?',
    boundary_of_inequality: 'Tout va sauf la borne. Le nombre du bord est-il lui-même solution de {before} ?',
    root_of_inequality:
      'Essaie un grand nombre négatif dans {before}. Prendre la racine dans une inégalité demande les deux signes.',
  },
});
