import type { Task } from './problem.ts';
import { phrase, phraseSource, topChoices, type Phrase } from './phrase.ts';

/**
 * The beginning of an algebra problem; `rest` is the formula with its clauses, `x` the unknown when it is
 * named.
 */
export type TaskOpening = {
  readonly task: Task | 'conclude' | 'zeros' | 'calculus';
  readonly pattern: Phrase;
  /** The solutions are wanted in this number set. */
  readonly numbers?: 'complex';
};

const nounList =
  'equations?|inequality|inequalities|inequation|expressions?|numbers|terms|quantities|perfect square trinomial|difference of squares|difference of two squares|sum of cubes|sum of two cubes|difference of cubes|difference of two cubes|mixed numbers|fractions?|polynomials?|trinomials?|binomials?|quadratics?|formula|system|systems|simultaneous equations|pair of equations|system of equations|system of linear equations|systems of equations|products?|function|operations?|problem|proportion|radicals?|powers?|' +
  'ecuación|ecuaciones|números|radicales|potencias?|fracciones algebraicas|operaciones combinadas|operación combinada|inecuación|inecuaciones|desigualdad|expresión|expresiones|fracción|polinomio|trinomio|binomio|sistema|sistema de ecuaciones|sistema de ecuaciones lineales|producto|función|operación|operaciones|fórmula|proporción|' +
  "équation|équations|calculs|puissances?|inéquation|inéquations|inégalité|polynôme|trinôme|binôme|système|système d'équations|système linéaire|produit|fonction|calcul|proportion|opération";
/** Longest first, otherwise the rest of "system of equations" would be read as a formula. */
const nouns = nounList
  .split('|')
  .sort((a, b) => b.length - a.length)
  .join('|');
const kinds =
  '((quadratic|linear|exponential|logarithmic|trigonometric|trig|rational|radical|algebraic|polynomial|absolute[- ]value|numerical|numeric|complex|literal|cubic|quartic|quadratic-type|compound|double|simple|fractional|improper|equivalent|indicated|given|definite|indefinite|(one|two|three|multi)[- ]step|(first|second|third)[- ](degree|order)|simultaneous|indicad[oa]|dad[oa]|combined) ){0,3}';
const kindsAfter =
  '( cuadrátic[oa]s?| lineal(es)?| de segundo grado| de primer grado| exponencial(es)?| logarítmic[oa]s?| trigonométric[oa]s?| racional(es)?| radical(es)?| irracional(es)?| algebraic[oa]s?| algebraicas?| numérica| bicuadrada| du second degré| du premier degré| exponentielle| logarithmique| trigonométrique| rationnelle| irrationnelle| algébrique| numérique| siguientes?| suivant(e|s|es)?)?';
const object = `(((the |this |these |each of the |each |both |la |el |las |los |esta |este |estas |l'|le |les |cette |ce |ces )?(following |given |siguientes? |suivante?s? )?${kinds}(${nouns})${kindsAfter}${kindsAfter}|the following|lo siguiente|ce qui suit)(?=[^\\p{L}]|$))?`;
const space =
  "( in ℝ| dans ℝ| en ℝ| over the reals| over the real numbers| dans R| en los reales| para x ?∈ ?ℝ| dans l'ensemble des réels)?";
const how =
  '( by (factori[sz]ing|factoring|completing the square|using the quadratic formula|substitution|elimination|the quadratic formula)| using (the )?(quadratic formula|substitution|elimination|factoring)| por (factorización|sustitución|igualación|reducción)| usando la fórmula (general|cuadrática)| completando (el cuadrado|cuadrados)| par (factorisation|substitution|combinaison)| en factorisant)?';

/** The same sentence, if it states that the numbers are complex. */
const onlyComplex = (of: Phrase): Phrase => ({
  exec: (text) => (/complex|complej|non-real/iu.test(text) ? of.exec(text) : null),
});

const head = (task: TaskOpening['task'], ...templates: readonly string[]): readonly TaskOpening[] =>
  templates.map((template) => ({ task, pattern: phrase(template) }));
