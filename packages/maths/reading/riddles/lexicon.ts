import type { Language } from '../../texts.ts';

/**
 * What words say of unknown numbers. `each` of the groups below becomes one symbol of the grammar in `parse.ts`.
 */
export const riddleSymbols = [
  'unknown', // a number, it, itself
  'any_unknown', // which number: asks, or stands for the unknown of an equation
  'pair', // two numbers
  'numbers', // numbers, after a count
  'consecutive',
  'even',
  'odd',
  'multiples',
  'first', // one, the first, the larger: x
  'second', // the other, the smaller: y
  'larger',
  'smaller',
  'middle',
  'double',
  'triple',
  'quadruple',
  'half',
  'third_part',
  'quarter',
  'fifth_part',
  'tenth',
  'square',
  'cube',
  'squared',
  'cubed',
  'root',
  'successor',
  'predecessor',
  'opposite',
  'complement', // what an angle lacks of 90°
  'supplement', // of 180°
  'complementary', // two angles make 90° together
  'supplementary',
  'their', // of all the unknowns
  'its', // of the unknown
  'sum',
  'difference',
  'product',
  'quotient',
  'and',
  'of',
  'by',
  'to',
  'from',
  'plus',
  'minus',
  'times',
  'over',
  'more_than', // 5 more than: the smaller one follows
  'less_than',
  'exceeds', // A exceeds B by C
  'more',
  'less',
  'equals',
  'add_up', // two numbers add up to
  'multiply_up',
  'differ',
  'add',
  'subtract',
  'multiply',
  'divide',
  'double_it',
  'triple_it',
  'halve_it',
  'square_it',
  'doubles', // becomes twice as large
  'triples',
  'when',
  'ask', // what is, find
  'ask_many', // what are they: more than one number is asked for
  'filler',
] as const;
export type RiddleSymbol = (typeof riddleSymbols)[number];

/** Phrases by symbol, separated by commas; `a|b` gives alternatives for a word, `stem*` all words that begin so. */
export type RiddleLexicon = Readonly<Record<RiddleSymbol, string>>;

