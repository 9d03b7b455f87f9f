import { topicTexts } from './topic-texts.ts';

/** Equations with the unknown in denominators, and testing candidates. */
export const rational = topicTexts({
  en: {
    excluded_values: 'A denominator must not be 0. So the values {values} are left out from the start.',
    multiply_by_denominator: 'Multiply every term on both sides by the common denominator {by}, and cancel.',
    single_fractions: 'Write each side as a single fraction.',
    turn_fractions: 'The unknown stands below the fraction bar: multiply by it and divide by the other side.',
    never_zero_fraction: 'A fraction is 0 only when its numerator is 0, and this one never is: no solution.',
    reject_pole: '{candidate} makes a denominator 0, so it is no solution.',
    reject_poles: 'The values {values} make a denominator 0, so they are no solutions.',
    all_but_poles: 'This holds for every number except {values}, where a denominator is 0.',
    reject_candidate:
      'Put the candidates into the first equation. For {candidate} it would say {check}: not a solution.',
    reject_candidates: 'Put the candidates into the first equation. The values {values} do not solve it.',
    reject_undefined:
      'Put the candidates into the first equation. For {candidate} a side has no value: not a solution.',
  },
  es: {
    excluded_values:
      'Un denominador no puede ser 0. Por eso los valores {values} quedan excluidos desde el principio.',
    multiply_by_denominator:
      'Multiplica cada término de los dos lados por el denominador común {by} y simplifica.',
    single_fractions: 'Escribe cada lado como una sola fracción.',
    turn_fractions: 'La incógnita está en el denominador: multiplica por él y divide entre el otro lado.',
    never_zero_fraction:
      'Una fracción vale 0 solo si su numerador vale 0, y este nunca vale 0: no hay solución.',
    reject_pole: '{candidate} anula un denominador, así que no es solución.',
    reject_poles: 'Los valores {values} anulan un denominador, así que no son soluciones.',
    all_but_poles: 'Esto se cumple para todos los números salvo {values}, donde un denominador vale 0.',
    reject_candidate:
      'Comprueba los candidatos en la ecuación inicial. Con {candidate} saldría {check}: no es solución.',
    reject_candidates: 'Comprueba los candidatos en la ecuación inicial. Los valores {values} no la cumplen.',
    reject_undefined:
      'Comprueba los candidatos en la ecuación inicial. Con {candidate} un lado no tiene valor: no es solución.',
  },
  fr: {
    excluded_values:
      'Un dénominateur ne doit pas être nul. Les valeurs {values} sont donc exclues dès le départ.',
    multiply_by_denominator:
      'Multiplie chaque terme des deux membres par le dénominateur commun {by}, puis simplifie.',
    single_fractions: 'Écris chaque membre comme une seule fraction.',
    turn_fractions: 'L’inconnue est au dénominateur : multiplie par lui et divise par l’autre membre.',
    never_zero_fraction:
      'Une fraction est nulle seulement si son numérateur est nul, et celui-ci ne l’est jamais : pas de solution.',
    reject_pole: '{candidate} annule un dénominateur : ce n’est pas une solution.',
    reject_poles: 'Les valeurs {values} annulent un dénominateur : ce ne sont pas des solutions.',
    all_but_poles: 'C’est vrai pour tous les nombres sauf {values}, où un dénominateur est nul.',
    reject_candidate:
      'Vérifie les candidats dans l’équation de départ. Avec {candidate} on aurait {check} : ce n’est pas une solution.',
    reject_candidates:
      'Vérifie les candidats dans l’équation de départ. Les valeurs {values} ne la vérifient pas.',
    reject_undefined:
      'Vérifie les candidats dans l’équation de départ. Avec {candidate} un membre n’a pas de valeur : ce n’est pas une solution.',
  },
});