const verbs: Record<string, string> = {
  solve:
    'solve and graph|solve and check|solve|resuelve y comprueba|resuelve|resuelva|resolver|soluciona|solucione|solucionar|résous|résoudre|résolvez|resous',
  factor:
    'factor out the gcf|factor out the greatest common factor|factor out the greatest common factor (from|of|in)|saca factor común|saca el factor común|factori[sz]e|factor|factoriza|factorizar|factorice|factorise|factoriser|factorisez',
  expand:
    'multiply and simplify|multiply|multiplica|multiplier|expand and simplify|expand|multiply out and simplify|multiply out|remove the brackets in|remove the parentheses in|desarrolla y simplifica|desarrolla y reduce|desarrollar y simplificar|desarrolla|desarrollar|desarrolle|expande|expandir|multiplica y simplifica|efectúa y simplifica|développe et réduis|développer et réduire|développer puis réduire|développez et réduisez|développe|développer|développez',
  simplify:
    'simplify|reduce (to|into|in) (its |the )?(lowest terms|simplest (radical |surd )?form|simplest terms)|simplify (to|into) (its )?(lowest terms|simplest (radical |surd )?form)|(write|express|rewrite|put) in (its )?(lowest terms|simplest (radical |surd )?form|simplified form|simplified radical form)|reduce a su mínima expresión|mettre sous forme irréductible|reduce|perform the (indicated )?operations?|collect like terms in|collect like terms|combine like terms in|combine like terms|combine|add|subtract and simplify|simplifica|simplificar|simplifique|reduce|reducir|reduce términos semejantes|reduce términos semejantes en|reduce los términos semejantes|simplifie|simplifier|simplifiez|réduis|réduire|réduisez|rendre irréductible',
  evaluate:
    "evaluate|evaluate using the order of operations|order of operations|calculate|compute|work out|figure out|carry out|state|give|obtain|write down|determine the (exact )?value of|give the (exact )?value of|state the (exact )?value of|compute the (exact )?value of|calculate the (exact )?value of|find the (result|answer)( of| to)?|what is the (result|answer)( of| to)?|resuelve las operaciones|realiza|realizar|ejecuta|obtén|obtener|determina|determina el valor (exacto )?de|encuentra el valor (exacto )?de|halla el resultado( de)?|calcula el resultado( de)?|encuentra el resultado( de)?|cuál es el resultado de|calculer le résultat( de)?|donner le résultat de|déterminer la valeur (exacte )?de|trouver la valeur (exacte )?de|trouve la valeur (exacte )?de|find the exact value of|find the value of|find|determine|what is the (exact )?value of|what is|what's|perform|do|complete|calculate and simplify|calcula y simplifica|opera y simplifica|calculer et donner le résultat sous (la )?forme (d'une fraction )?irréductible|calcula el valor (exacto )?de|halla el valor (exacto )?de|calcula|calcular|calcule|evalúa|evaluar|efectúa|efectuar|opera|halla|hallar|encuentra|cuánto es|cuánto vale|cuál es el valor de|resultado de|calcule la valeur (exacte )?de|calculer la valeur (exacte )?de|calculer|calculez|évalue|évaluer|effectue|effectuer|combien font|combien vaut|que vaut|donner la valeur (exacte )?de|trouve|trouver|déterminer|détermine|quelle est la valeur (exacte )?de",
};
const manner =
  '( completely| fully| completamente| por completo| complètement| entièrement| by grouping| por agrupación| par groupement| using the distributive property)?';