const english: RiddleLexicon = {
  unknown:
    'an angle, the angle, that angle, angle, a number, the number, that number, this number, same number, the same number, a certain number, some number, an unknown number, the unknown number, a positive number, a positive integer, a whole number, an integer, the integer, it, itself, my number, number, the original number, the number itself, n itself, original',
  any_unknown:
    'what angle, which angle, what number, which number, wich number, what integer, which integer, wat number',
  pair: 'them, two angles, the two angles, the angles, both angles, two numbers, both numbers, the two numbers, two integers, two positive numbers, two whole numbers, two positive integers, 2 numbers, a pair of numbers, the numbers, they, both, together they, two unknown numbers, these numbers',
  numbers:
    'angles, numbers, integers, whole numbers, natural numbers, positive integers, positive numbers, ones',
  consecutive: 'consecutive, successive, in a row',
  even: 'even',
  odd: 'odd',
  multiples: 'multiples of',
  first:
    'one angle, the first angle, one of the angles, one, one number, the first, the first number, first number, one of them, one of the numbers, the first one, first one, one of the two numbers, one of two numbers',
  second:
    'the other angle, the second angle, another angle, the other, another, another number, the other number, the second, the second number, second number, other number, a second number, a second one, the second one, a second, the other one, other one, another one',
  larger:
    'the larger angle, the bigger angle, the larger, the larger number, the larger one, larger number, the bigger, the bigger number, the bigger one, bigger number, the greater, the greater number, the greater one, the largest, the largest number, the biggest, the largest one, largest, biggest, larger, bigger, greatest',
  smaller:
    'the smaller angle, the smaller, the smaller number, the smaller one, smaller number, the smallest, the smallest number, smallest, the lesser, the least, smaller, the smallest one',
  middle: 'the middle, the middle one, the middle number, middle',
  double: 'twice, double, two times, the double of',
  triple: 'triple, thrice, three times',
  quadruple: 'quadruple',
  half: 'half, half of, one half of, a half of',
  third_part: 'a third of, one third of, third of',
  quarter: 'a quarter of, one quarter of, a fourth of, one fourth of, quarter of',
  fifth_part: 'a fifth of, one fifth of, fifth of',
  tenth: 'a tenth of, one tenth of, tenth of',
  square: 'the square of, square of, square, the square',
  cube: 'the cube of, cube of, cube',
  squared: 'squared',
  cubed: 'cubed',
  root: 'the square root of, square root of, square root',
  successor:
    'the next, next one, the next one, next number, the following number, the one after it, its next, the number that follows it, next integer, the following one, the next number, the next integer, the number after it, its successor',
  predecessor:
    'the previous number, the one before it, its predecessor, the previous one, the number before it',
  opposite: 'the opposite of, opposite of',
  complement: 'complement, the complement, complement of, the complement of',
  supplement: 'supplement, the supplement, supplement of, the supplement of',
  complementary: 'are complementary, complementary, are complementary angles',
  supplementary: 'are supplementary, supplementary, are supplementary angles',
  their: 'their, of the numbers, of the two numbers, of them, of both, whose',
  its: 'its, has a, have a, has the, with a',
  sum: 'sum, the sum, the total, total, the sum total',
  difference: 'difference, the difference, a difference',
  product: 'product, the product',
  quotient: 'quotient, the quotient',
  and: 'and, n, with',
  of: 'of, between',
  by: 'by',
  to: 'to, onto',
  from: 'from',
  plus: 'plus, is increased by, increased by, added to, and then some',
  minus: 'minus, is decreased by, is diminished by, decreased by, diminished by, reduced by, less, take away',
  times: 'times, multiplied by, times as much as, times as large as, times as big as, times greater than',
  over: 'divided by, over',
  more_than:
    'more than, greater than, larger than, bigger than, more then, bigger then, higher than, in excess of',
  less_than: 'less than, smaller than, fewer than, less then, subtracted from, taken from, lower than, under',
  exceeds: 'exceeds, is more than, is greater than, is bigger than, is larger than',
  more: 'more, larger, bigger, greater',
  less: 'less, smaller',
  equals:
    'is, are, equals, equal, is equal to, gives, give, gives me, makes, make, results in, result in, is the same as, are the same as, was, the result is, result is, the answer is, i get, you get, we get, to get, i got, it gives, yields, leaves, comes to, comes out as, comes out to, becomes, is exactly, gets you, ends up at, end up with, i end up with, you end up with, get, equal to, s, will be, would be, have a sum of, has, the same as, is just, ends up as, to',
  add_up:
    'add up to, adds up to, add to, sum to, total, sum up to, add together to give, make together, together make, make, have a sum of, with a sum of, added together give, added together make, added give, together are, together give, together equal, sum, have a total of',
  multiply_up:
    'multiply to, multiply to give, have a product of, with a product of, multiplied together give, multiplied together make, multiplied give',
  differ: 'differ by, have a difference of, are apart by, with a difference of',
  add: 'add, adding, added, is added, are added, i add, we add, you add, then add',
  subtract:
    'subtract, subtracting, subtracted, is subtracted, i subtract, take away, taking away, take, minus, you subtract, we subtract',
  multiply: 'multiply, multiplying, multiplied, is multiplied, i multiply, you multiply, times, we multiply',
  divide: 'divide, dividing, divided, is divided, i divide, you divide, we divide',
  double_it: 'double, doubling, doubled, is doubled, i double, you double, double it',
  triple_it: 'triple, tripling, tripled, is tripled, i triple, you triple, triple it',
  halve_it: 'halve, halving, halved, is halved, i halve, halve it',
  square_it: 'square, squaring, is squared, i square, you square, square it',
  doubles: 'doubles, is doubled, becomes twice as large, gets doubled',
  triples: 'triples, becomes three times as large',
  when: 'when, if, after, once, whenever, by, what you get when, what you get if, what results when, the result when, the result of, when it is, that when',
  ask: 'what r, find both, wat r, what is, whats, what are, find, which is, which are, determine, what s, what were, calculate, work out, what was, what, which, find out, tell me, name, wat is, which ones, what are they, which ones are they, which numbers, what numbers, which two, what two, how much is, what integers, which integers, what would be',
  ask_many:
    'the numbers, the two numbers, both numbers, what r, find both, what are both, which are the, what are, what were, which are, which ones, which numbers, what numbers, which two, what two, what integers, which integers, both',
  filler:
    'degrees, measure of, the measure of, i think of, i am thinking of, im thinking of, think of, thinking of, i m thinking of, choose, pick, i pick, start with, there are, there is, then, that, the, such, such that, so, as, meant, are meant, equation, value, please, numbers, would, will, can, do, does, the result, be, for, me, a, an, this, which, in, where, we have, consider, let, suppose, given, answer, itself, exactly, down, up, turn into an equation, write an equation, solve, letter, we know that, you know that, i know that, i know, unknown, u, get when, is what you get when, too, only, ok, do you have to, do i have to, must i, must you, should i, must be, should be, has to be, whole, really, your answer',
};

