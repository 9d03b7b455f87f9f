import type { LocalizedText } from '../../skill.ts';

export const commonDenominator: LocalizedText = {
  en: 'Both are cut into the same kind of part. Numerator and denominator are multiplied by the same number.',
  es: 'Las dos se cortan en partes del mismo tipo. El numerador y el denominador se multiplican por el mismo número.',
  fr: 'On coupe les deux en parts du même genre. Numérateur et dénominateur sont multipliés par le même nombre.',
};
export const denominatorsAlike: LocalizedText = {
  en: 'The parts have one name now, so only the numerators are counted.',
  es: 'Las partes tienen ahora el mismo nombre, así que solo se cuentan los numeradores.',
  fr: 'Les parts portent maintenant le même nom : on ne compte plus que les numérateurs.',
};
export const numeratorsJoined: LocalizedText = {
  en: 'Counted together, and written in lowest terms.',
  es: 'Se cuentan juntos y la fracción se simplifica.',
  fr: 'On les compte ensemble, et on écrit la fraction irréductible.',
};
export const wholesApart: LocalizedText = {
  en: 'The wholes are added on their own; the parts get a common denominator.',
  es: 'Las unidades se suman aparte; las partes se escriben con un denominador común.',
  fr: 'On additionne les unités à part ; les parts reçoivent un dénominateur commun.',
};
export const wholeMovesOver: LocalizedText = {
  en: 'The parts make more than one whole. It moves over to the wholes.',
  es: 'Las partes hacen más de una unidad. Esa unidad pasa con las demás.',
  fr: 'Les parts font plus d’une unité. Cette unité rejoint les autres.',
};
export const restOfWhole: LocalizedText = {
  en: 'What is left is the whole without the parts that were used.',
  es: 'Lo que queda es el total sin las partes gastadas.',
  fr: 'Ce qui reste est le tout, moins les parts utilisées.',
};
