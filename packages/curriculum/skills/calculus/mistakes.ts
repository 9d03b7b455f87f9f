import type { LocalizedText } from '../../localized-text.ts';

export const calculusMistakes = {
  zero_over_zero: {
    en: '0 above and 0 below say nothing yet. Which factor can be cancelled before the number is put in?',
    es: '0 arriba y 0 abajo aún no dicen nada. ¿Qué factor se puede simplificar antes de sustituir el número?',
    fr: '0 en haut et 0 en bas ne disent encore rien. Quel facteur peut-on simplifier avant de remplacer par le nombre ?',
  },
  constants_decide: {
    en: 'You compared the plain numbers. For very large x, which terms are by far the greatest?',
    es: 'Has comparado los números solos. Para x muy grande, ¿qué términos son con mucho los mayores?',
    fr: 'Tu as comparé les nombres seuls. Pour x très grand, quels termes sont de loin les plus grands ?',
  },
  infinity_over_infinity: {
    en: 'Both parts grow without bound, but not equally fast. What is in front of the highest powers?',
    es: 'Las dos partes crecen sin fin, pero no igual de rápido. ¿Qué hay delante de las potencias más altas?',
    fr: 'Les deux parties croissent indéfiniment, mais pas à la même vitesse. Qu’y a-t-il devant les plus hautes puissances ?',
  },
  sign_near_pole: {
    en: 'The size is right. Look at the sign: is the denominator positive or negative on this side?',
    es: 'El tamaño es correcto. Mira el signo: ¿el denominador es positivo o negativo por ese lado?',
    fr: 'C’est juste au signe près. Regarde bien : le dénominateur est-il positif ou négatif de ce côté ?',
  },
  small_below: {
    en: 'The denominator becomes very small. What happens when something is divided by a tenth, a hundredth, a thousandth?',
    es: 'El denominador se hace muy pequeño. ¿Qué pasa cuando se divide entre una décima, una centésima, una milésima?',
    fr: 'Le dénominateur devient très petit. Que se passe-t-il quand on divise par un dixième, un centième, un millième ?',
  },
  conjugate_half: {
    en: 'After cancelling, a root plus a number is below. What does this whole sum come close to?',
    es: 'Después de simplificar queda abajo una raíz más un número. ¿A qué se acerca toda esa suma?',
    fr: 'Après simplification, il reste en bas une racine plus un nombre. De quoi cette somme entière s’approche-t-elle ?',
  },
  constant_kept: {
    en: 'A constant raises the whole curve. Does that make the curve steeper anywhere?',
    es: 'Una constante sube toda la curva. ¿La hace eso más inclinada en algún lugar?',
    fr: 'Une constante relève toute la courbe. Cela la rend-il plus raide quelque part ?',
  },
  value_not_slope: {
    en: 'That is the height of the curve there. The question asks how steep it is: which function tells that?',
    es: 'Esa es la altura de la curva ahí. Se pide su inclinación: ¿qué función la da?',
    fr: 'C’est la hauteur de la courbe à cet endroit. On demande sa pente : quelle fonction la donne ?',
  },
  tangent_misses_point: {
    en: 'The slope is right. Does your line also go through the point of the curve?',
    es: 'La pendiente es correcta. ¿Pasa tu recta también por el punto de la curva?',
    fr: 'La pente est juste. Ta droite passe-t-elle aussi par le point de la courbe ?',
  },
  average_for_moment: {
    en: 'That is the average speed of the whole way. How fast is it at this one moment?',
    es: 'Esa es la velocidad media de todo el recorrido. ¿Qué velocidad tiene en ese instante?',
    fr: 'C’est la vitesse moyenne sur tout le trajet. Quelle est la vitesse à cet instant précis ?',
  },
  inside_changed: {
    en: 'The chain rule leaves the inner function where it is. What is inside in the question, and what in your answer?',
    es: 'La regla de la cadena deja la función interior en su sitio. ¿Qué hay dentro en la pregunta y qué en tu respuesta?',
    fr: 'La dérivation d’une composée laisse la fonction intérieure en place. Qu’y a-t-il à l’intérieur dans la question, et dans ta réponse ?',
  },
  sine_cosine_sign: {
    en: 'Sine and cosine change places. Think of the two curves: where the given one starts, does it rise or fall?',
    es: 'El seno y el coseno se intercambian. Piensa en las dos curvas: a la derecha de 0, ¿la dada sube o baja?',
    fr: 'Sinus et cosinus s’échangent. Pense aux deux courbes : à droite de 0, celle qui est donnée monte-t-elle ou descend-elle ?',
  },
  power_rule_on_exponential: {
    en: 'Here the letter is in the exponent, not in the base. The power rule is for the other case.',
    es: 'Aquí la letra está en el exponente, no en la base. La regla de la potencia es para el otro caso.',
    fr: 'Ici, la lettre est dans l’exposant et non dans la base. La règle de la puissance vaut pour l’autre cas.',
  },
  quotient_order: {
    en: 'The parts are right. The numerator of the quotient rule is a difference: which product comes first?',
    es: 'Las partes son correctas. En el numerador de la regla del cociente hay una diferencia: ¿qué producto va primero?',
    fr: 'Les morceaux sont justes. Au numérateur de la dérivée d’un quotient, il y a une différence : quel produit vient en premier ?',
  },
  extremum_kind_turned: {
    en: 'The slope does change its sign there. From rising to falling, or from falling to rising?',
    es: 'La pendiente sí cambia de signo ahí. ¿De subir a bajar o de bajar a subir?',
    fr: 'La pente change bien de signe à cet endroit. La courbe passe-t-elle de la montée à la descente, ou l’inverse ?',
  },
  slope_zero_is_no_proof: {
    en: 'Look at the slope a little before and a little after: does it have the same sign on both sides?',
    es: 'Mira la pendiente un poco antes y un poco después: ¿tiene el mismo signo en los dos lados?',
    fr: 'Regarde la pente un peu avant et un peu après : a-t-elle le même signe des deux côtés ?',
  },
  ends_not_tested: {
    en: 'That is the highest place in the neighbourhood. On an interval the ends count too: what is the value there?',
    es: 'Ese es el lugar más alto de su entorno. En un intervalo también cuentan los extremos: ¿cuánto vale ahí?',
    fr: 'C’est le point le plus haut des environs. Sur un intervalle, les bornes comptent aussi : que vaut la fonction aux bornes ?',
  },
  place_for_value: {
    en: 'That is where it happens. The question asks how great the function is there.',
    es: 'Ese es el lugar donde ocurre. Se pide cuánto vale ahí la función.',
    fr: 'C’est l’endroit où cela se produit. On demande la valeur de la fonction à cet endroit.',
  },
  price_without_income: {
    en: 'At this price nobody buys any more. Where between 0 and this price is the income greatest?',
    es: 'A ese precio ya nadie compra. ¿En qué lugar entre 0 y ese precio es mayor el ingreso?',
    fr: 'À ce prix, plus personne n’achète. Où la recette est-elle maximale, entre 0 et ce prix ?',
  },
  derivative_factor_forgotten: {
    en: 'You divided by the number of the square itself. Differentiate first: which factor comes down from the exponent?',
    es: 'Has dividido entre el número del cuadrado. Deriva primero: ¿qué factor baja del exponente?',
    fr: 'Tu as divisé par le coefficient du carré. Dérive d’abord : quel facteur descend de l’exposant ?',
  },
  lower_bound_left_out: {
    en: 'You put in the upper bound only. What is the antiderivative worth at the lower one?',
    es: 'Solo has sustituido el límite superior. ¿Cuánto vale la primitiva en el inferior?',
    fr: 'Tu n’as remplacé que par la borne supérieure. Que vaut la primitive à la borne inférieure ?',
  },
  area_below_axis: {
    en: 'The integral counts what lies below the axis as negative. Can an area be negative?',
    es: 'La integral cuenta como negativo lo que queda bajo el eje. ¿Puede ser negativa un área?',
    fr: 'L’intégrale compte négativement ce qui est sous l’axe. Une aire peut-elle être négative ?',
  },
  speed_taken_as_constant: {
    en: 'That would be the distance at the first speed all the time. Draw the speed: which figure lies under the line?',
    es: 'Ese sería el recorrido si fuera siempre a la velocidad inicial. Dibuja la velocidad: ¿qué figura queda bajo la recta?',
    fr: 'Ce serait la distance à la vitesse initiale pendant toute la durée. Trace la vitesse : quelle figure y a-t-il sous la droite ?',
  },
  value_for_place: {
    en: 'That is the greatest value itself. The question asks where it is reached.',
    es: 'Ese es el propio valor máximo. Se pide dónde se alcanza.',
    fr: 'C’est la valeur maximale elle-même. On demande où elle est atteinte.',
  },
  constant_from_height: {
    en: 'The height of the point is not yet the constant. What do the terms with x already contribute there?',
    es: 'La altura del punto aún no es la constante. ¿Cuánto aportan ya ahí los términos con x?',
    fr: 'La hauteur du point n’est pas encore la constante. Que valent déjà les termes en x à cet endroit ?',
  },
} as const satisfies Record<string, LocalizedText>;
