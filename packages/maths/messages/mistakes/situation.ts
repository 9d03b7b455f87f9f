import { topicTexts } from '../rules/topic-texts.ts';

/** Mistakes in shares, chances, rates, sums of sequences and limits. */
export const situationMistakes = topicTexts({
  en: {
    share_by_one_number:
      'How many equal parts are there altogether? Work out one part first, then count how many each one gets.',
    shared_equally: 'With that, everybody gets the same. What does the ratio say about it?',
    operation_exchanged:
      'What happens in one hour, or for one piece? Then think: does your result have to be larger or smaller than that?',
    odds_for_probability:
      'You compared these with the others. How many possible outcomes are there in all, with these among them?',
    complement_for_event: 'That is the chance that it does not happen. What is asked for?',
    sum_not_halved:
      'The first and the last term together, the second and the last but one: how many such pairs are there?',
    indeterminate_as_value:
      'Here both parts go to the same place at once, so this form can still be anything. Change the expression first: which factor is above and below?',
    term_index_mixed:
      'Write down the terms one after the other with their numbers. Which number does this one have?',
    quotient_rule_sign: 'The rule for a quotient has a difference above. Which product comes with the minus?',
  },
  es: {
    share_by_one_number:
      '¿Cuántas partes iguales hay en total? Calcula primero cuánto vale una y luego cuenta cuántas le tocan a cada uno.',
    shared_equally: 'Así todos reciben lo mismo. ¿Qué dice la razón del enunciado?',
    operation_exchanged:
      '¿Qué pasa en una hora, o con una sola pieza? Con eso piensa: ¿el resultado tiene que ser mayor o menor?',
    odds_for_probability:
      'Has comparado estos casos con los demás. ¿Cuántos casos posibles hay en total, contando también estos?',
    complement_for_event: 'Esa es la probabilidad de que no ocurra. ¿Qué se pregunta?',
    sum_not_halved: 'El primer término con el último, el segundo con el penúltimo: ¿cuántas parejas así hay?',
    indeterminate_as_value:
      'Aquí las dos partes se comportan igual a la vez, así que esta forma todavía puede valer cualquier cosa. Transforma antes la expresión: ¿qué factor está arriba y abajo?',
    term_index_mixed: 'Escribe los términos uno tras otro con su número. ¿Qué número tiene este?',
    quotient_rule_sign: 'Arriba, la regla del cociente lleva una resta. ¿Qué producto va con el signo menos?',
  },
  fr: {
    share_by_one_number:
      'Combien y a-t-il de parts égales en tout ? Calcule d’abord une part, puis compte combien chacun en reçoit.',
    shared_equally: 'Ainsi, chacun reçoit la même chose. Que dit le rapport de l’énoncé ?',
    operation_exchanged:
      'Que se passe-t-il en une heure, ou pour une seule pièce ? Ton résultat doit-il alors être plus grand ou plus petit ?',
    odds_for_probability:
      'Tu as comparé ces cas aux autres. Combien y a-t-il d’issues possibles en tout, avec ceux-ci ?',
    complement_for_event: 'C’est la probabilité que cela n’arrive pas. Que demande-t-on ?',
    sum_not_halved:
      'Le premier terme avec le dernier, le deuxième avec l’avant-dernier : combien de paires y a-t-il ?',
    indeterminate_as_value:
      'Ici, le haut et le bas évoluent en même temps : cette forme peut encore donner n’importe quoi. Transforme d’abord l’expression : quel facteur est à la fois en haut et en bas ?',
    term_index_mixed: 'Écris les termes l’un après l’autre avec leur numéro. Lequel est celui-ci ?',
    quotient_rule_sign: 'En haut, la règle du quotient a une différence. Quel produit porte le moins ?',
  },
});