const spanish: RiddleLexicon = {
  unknown:
    'un ángulo, el ángulo, ese ángulo, dicho ángulo, ángulo, un número, el número, ese número, este número, dicho número, mismo número, el mismo número, un cierto número, cierto número, un número desconocido, un número natural, un número entero, un entero, número, él, sí mismo, propio número, el propio número, un número positivo, un número par, un número impar, el numero original, lo',
  any_unknown:
    'qué ángulo, que ángulo, cuál ángulo, qué número, que número, cuál número, q número, qué entero, que entero',
  pair: 'dos ángulos, los dos ángulos, los ángulos, ambos ángulos, dos números, ambos números, los dos números, dos números enteros, dos enteros, dos números naturales, dos números positivos, ambos, los números, entre los dos, los dos, juntos, dos números desconocidos',
  numbers: 'ángulos, números, enteros, números enteros, números naturales, naturales',
  consecutive: 'consecutivos, seguidos, consecutivas',
  even: 'pares, números pares',
  odd: 'impares, números impares',
  multiples: 'múltiplos de, múltiplos consecutivos de',
  first:
    'uno de los ángulos, el primer ángulo, uno, uno de ellos, el primero, el primer número, primer número, un, el uno, uno de los números, uno de los dos',
  second:
    'el otro ángulo, el segundo ángulo, otro ángulo, el otro, otro, otro número, el otro número, el segundo, el segundo número, segundo número, otro de ellos, un segundo número, un segundo',
  larger:
    'el ángulo mayor, el mayor, el mayor de ellos, el número mayor, el más grande, mayor, el grande, el número más grande',
  smaller:
    'el ángulo menor, el menor, el menor de ellos, el número menor, el más pequeño, menor, el pequeño, el número más pequeño, el más chico',
  middle: 'el del medio, el central, el de en medio, el intermedio',
  double: 'el doble, doble, el doble de, el duplo',
  triple: 'el triple, triple, el triple de',
  quadruple: 'el cuádruple, cuádruple, el cuádruplo, el cuadruple de',
  half: 'la mitad, mitad, su mitad',
  third_part: 'la tercera parte, un tercio, el tercio, tercera parte',
  quarter: 'la cuarta parte, un cuarto, cuarta parte',
  fifth_part: 'la quinta parte, un quinto, quinta parte',
  tenth: 'la décima parte, un décimo, décima parte',
  square: 'el cuadrado, cuadrado, un cuadrado',
  cube: 'el cubo, cubo',
  squared: 'al cuadrado, elevado al cuadrado',
  cubed: 'al cubo, elevado al cubo',
  root: 'la raíz cuadrada, raíz cuadrada',
  successor:
    'siguiente, el número siguiente, el que le sigue, el que sigue, consecutivo, el siguiente número, el número consecutivo, su siguiente, su consecutivo, el siguiente, su sucesor, el consecutivo',
  predecessor: 'el número anterior, el que va antes, su anterior, el anterior, su antecesor',
  opposite: 'el opuesto, su opuesto',
  complement: 'complemento, el complemento, su complementario, el complementario',
  supplement: 'suplemento, el suplemento, su suplementario, el suplementario',
  complementary: 'son complementarios, complementarios, son ángulos complementarios',
  supplementary: 'son suplementarios, suplementarios, son ángulos suplementarios',
  their: 'cuya, cuyo, su, de ellos, de los números, de los dos números, de ambos',
  its: 'su, tiene un, tienen un, tenga un',
  sum: 'suma, la suma, total, el total',
  difference: 'diferencia, la diferencia, resta, la resta',
  product: 'producto, el producto, multiplicación',
  quotient: 'cociente, el cociente',
  and: 'y, e, con',
  of: 'de, del, entre, d',
  by: 'por, entre',
  to: 'a, al',
  from: 'de, del',
  plus: 'más, aumentado en, incrementado en, sumado con, sumado a, agregado a, aumentada en, mas',
  minus: 'menos, disminuido en, restado de, disminuida en, reducido en',
  times: 'por, multiplicado por, veces, multiplicada por',
  over: 'entre, dividido entre, dividido por, dividida entre, dividida por, dividido',
  more_than:
    'más que, mayor que, unidades más que, unidades mayor que, mas que, unidades mayores que, más grande que',
  less_than: 'menos que, menor que, unidades menos que, unidades menor que, unidades menores que',
  exceeds: 'excede a, supera a, excede en, supera en, excede, supera',
  more: 'más, mayor, unidades',
  less: 'menor',
  equals:
    'es, son, igual, igual a, es igual a, da, dan, vale, equivale a, da como resultado, resulta, resultan, se obtiene, obtengo, obtienes, obtenemos, el resultado es, resultado es, me da, nos da, te da, da lo mismo que, es lo mismo que, hace, hacen, queda, quedan, se convierte en, es igual que, sale, me sale, que es, y obtengo, sea, sean, salen, era, lo mismo que, resultando, me queda, te queda, para obtener, resultado',
  add_up:
    'suman, sumados dan, suma, sumen, sumando, que suman, sumados, juntos suman, sumar, se suman y dan, su suma es',
  multiply_up: 'multiplicados dan, cuyo producto es, se multiplican y dan, al multiplicarse dan',
  differ: 'se diferencian en, difieren en, se llevan, restados dan',
  add: 'sumo, suma, sumas, sumamos, sumarle, sumar, le sumo, le sumas, se suma, se le suma, le sumamos, se le suman, súmale, añado, añade, añadimos, añadirle, agrego, agrega, agregamos, le agrego, le agregas, se le agrega, se le añade, le añado, le añades, sumándole, le añadimos, aumenta, aumento, añadiéndole, les sumo, le suman, se aumenta en, aumentarle',
  subtract:
    'resto, resta, restas, restamos, restarle, restar, le resto, le restas, se resta, se le resta, le restamos, se le restan, réstale, quito, quita, quitamos, le quito, le quitas, se le quita, restándole, le restan, le quitamos, disminuye, quitarle',
  multiply:
    'multiplico, multiplica, multiplicas, multiplicamos, multiplicar, multiplicarlo, se multiplica, lo multiplico, lo multiplicas, multiplícalo, lo multiplicamos, multiplicándolo, se lo multiplica, multiplicado, al multiplicarlo',
  divide:
    'divido, divide, divides, dividimos, dividir, dividirlo, se divide, lo divido, lo divides, divídelo, dividiéndolo, lo dividimos, dividido',
  double_it: 'lo duplico, duplico, duplicas, lo duplicas, duplicarlo, duplicar, se duplica, duplícalo',
  triple_it: 'lo triplico, triplico, triplicas, lo triplicas, triplicarlo, triplicar, triplícalo',
  halve_it: 'lo divido a la mitad',
  square_it:
    'lo elevo al cuadrado, elevo al cuadrado, elevarlo al cuadrado, se eleva al cuadrado, elévalo al cuadrado',
  doubles: 'se duplica, se dobla, se hace el doble',
  triples: 'se triplica, se hace el triple',
  when: 'cuando, si, al, después de, luego de, tras',
  ask: 'cuánto mide, cuánto miden, cuánto mide cada, cuál es, cual es, cuáles son, cuales son, halla, hallar, encuentra, encontrar, busca, buscar, calcula, determina, qué números, que números, qué dos números, que dos números, qué, cuál, cuál será, cuáles, cuánto vale, cuanto vale, de qué número se trata, de que numero hablamos, qué número es, que numero es, cuál era, cuanto vale cada, cuales serian, calcular, qué número pensé, que numero pense, qué número pensó, dime, qué número cumple eso, cumplen eso, cumple eso, qué números cumplen eso, cuál es ese, averigua',
  ask_many:
    'los números, los dos números, ambos números, cuánto miden, cuánto mide cada, cuáles son, cuales son, cuáles, cuales serian, qué números, que números, qué dos números, que dos números, qué números cumplen eso, cuanto vale cada, ambos, los dos',
  filler:
    'grados, la medida de, mide, miden, pienso en, pienso, pensé en, pensé, pensemos en, piensa en, piensa, elijo, escojo, hay, entonces, que, el, la, los, las, lo, le, se, un, una, luego, después, tales, tal, resultado, el resultado, valor, me, además, por favor, ahora, esos, ese, dos, cada, unidades, y luego, hay que, debo, se debe, tengo que, debemos, sabiendo que, se sabe que, sé que, números, como resultado, también, solo, solamente, si, de modo que, tengo, tenemos, obteniendo, resuelve, plantea, ecuación, desconocido',
};

