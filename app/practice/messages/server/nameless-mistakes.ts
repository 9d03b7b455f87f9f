import type { MistakeId } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';

/**
 * Texts of the engine's mistakes where the formula they name is unknown: on a skill page, in a claim. Only those that do not read well with
 * the formula left out.
 */
export const namelessMistakes: Readonly<Partial<Record<MistakeId, Readonly<Record<Language, string>>>>> = {
  one_side_only: {
    en: 'You changed one side and left the other as it was. Do the same on both sides.',
    es: 'Cambiaste un lado y dejaste el otro como estaba. Haz lo mismo en los dos lados.',
    fr: 'Tu as changé un membre et laissé l’autre tel quel. Fais la même chose dans les deux membres.',
  },
  inverse_operation_wrong: {
    en: 'How is the number joined to the unknown? Undo exactly that: a product by dividing, a quotient by multiplying.',
    es: '¿Cómo está unido el número a la incógnita? Deshaz justo eso: un producto, dividiendo; un cociente, multiplicando.',
    fr: 'Comment le nombre est-il lié à l’inconnue ? Défais exactement cela : un produit en divisant, un quotient en multipliant.',
  },
  sign_of_solution: {
    en: 'Put the solution into the brackets: is one of them 0? A bracket x − a is 0 at a, a bracket x + a at −a.',
    es: 'Pon la solución en los paréntesis: ¿alguno vale 0? El paréntesis x − a vale 0 en a; el paréntesis x + a, en −a.',
    fr: 'Mets la solution dans les parenthèses : l’une d’elles est-elle nulle ? La parenthèse x − a s’annule en a, la parenthèse x + a en −a.',
  },
  square_not_balanced: {
    en: 'You completed the square but didn’t subtract it again. Which number did the square add that wasn’t there before?',
    es: 'Completaste el cuadrado, pero no lo compensaste. ¿Qué número trajo el cuadrado que antes no estaba?',
    fr: 'Tu as complété le carré sans compenser. Quel nombre le carré a-t-il apporté qui n’y était pas ?',
  },
  arithmetic_slip: {
    en: 'One number isn’t right yet. Work out the numbers again.',
    es: 'Hay un número que no sale. Calcula otra vez los números.',
    fr: 'Un nombre ne tombe pas juste. Refais le calcul des nombres.',
  },
  power_over_sum: {
    en: 'A power of a sum is not the sum of the powers. Write it as a product and multiply it out: which term is missing?',
    es: 'La potencia de una suma no es la suma de las potencias. Escríbela como un producto y multiplica: ¿qué término falta?',
    fr: 'La puissance d’une somme n’est pas la somme des puissances. Écris-la comme un produit et développe : quel terme manque ?',
  },
  square_over_difference: {
    en: 'The square of a difference is not the difference of the squares. Multiply it out: which term is missing?',
    es: 'El cuadrado de una diferencia no es la diferencia de los cuadrados. Desarróllalo: ¿qué término falta?',
    fr: 'Le carré d’une différence n’est pas la différence des carrés. Développe-le : quel terme manque ?',
  },
  difference_as_square: {
    en: 'A difference of two squares is not the square of a bracket. Multiply your square out: which term does not belong?',
    es: 'Una diferencia de cuadrados no es el cuadrado de un paréntesis. Desarrolla tu cuadrado: ¿qué término sobra?',
    fr: 'Une différence de deux carrés n’est pas le carré d’une parenthèse. Développe ton carré : quel terme est en trop ?',
  },
  sum_of_squares_factored: {
    en: 'A sum of two squares has no factors over the real numbers. Multiply your brackets out and compare.',
    es: 'Una suma de dos cuadrados no se factoriza en los números reales. Desarrolla tus paréntesis y compara.',
    fr: 'Une somme de deux carrés ne se factorise pas dans les réels. Développe tes parenthèses et compare.',
  },
  multiplies_crosswise: {
    en: 'Multiply fractions straight across: top by top, bottom by bottom.',
    es: 'Las fracciones se multiplican en línea: numerador con numerador, denominador con denominador.',
    fr: 'Les fractions se multiplient en ligne : numérateur avec numérateur, dénominateur avec dénominateur.',
  },
  splits_denominator: {
    en: 'You can’t split a sum in the denominator. Only a sum in the numerator may be divided term by term.',
    es: 'Una suma en el denominador no se separa. Solo la suma del numerador se divide término a término.',
    fr: 'On ne sépare pas une somme au dénominateur. Seule une somme au numérateur se divise terme à terme.',
  },
  mixed_as_product: {
    en: 'A mixed number is a sum: the whole part and the fraction together, not their product.',
    es: 'Un número mixto es una suma: la parte entera más la fracción, no su producto.',
    fr: 'Un nombre mixte est une somme : l’entier plus la fraction, pas leur produit.',
  },
  percent_not_hundredths: {
    en: 'Percent means hundredths. By which number do you divide?',
    es: 'Por ciento significa centésimas. ¿Entre qué número divides?',
    fr: 'Pour cent veut dire centièmes. Par quel nombre divises-tu ?',
  },
  zero_exponent: {
    en: 'Each time the exponent goes down by 1, you divide by the base once. What comes after the exponent 1?',
    es: 'Cada vez que el exponente baja en 1 divides una vez entre la base. ¿Qué viene después del exponente 1?',
    fr: 'Chaque fois que l’exposant baisse de 1, on divise une fois par la base. Que vient-il après l’exposant 1 ?',
  },
  power_as_product: {
    en: 'A power is the base multiplied by itself, not by the exponent.',
    es: 'Una potencia es la base multiplicada por sí misma, no por el exponente.',
    fr: 'Une puissance, c’est la base multipliée par elle-même, pas par l’exposant.',
  },
  like_terms_multiplied: {
    en: 'Count terms of the same kind. How many are there in total? The kind stays the same.',
    es: 'Los términos del mismo tipo se cuentan. ¿Cuántos hay juntos? El tipo no cambia.',
    fr: 'On compte les termes de même nature. Combien y en a-t-il ensemble ? Leur nature ne change pas.',
  },
  adds_radicands: {
    en: 'You can only add roots with the same number under them. Can you write yours that way?',
    es: 'Las raíces solo se suman si bajo ellas está el mismo número. ¿Puedes escribirlas así?',
    fr: 'On n’additionne des racines que si elles portent le même nombre. Peux-tu les écrire ainsi ?',
  },
  root_as_half: {
    en: 'A square root asks which number multiplied by itself gives what is under the root. Half of it is something else.',
    es: 'La raíz cuadrada pregunta qué número multiplicado por sí mismo da lo que hay bajo la raíz. La mitad es otra cosa.',
    fr: 'La racine carrée demande quel nombre multiplié par lui-même donne ce qui est sous la racine. La moitié, c’est autre chose.',
  },
  decimal_point: {
    en: 'The digits are right. Estimate the result with round numbers: where does the decimal point belong?',
    es: 'Las cifras son correctas. Estima el resultado con números redondos: ¿dónde va la coma?',
    fr: 'Les chiffres sont justes. Estime le résultat avec des nombres ronds : où va la virgule ?',
  },
  absolute_keeps_sign: {
    en: 'An absolute value is a distance from 0. Can a distance be negative?',
    es: 'Un valor absoluto es una distancia al 0. ¿Puede ser negativa una distancia?',
    fr: 'Une valeur absolue est une distance à 0. Une distance peut-elle être négative ?',
  },
  quotient_of_logarithms: {
    en: 'A quotient of two logarithms is not the logarithm of a quotient, and not a difference.',
    es: 'Un cociente de dos logaritmos no es el logaritmo de un cociente ni una diferencia.',
    fr: 'Un quotient de deux logarithmes n’est ni le logarithme d’un quotient ni une différence.',
  },
  function_of_sum: {
    en: 'The function of a sum is one value of one angle. It is not the sum of two values. Is there an addition formula?',
    es: 'La función de una suma es un solo valor de un solo ángulo. No es la suma de dos valores. ¿Hay una fórmula de la suma?',
    fr: 'La fonction d’une somme est une seule valeur d’un seul angle. Ce n’est pas la somme de deux valeurs. Y a-t-il une formule d’addition ?',
  },
  degrees_as_radians: {
    en: 'The angle is given in degrees. Is your calculator, or your thinking, set to radians?',
    es: 'El ángulo está en grados. ¿Tu calculadora, o tu cabeza, está en radianes?',
    fr: 'L’angle est en degrés. Ta calculatrice, ou ta tête, est-elle en radians ?',
  },
  power_with_sum: {
    en: 'A sum in the exponent makes a product of powers, not a sum.',
    es: 'Una suma en el exponente da un producto de potencias, no una suma.',
    fr: 'Une somme en exposant donne un produit de puissances, pas une somme.',
  },
  derivative_of_product: {
    en: 'The derivative of a product has two parts: each factor is differentiated once while the other stays.',
    es: 'La derivada de un producto tiene dos partes: cada factor se deriva una vez mientras el otro se queda.',
    fr: 'La dérivée d’un produit a deux parties : on dérive chaque facteur une fois pendant que l’autre reste.',
  },
  derivative_of_quotient: {
    en: 'The derivative of a quotient is not the quotient of the derivatives.',
    es: 'La derivada de un cociente no es el cociente de las derivadas.',
    fr: 'La dérivée d’un quotient n’est pas le quotient des dérivées.',
  },
  differentiated_instead: {
    en: 'You differentiated. An integral goes the other way: it asks for a function whose derivative is the given one.',
    es: 'Derivaste. Una integral pide el camino de vuelta: una función cuya derivada sea la dada.',
    fr: 'Tu as dérivé. Une intégrale demande le chemin inverse : une fonction dont la dérivée est celle qui est donnée.',
  },
  integral_not_divided: {
    en: 'Differentiate your line and compare it with the given function. Which factor does not belong?',
    es: 'Deriva tu línea y compárala con la función dada. ¿Qué factor sobra?',
    fr: 'Dérive ta ligne et compare-la à la fonction donnée. Quel facteur est en trop ?',
  },
  constant_forgotten: {
    en: 'The function fits. A function has many antiderivatives: what can you add to each of them?',
    es: 'La función es correcta. Una función tiene muchas primitivas: ¿qué se les puede sumar a todas?',
    fr: 'La fonction convient. Une fonction a beaucoup de primitives : que peut-on leur ajouter à toutes ?',
  },
  clears_denominator_partly: {
    en: 'You multiplied, but not every term. Multiply the terms without a denominator, too.',
    es: 'Multiplicaste, pero no todos los términos. También se multiplican los que no tienen denominador.',
    fr: 'Tu as multiplié, mais pas tous les termes. Ceux sans dénominateur se multiplient aussi.',
  },
  squares_each_term: {
    en: 'Squaring both sides squares each whole side. First get the root on its own.',
    es: 'Elevar al cuadrado afecta a cada lado entero. Deja primero la raíz sola.',
    fr: 'Élever au carré porte sur chaque membre entier. Isole d’abord la racine.',
  },
  product_not_zero: {
    en: 'A product has to be 0 for one factor to be 0. Bring everything to one side first.',
    es: 'Para que un factor valga 0, el producto tiene que ser 0. Lleva antes todo a un lado.',
    fr: 'Pour qu’un facteur soit nul, le produit doit être nul. Amène d’abord tout dans un membre.',
  },
  extraneous_kept: {
    en: 'Put your number into the first line. Does every root, logarithm and denominator there allow it, and are both sides equal?',
    es: 'Pon tu número en la primera línea. ¿Lo permiten todas las raíces, logaritmos y denominadores, y son iguales los dos lados?',
    fr: 'Mets ton nombre dans la première ligne. Chaque racine, logarithme et dénominateur l’autorise-t-il, et les deux membres sont-ils égaux ?',
  },
  boundary_of_inequality: {
    en: 'Everything fits but the boundary. Does the number at the edge itself solve the inequality?',
    es: 'Todo encaja menos el borde. ¿Es el número del borde solución de la inecuación?',
    fr: 'Tout va sauf la borne. Le nombre du bord est-il lui-même solution de l’inéquation ?',
  },
};
