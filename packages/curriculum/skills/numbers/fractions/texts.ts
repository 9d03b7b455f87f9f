import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Fractions',
    can: 'You read, simplify, compare and convert fractions, and take a fraction of an amount.',
    what: [
      'In {fraction} a whole was cut into 4 equal parts, and 3 of them are meant. The number below, the denominator, names the kind of part; the number above, the numerator, counts them. A bar of chocolate with 12 pieces shows it: three quarters of it are 9 pieces.',
      'Cut every part in two, and there are twice as many parts, each half as large: {equal}. Nothing was added or taken away. So numerator and denominator may be multiplied or divided by the same number, and a fraction is in lowest terms when no number is left that divides both.',
      'To compare two fractions, cut both wholes into the same kind of part and count. When the numerator is larger than the denominator, whole numbers can be taken out: {mixed}. There is a fraction behind every percentage, every ratio and every slope.',
    ],
  },
  es: {
    name: 'Fracciones',
    can: 'Lees, simplificas, comparas y conviertes fracciones, y calculas la fracción de una cantidad.',
    what: [
      'En {fraction} se ha partido la unidad en 4 partes iguales y se toman 3. El número de abajo, el denominador, dice de qué tipo son las partes; el de arriba, el numerador, las cuenta. En una tableta de chocolate de 12 trozos iguales, tres cuartos son 9 trozos.',
      'Si cada parte se corta en dos, hay el doble de partes y cada una es la mitad de grande: {equal}. No se ha añadido ni quitado nada. Por eso el numerador y el denominador se pueden multiplicar o dividir por el mismo número, y una fracción es irreducible cuando ya ningún número divide a los dos.',
      'Para comparar dos fracciones, se cortan las dos unidades en partes del mismo tipo y se cuentan. Si el numerador es mayor que el denominador, se pueden sacar unidades enteras: {mixed}. Detrás de cada porcentaje, de cada razón y de cada pendiente hay una fracción.',
    ],
  },
  fr: {
    name: 'Fractions',
    can: 'Tu lis, simplifies, compares et convertis des fractions, et tu prends une fraction d’une quantité.',
    what: [
      'Dans {fraction}, on a coupé l’unité en 4 parts égales et on en prend 3. Le nombre du bas, le dénominateur, dit de quelles parts il s’agit ; celui du haut, le numérateur, les compte. Dans une tablette de chocolat de 12 carrés, les trois quarts font 9 carrés.',
      'Si l’on coupe chaque part en deux, il y a deux fois plus de parts, chacune deux fois plus petite : {equal}. Rien n’a été ajouté ni enlevé. On peut donc multiplier ou diviser le numérateur et le dénominateur par un même nombre, et une fraction est irréductible quand plus aucun nombre ne divise les deux.',
      'Pour comparer deux fractions, on coupe les deux unités en parts du même genre, puis on compte. Si le numérateur dépasse le dénominateur, on peut en sortir des unités entières : {mixed}. Derrière chaque pourcentage, chaque proportion et chaque pente, il y a une fraction.',
    ],
  },
};
