import { topicTexts } from './topic-texts.ts';

/** Waves y = a · sin(bx + c) + d, the two forms of a power, and curves given by a parameter. */
export const waves = topicTexts({
  en: {
    wave_period:
      'Sine and cosine repeat after 2π. Inside stands {b} times the variable, so divide 2π by {b}.',
    tangent_period: 'The tangent repeats after π. Inside stands {b} times the variable, so divide π by {b}.',
    wave_amplitude:
      'Sine and cosine swing between −1 and 1. The factor {a} in front stretches that: the amplitude is its size without the sign.',
    wave_phase_shift:
      'The wave starts where the bracket is 0: {b} times the variable plus {c} is 0 at minus {c} over {b}.',
    wave_no_shift: 'Nothing is added inside the bracket, so the wave is not moved sideways.',
    wave_vertical_shift: 'The number added behind the wave, {d}, moves its middle line up or down.',
    log_to_power: 'A logarithm is an exponent: the base {base} to the power {exponent} gives {value}.',
    power_to_log: 'The exponent {exponent} is the logarithm of {value} to the base {base}.',
    parameter_alone: 'Solve one of the equations for {t}.',
    parameter_inserted: 'Put that in the place of {t} in the other equation.',
    parameter_collected: 'Simplify.',
    letter_of_system: 'The question asks for {letter} alone.',
    parameter_by_circle:
      'Cosine squared plus sine squared is 1. Here cosine squared is {c} and sine squared is {s}.',
  },
  es: {
    wave_period:
      'El seno y el coseno se repiten cada 2π. Dentro está {b} por la variable: divide 2π entre {b}.',
    tangent_period: 'La tangente se repite cada π. Dentro está {b} por la variable: divide π entre {b}.',
    wave_amplitude:
      'El seno y el coseno oscilan entre −1 y 1. El factor {a} lo estira: la amplitud es su tamaño sin el signo.',
    wave_phase_shift:
      'La onda empieza donde el paréntesis vale 0: {b} por la variable más {c} es 0 en menos {c} entre {b}.',
    wave_no_shift: 'Dentro del paréntesis no se suma nada: la onda no se mueve hacia los lados.',
    wave_vertical_shift: 'El número que se suma detrás, {d}, sube o baja la línea media.',
    log_to_power: 'Un logaritmo es un exponente: la base {base} elevada a {exponent} da {value}.',
    power_to_log: 'El exponente {exponent} es el logaritmo de {value} en base {base}.',
    parameter_alone: 'Despeja {t} en una de las ecuaciones.',
    parameter_inserted: 'Ponlo en el lugar de {t} en la otra ecuación.',
    parameter_collected: 'Simplifica.',
    letter_of_system: 'La pregunta pide solo {letter}.',
    parameter_by_circle:
      'Coseno al cuadrado más seno al cuadrado es 1. Aquí el coseno al cuadrado es {c} y el seno al cuadrado es {s}.',
  },
  fr: {
    wave_period:
      'Le sinus et le cosinus se répètent tous les 2π. À l’intérieur, la variable est multipliée par {b} : divise 2π par {b}.',
    tangent_period:
      'La tangente se répète tous les π. À l’intérieur, la variable est multipliée par {b} : divise π par {b}.',
    wave_amplitude:
      'Le sinus et le cosinus oscillent entre −1 et 1. Le facteur {a} les étire : l’amplitude est sa taille sans le signe.',
    wave_phase_shift:
      'L’onde commence là où la parenthèse vaut 0 : {b} fois la variable plus {c} vaut 0 en moins {c} sur {b}.',
    wave_no_shift: 'On n’ajoute rien dans la parenthèse : l’onde n’est pas décalée sur le côté.',
    wave_vertical_shift: 'Le nombre ajouté derrière, {d}, monte ou descend la ligne moyenne.',
    log_to_power: 'Un logarithme est un exposant : la base {base} à la puissance {exponent} donne {value}.',
    power_to_log: 'L’exposant {exponent} est le logarithme de {value} en base {base}.',
    parameter_alone: 'Exprime {t} à partir d’une des équations.',
    parameter_inserted: 'Mets cela à la place de {t} dans l’autre équation.',
    parameter_collected: 'Simplifie.',
    letter_of_system: 'La question porte seulement sur {letter}.',
    parameter_by_circle:
      'Le cosinus au carré plus le sinus au carré fait 1. Ici, le cosinus au carré vaut {c} et le sinus au carré vaut {s}.',
  },
});