/** The longest alternative first: "reduce like terms" before "reduce". */
const longestFirst = (words: string): string =>
  topChoices(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** A verb, an optional object, an optional colon, and the formula. */
const verb = (task: TaskOpening['task'], words: string, extra = ''): readonly TaskOpening[] =>
  head(task, `(${longestFirst(words)})(?![\\p{L}])${extra} ?${object}${manner} ?(:|[.] )? ?{rest}`);
const roots = '(roots|root|zeros|zeroes|zero|x-intercepts|raíces|raíz|ceros|cero|racines|racine|zéros|zéro)';
const solutions =
  '(solutions|solution|solution set|solution\\(s\\)|value\\(s\\)|values|value|answers?|soluciones|solución|conjunto solución|valores|valor|ensemble des solutions|valeurs|valeur)';
const which =
  "(all |all the |the |las |los |todas las |todos los |el |la |les |la |toutes les |l')?((real|exact|possible|complete|real-valued|valid|positive and negative) ){0,2}";

const complexHeads: readonly TaskOpening[] = [
  ...head(
    'solve',
    `<find> (all |all the |the |las |los |les |toutes les )?(complex |non-real )?${solutions}( complejas| complexes)? (of|to|de|de l'|del) ${object} ?:? ?{rest}`,
  ),
  ...head(
    'zeros',
    `<find> (all |all the |the |las |los |les )?(complex )?${roots}( complejas| complejos| complexes)? (of|to|de|del) ${object} ?:? ?{rest}`,
  ),
].map((each) => ({ ...each, numbers: 'complex' as const, pattern: onlyComplex(each.pattern) }));

export const heads: readonly TaskOpening[] = [
  ...head(
    'solve',
    `<solve>${space}${how} (for|para|pour|por) <x>( in terms of [a-z]( and [a-z])?| en términos de [a-z]| en función de [a-z]| en fonction de [a-z])?${space}( ?:| ?,| in| from| en| dans|) ?${object} ?:? ?{rest}`,
    `(make|express) <x> the subject( of)? ?(the formula|the equation)? ?:? ?{rest}`,
    `(rearrange|rewrite|transform) ?(the formula|the equation)? ?:? ?{rest} (to make <x> the subject|for <x>|to solve for <x>)`,
    `(despeja|despejar|despeje|isole|isoler|isolez|isolate) (la variable |la incógnita |la variable |la letra )?<x> ?(de|en|dans|in|from)? ?${object} ?:? ?{rest}`,
    `(express|write|expresa|expresar|escribe|exprime|exprimer|exprimez) <x> (in terms of|as a function of|en función de|en términos de|en fonction de) [a-z]( (and|y|et) [a-z])?( ?:| ?,| if| in| si| en| dans|) ?{rest}`,
    `<find> (${which}${solutions} (of|for|de) )?<x> (if|when|given that|such that|so that|in|from|where|for which|that satisf(y|ies)|that makes?|si|cuando|tal que|en|de|sabiendo que|que satisfacen?|que cumplen?|para que|para los que|tel que|telle que|tels que|dans|sachant que|pour que|pour lesquelles|pour lesquels|pour laquelle|vérifiant)( the equation| la ecuación| l'équation| l'égalité)? ?:? ?{rest}`,
    `(if |given |given that |si |sabiendo que |sachant que )?{rest} ?[.,;:]?( then)? <find> (${which}${solutions} (of|de) )?<x>`,
    `<find> ${which}${solutions} (of|to|for|de|à)( the system| el sistema| del sistema| du système)?${space} ?${object} ?:? ?{rest}`,
    `<find> ${which}${solutions} (de l'|del |du |de la )${object} ?:? ?{rest}`,
    `(for )?(what|which) values? of <x> (is|does|do|are) {rest}`,
    `(para qué valores de|pour quelles valeurs de) <x> (es|se cumple|se tiene|a-t-on|est-ce que) {rest}`,
  ),
  ...head(
    'solve',
    `<solve> ${object} (for|para|pour) <x> ?[:,] ?{rest}`,
    `<find> (${which}${solutions} (of|de) )?<x> ?: ?{rest}`,
    `<find> <x> (and|y|et) <y> ?(:|if|in|when|given that|si|en|tel que|tels que) ?{rest}`,
    `<find> ${which}${solutions} ?: ?{rest}`,
    `(what|which) values? of <x> (satisf(y|ies)|solves?) (the equation |the inequality )?{rest}`,
    `(at|for|where|for exactly|para|en|pour) ?(what|which|qué|cuáles|quelle|quelles) (value|values|x-values?|valor|valores|valeur|valeurs)( of| de)? <x> (is it true that|does the following hold|is the following true|se cumple que|a-t-on) ?:? ?{rest}`,
    `<find> ${which}(numbers?|x-values?) <x> (that |which |such that |so that |for which )(satisf(y|ies)|solves?|makes? true)? ?{rest}`,
    `(what|which) (is|are) ${which}${solutions}( of| to| for)? ?${object} ?:? ?{rest}`,
    `(what|which) values? of <x> makes? (the equation |the statement )?{rest} true`,
  ),
  ...head(
    'calculus',
    `(<find> )?<the>((indefinite |definite )?integral|limit|derivative|sum|antiderivative|integral (definida|indefinida|siguiente)|límite( siguiente)?|derivada|suma|intégrale( définie| suivante)?|limite( suivante)?|dérivée|somme) ?:? ?{rest}`,
  ),
  ...complexHeads,
  ...head(
    'zeros',
    `<find> ${which}${roots} (of|for|de|du|del|de la|de l')( the| la| el| le)?( graph of| gráfica de| graphe de| courbe)?( the| la| le)? ?${object} ?:? ?{rest}`,
    `<find> ${which}${roots} ?: ?{rest}`,
    `(at|for) (what|which) (values? of [a-z]|x-values?|points?) (does|do) (the )?(graph of |curve |parabola |function )?(the function )?{rest} (cross|crosses|intersect|intersects|meet|meets|touch|cut|hit) the x-axis`,
    `(where|at which points) (does|do) (the )?(graph of |curve |parabola |function )?(the function )?{rest} (cross|intersect|meet|touch|cut|hit) the x-axis`,
    `(for (what|which) values? of [a-z] (is|does)|when (is|does)) {rest} ((equal|equals) (to )?(zero|0)|vanish)`,
    `(en qué (valores|valor|puntos?) (de [a-z] )?|dónde )(corta|cruza) (la (gráfica de|parábola|curva|función) )?{rest} (al|el) eje (x|de las x|de abscisas)`,
    `(para qué valores de [a-z] )(se anula|es cero|es nula) {rest}`,
    `(pour quelles valeurs de [a-z] )(s'annule|a-t-on) {rest}`,
  ),
  ...verb('solve', verbs.solve!, `${space}${how} ?:?`),
  ...head(
    'solve',
    `<find> <the>(coordinates of the |coordenadas del |coordonnées du )?(points? of intersection|intersection points?|intersection|puntos? de intersección|intersección|puntos? de corte|points? d'intersection) (of|between|for|de|entre|des|del) (the |las |les |los )?(lines |two lines |graphs of |graphs |curves |rectas |curvas |gráficas de |droites |courbes |droites d'équations )?(?<rest>.+? ?=.+? (and|y|et|;|,) ?.+? ?= ?.+)`,
    `where (do|does) (the )?(lines |two lines |graphs of |graphs |curves )?{rest} (intersect|meet|cross)`,
    `<find> <the>(value|valor|valeur) (of |de )(the |la |l')?(variable|unknown|incógnita|inconnue)( if| when| in| si| en| dans)? ?:? ?{rest}`,
    `<find> (the |a )?(number|value) <x> (that |which |such that |so that |for which )?(satisf(y|ies)|solves?|makes true)? ?{rest}`,
    `(what|which) (number|value|values|numbers) <x> (satisf(y|ies)|solves?) (the equation )?{rest}`,
  ),
  ...verb(
    'factor',
    verbs.factor!,
    '( fully| completely| out| completamente| por completo| complètement| entièrement| au maximum| as far as possible)?',
  ),
  ...head(
    'factor',
    `(write|express|escribe|expresa|expresar|écrire|écris|écrivez|mettre)( the expression| la expresión| l'expression)? ?{rest} (as a product( of (two )?(linear |its |irreducible )?factors)?|in( its)? fully factored form|in( its)? completely factored form|in factored form|in factori[sz]ed form|como (un )?producto( de factores)?|en forma factorizada|sous (la )?forme (d'un produit|factorisée|de produit( de facteurs)?))`,
    `(write|express|escribe|expresa|écrire|écris|mettre) (in (its )?(fully |completely )?factored form|in factori[sz]ed form|as a product( of factors)?|en forma factorizada|como producto( de factores)?|sous forme factorisée|sous forme de produit) ?:? ?{rest}`,
    `(factor|factori[sz]e|factoriza|factoriser) ?${object} ?{rest} (into|as a product of|en|en un producto de|en produit de) (linear factors|(a |the )?(product|products) of (linear |irreducible )?factors|irreducible factors|prime factors|factores( lineales| irreducibles)?|facteurs( du premier degré| irréductibles)?)`,
    `<find> (all )?<the>(linear |prime )?(factors|factored form|factori[sz]ation|factores|forma factorizada|factorización|facteurs|forme factorisée|factorisation) (of|de|du) ${object} ?:? ?(?<rest>.*[a-z].*)`,
    `{rest} ?[.,]? (factor completely|factori[sz]e fully|factori[sz]e)`,
    `(mettre|mets|mettez) (en facteurs?|{c} en facteur dans) ?:? ?{rest}`,
    `(saca|sacar) factor común (de|en) ?:? ?{rest}`,
  ),
  ...verb('expand', verbs.expand!, '( fully| completely)?'),
  ...verb(
    'complete_square',
    'complete the square (for|in|of|on)|complete the square|completa el cuadrado|completar el cuadrado|completa cuadrados|completa el cuadrado (en|de)|completar cuadrados (en|de)|complète le carré|compléter le carré|compléter le carré (dans|de)',
  ),
  ...head(
    'complete_square',
    `(write|express|put|rewrite|escribe|expresa|escribir|expresar|écrire|écris|mettre|exprimer)( the (function|quadratic|expression)| la función| la expresión| la fonction| l'expression)? ?{rest} (in|into|en|sous) (the |la |sa )?(vertex form|completed square form|forma canónica|forma de vértice|forma del vértice|forme canonique|form [(]x ?[+±-] ?[a-z][)](\\^2|²) ?[+±-] ?[a-z]|form a ?[(]x ?[+±-] ?[a-z][)](\\^2|²) ?[+±-] ?[a-z]|forma a?[(]x ?[+±-] ?[a-z][)](\\^2|²) ?[+±-] ?[a-z])`,
    `(<find> )?(the vertex form of|la forma canónica de|la forme canonique de|donner la forme canonique de|mettre sous forme canonique) ?{rest}`,
  ),
  ...head(
    'simplify',
    `(rationali[sz]e|racionaliza|racionalizar|racionalice|rationalise|rationaliser|rendre rationnel)( the denominators?( (of|in))?| el denominador( de)?| le dénominateur( de)?)? ?:? ?{rest}`,
    `(write|express|combine|escribe|expresa|écrire|écris|exprimer|mettre|reduce)( the expression)? ?{rest} (as|into|como|sous (la )?forme d'|en|a)( a| una| une| un)? ?(single|sola|seule|una sola|unique)? ?(fraction|logarithm|power|fracción|fracción única|potencia|logaritmo|puissance|logarithme|quotient)( in (its )?(simplest form|lowest terms)| simple| irréductible| irreducible| unique| seule)?( de [a-z])?( of [a-z])?`,
    `(write|express|combine|simplify|escribe|expresa|écrire|simplifie|simplifica) (as|into|como|sous (la )?forme d'|en)( a| una| une| un)? ?(single|sola|seule|una sola|unique)? ?(fraction|logarithm|power|fracción|fracción única|potencia|logaritmo|puissance|logarithme)( unique| seule| simple| irréductible)? ?: ?{rest}`,
    `(write|express|escribe|expresa|écrire)( the (fraction|expression))? ?{rest} (in (its )?(simplest|simplest radical|simplified|lowest) (form|terms)|in simplest form|in lowest terms|en su mínima expresión|sous forme irréductible)`,
    `(reduce|simplify) ?${object} ?{rest} (to|into) (lowest terms|its lowest terms|simplest form|its simplest form)`,
  ),
  ...head(
    'simplify',
    `(write|express|put|simplify|rewrite|evaluate|give|calculate|escribe|expresa|calcula|écrire|écris|mettre|exprimer|calculer)( the)?( complex number| expression| quotient| product| número complejo| nombre complexe)? ?{rest} (in|as|en|sous) (the |standard |la |its )?(form|forma|forme|rectangular form|standard form) (of )?(a ?[+] ?b ?i|a ?[+] ?i ?b|x ?[+] ?y ?i|x ?[+] ?i ?y|binómica|algébrique)`,
    `(write|express|put|simplify|rewrite|evaluate) ?{rest} (in|as) a ?[+] ?b ?i form`,
    `(escribe|expresa|écrire|écris|mettre) ?{rest} (en forma binómica|en su forma binómica|sous forme algébrique)`,
  ).map((each): TaskOpening => ({ ...each, numbers: 'complex' })),
  ...verb('simplify', verbs.simplify!),
  ...verb('evaluate', verbs.evaluate!),
];

const opening = `(${['solve', 'factor', 'expand', 'simplify', 'evaluate'].map((task) => verbs[task]).join('|')}|<find> <x>)(?![\\p{L}]) ?${object} ?:? ?`;
let openingPattern: RegExp | null = null;

/** The start of the formula after a verb, for error positions. */
export function formulaStart(text: string): number {
  const blank = /^\s*/.exec(text)![0].length;
  openingPattern ??= new RegExp(`^[¿¡\\s]*${phraseSource(opening)}`, 'is');
  return openingPattern.exec(text)?.[0].length ?? blank;
}