const french: RiddleLexicon = {
  unknown:
    'un angle, l angle, cet angle, angle, un nombre, le nombre, ce nombre, du nombre, un même nombre, ce même nombre, le même nombre, un certain nombre, nombre, un entier, cet entier, un nombre entier, lui même, lui, il, le nombre lui même, un nombre inconnu, un nombre positif, un entier naturel, nombre lui même',
  any_unknown: 'quel angle, quel nombre, quel entier',
  pair: 'deux angles, les deux angles, les angles, ces deux angles, deux nombres, les deux nombres, deux entiers, deux nombres entiers, ces deux nombres, les nombres, deux nombres positifs, ils, à eux deux, ensemble, ces nombres, deux entiers naturels',
  numbers: 'angles, nombres, entiers, nombres entiers, entiers naturels, nombres entiers naturels',
  consecutive: 'consécutifs, qui se suivent, successifs',
  even: 'pairs, nombres pairs',
  odd: 'impairs, nombres impairs',
  multiples: 'multiples de, multiples consécutifs de',
  first:
    'un des angles, le premier angle, l un des angles, l un, le premier, le premier nombre, un des deux, l un des deux, l un d eux, l un des nombres, premier nombre, un',
  second:
    'l autre angle, le second angle, le deuxième angle, l autre, un autre, un autre nombre, le second, le second nombre, le deuxième, le deuxième nombre, autre, second nombre, un second, un deuxième, l autre nombre, autre nombre',
  larger: 'le plus grand, le plus grand nombre, le plus grand des deux, plus grand',
  smaller: 'le plus petit, le plus petit nombre, le plus petit des deux, plus petit',
  middle: 'celui du milieu',
  double: 'le double, double, deux fois',
  triple: 'le triple, triple, trois fois',
  quadruple: 'le quadruple, quadruple, quatre fois',
  half: 'la moitié, moitié, sa moitié',
  third_part: 'le tiers, un tiers, tiers',
  quarter: 'le quart, un quart, quart',
  fifth_part: 'le cinquième, un cinquième',
  tenth: 'le dixième, un dixième',
  square: 'le carré, carré',
  cube: 'le cube, cube',
  squared: 'au carré',
  cubed: 'au cube',
  root: 'la racine carrée, racine carrée',
  successor:
    'suivant, le nombre suivant, celui qui le suit, celui qui suit, celui d après, l entier suivant, le nombre d après, son suivant, le suivant, son successeur',
  predecessor: 'le nombre précédent, celui qui le précède, celui d avant, son précédent, le précédent',
  opposite: 'l opposé, son opposé, opposé',
  complement: 'complément, le complément, son complémentaire, le complémentaire, complémentaire',
  supplement: 'supplément, le supplément, son supplémentaire, le supplémentaire, supplémentaire',
  complementary: 'sont complémentaires, complémentaires',
  supplementary: 'sont supplémentaires, supplémentaires',
  their: 'leur, dont la, dont le, leurs, des deux nombres, des nombres',
  its: 'son, sa, ont un, a un',
  sum: 'somme, la somme, total, le total',
  difference: 'différence, la différence',
  product: 'produit, le produit',
  quotient: 'quotient, le quotient',
  and: 'et, avec',
  of: 'de, du, d, des, entre',
  by: 'par',
  to: 'à, au',
  from: 'de, du, à, au, d',
  plus: 'plus, augmenté de, ajouté à, additionné à, augmentée de',
  minus: 'moins, diminué de, diminuée de, réduit de, ôté de',
  times: 'fois, multiplié par, multipliée par',
  over: 'divisé par, divisée par, sur',
  more_than: 'de plus que, plus grand que, plus que',
  less_than: 'de moins que, plus petit que, moins que, retranché de, soustrait de',
  exceeds: 'dépasse, surpasse',
  more: 'de plus, plus',
  less: 'de moins, moins',
  equals:
    'est, sont, égale, égal à, est égal à, est égale à, vaut, donne, donnent, fait, font, on obtient, j obtiens, tu obtiens, obtient, obtiens, nous obtenons, le résultat est, résultat est, cela donne, ça donne, ça fait, cela fait, on trouve, je trouve, j ai, pour obtenir, est la même chose que, est le même que, devient, vaudra, est de, égalent, valent, donne le même résultat que, soit, reste, il reste, me donne, jobtiens',
  add_up:
    'ont pour somme, additionnés donnent, font ensemble, dont la somme est, s additionnent pour donner, ont une somme de, font',
  multiply_up: 'ont pour produit, dont le produit est, multipliés donnent',
  differ: 'ont pour différence, diffèrent de, dont la différence est',
  add: 'ajoute, j ajoute, on ajoute, ajoutant, ajouter, en ajoutant, on lui ajoute, je lui ajoute, lui ajoute, additionne, j additionne, jajoute, ajoutez, tu ajoutes, on y ajoute, y ajoute, si on lui ajoute',
  subtract:
    'retranche, je retranche, on retranche, soustrais, soustrait, on soustrait, je soustrais, retire, je retire, on retire, enlève, j enlève, on enlève, retranchant, soustrayant, lui retranche, lui enlève, lui retire, on lui retire, on lui retranche, on lui enlève, je lui enlève, ôte, on ôte, en retranchant, en enlevant, tu enlèves, tu retires',
  multiply:
    'multiplie, je multiplie, on multiplie, je le multiplie, on le multiplie, multipliant, multiplier, le multiplie, en multipliant, en le multipliant, tu multiplies, tu le multiplies',
  divide:
    'divise, je divise, on divise, je le divise, on le divise, divisant, diviser, le divise, en divisant, en le divisant, tu divises, tu le divises',
  double_it: 'double, je double, on double, je le double, on le double, le double, doublant, en le doublant',
  triple_it: 'triple, je triple, on triple, je le triple, on le triple, le triple, en le triplant',
  halve_it: 'je prends sa moitié, on prend sa moitié',
  square_it:
    'élève au carré, je l élève au carré, on l élève au carré, l élève au carré, en l élevant au carré',
  doubles: 'double',
  triples: 'triple',
  when: 'quand, si, lorsque, lorsqu, quand on, si on, si l on, en, après, lorsqu on, si je, quand je',
  ask: 'combien mesure, combien mesurent, que mesure, quel est, quels sont, trouve, trouver, trouvez, détermine, déterminer, quelle est, lesquels, lequel, quels nombres, calcule, calculer, cherche, chercher, quel est ce, quels, quel, quel était, c est quoi, cest quoi, quels sont ces, combien vaut, combien valent, quelles sont, calculez, lesquels sont ce, quels sont ils, quel est il, donne',
  ask_many:
    'les nombres, ces nombres, les deux nombres, ces deux nombres, combien mesurent, quels sont, quelles sont, quels sont ces, quels sont ils, lesquels, lesquels sont ce, quels nombres, quels, combien valent, les deux',
  filler:
    'degrés, la mesure de, mesure, mesurent, je pense à, pense à, penser à, je choisis, on choisit, choisis, choisir, soit, il y a, alors, que, qui, le, la, les, l, un, une, ce, cet, ces, puis, ensuite, tels, tel, résultat, le résultat, au résultat, valeur, je, on, tu, nous, enfin, et puis, faut il, faut, il faut, dois je, doit on, on sait que, sachant que, je sais que, j, s il vous plaît, stp, svp, tous, on a, celui, nombres, on cherche, qu, c, en, au total, en tout, là, eux, s, deux',
};

export const riddleLexicons: Readonly<Record<Language, RiddleLexicon>> = {
  en: english,
  es: spanish,
  fr: french,
};
