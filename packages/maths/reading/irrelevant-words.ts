import { letters, phraseSource } from './phrase.ts';

/*
 * Removes words that do not change the answer: the requested method, adverbs, and answer formats that every
 * answer has anyway. Only words in these lists are removed; a text with any other word keeps it.
 */

const englishWays =
  '(taking|extracting|finding|using) (the )?(square |cube |nth )?roots?( of both sides| of each side)?|(the )?(square[- ]root|addition|elimination|substitution|addition[- ]elimination|ac|a-c|foil|box|grouping|factoring|cross[- ]multiplication|graphing|graphical|trial and error|completing[- ]the[- ]square) (method|property|principle|technique)|' +
  'factoring( out the (gcf|greatest common factor))?|factori[sz]ing|factori[sz]ation|grouping|completing the square|(the )?quadratic formula|elimination|substitution|addition|graphing|inspection|foil|trial and error|splitting the middle term|' +
  '(the )?zero[- ](product|factor) (property|principle|rule)|cross[- ]multipl(ication|ying)|combining like terms|(the )?difference of (two )?(squares|cubes)|(the )?sum of (two )?cubes|(the )?distributive (property|law)|special products?( formulas?)?|' +
  'first principles|(the )?(limit )?definition( of (the |a )?derivative)?|(the )?(product|quotient|chain|power|sum|constant|constant multiple|difference|reverse power) rules?( and (the )?(product|quotient|chain|power|sum) rule)?|u[- ]substitution|a substitution|integration by (parts|substitution)|parts|partial fractions|(a |the )?(least |lowest )?common denominator|finding a common denominator|' +
  '((the |common |natural )?logarithms?|logs)|taking (natural |common )?(logarithms|logs)( of both sides)?|(the )?(properties|laws|rules|law|product rule|quotient rule) (of|for) (exponents|indices|logarithms|logs|radicals|powers)|(the )?(exponent|index|log|logarithm) (rules|laws|properties)|(the )?(correct )?order of operations|pemdas|bodmas|' +
  "(polynomial |long |synthetic |polynomial long )division|rationali[sz]ing( the denominator)?|l'h[oô]pital's rule|l'hospital's rule|(any|an appropriate|a suitable|any appropriate|any suitable|an algebraic|the most efficient|the best|your preferred|a convenient) (method|technique)|(a |any |the )?method of your choice|equating (the )?(coefficients|exponents)|(the )?(one-to-one property|matrices|inverse matrices|determinants|cramer's rule|fundamental theorem of calculus|limit laws|direct substitution|pythagorean theorem|pythagoras( theorem)?|remainder theorem|factor theorem|rational (root|zero) theorem|unit circle|balance method|balancing method|inverse operations|discriminant)";
const spanishWays =
  "(el |la |los |las )?(método (de |del )?)?(la |el )?(factorización|agrupación( de términos)?|agrupamiento|fórmula( general| cuadrática| resolvente)|sustitución|igualación|reducción|eliminación|suma y resta|completar (el |al )?cuadrados?|completación de cuadrados?|completamiento de cuadrados?|factor común|factoreo|inspección|tanteo|regla de la cadena|reglas? (del|de la) (producto|cociente|potencia|suma)|regla de tres|teorema de pitágoras|teorema del (resto|factor)|propiedades de (los |las )?(exponentes|potencias|logaritmos|radicales|raíces|potenciación)|leyes de (los |las )?(exponentes|potencias|logaritmos|radicales)|extracción de raíces|raíz cuadrada|regla de ruffini|ruffini|método de ruffini|división sintética|división larga|partes|cambio de variable|diferencia de cuadrados|productos notables|propiedad distributiva|regla de l'hôpital|logaritmos|definición( de derivada)?|gráfico|cualquier método|el método que prefieras|determinantes|regla de cramer)";
const frenchWays =
  "(la |le |les |l'|un |une |du |de la |des )?(méthode (de |du |des |par )?)?(la |le |l')?(factorisation|substitution|combinaisons?( linéaires?)?|addition|élimination|discriminant|regroupement|formule quadratique|formule du discriminant|complétion du carré|intégration par parties|parties|changement de variable|identités? remarquables?|distributivité|règles? (du produit|du quotient|de la chaîne|de dérivation|de l'hôpital|de calcul|des exposants|des puissances)|propriétés (des|du) (puissances|logarithmes?|racines|exposants)|théorème de pythagore|mise en (évidence|facteur)|produit en croix|produits? nuls?|division (euclidienne|synthétique|de polynômes)|définition|logarithmes?|forme canonique|méthode de votre choix|méthode de ton choix)";
const ways = [
  `(by|by using|by means of|by applying|using|applying|via|with|through|by use of|with the help of|use|with the aid of) (the )?(method of |process of )?(${englishWays})`,
  `(por|por medio de|mediante|usando|utilizando|aplicando|empleando|con|a través de|con ayuda de|por el|por la) ?(${spanishWays})`,
  '(factorizando|completando (el cuadrado|cuadrados)|agrupando( términos)?|racionalizando|multiplicando en cruz|sacando factor común)',
  `(par|avec|en utilisant|en employant|à l'aide|au moyen|en appliquant|grâce à|grâce au|à l'aide du|à l'aide de) ?(de |d'|du )?(${frenchWays})`,
  '(en factorisant|en complétant le carré|en regroupant( les termes)?|en développant|en calculant le discriminant|en faisant un produit en croix|en rationalisant|en prenant la racine carrée)',
];

const adverbs =
  '(completely|fully|entirely|exactly|algebraically|analytically|totally|carefully|mentally|by hand|without a calculator|without using a calculator|if possible|where possible|when possible|whenever possible|as much as possible|as far as possible|as completely as possible|step[- ]by[- ]step|showing (all )?(your )?(work|working|steps)|showing each step|' +
  'completamente|totalmente|por completo|algebraicamente|analíticamente|exactamente|al máximo|lo más posible|lo máximo posible|si es posible|cuando sea posible|siempre que sea posible|paso a paso|sin calculadora|sin usar calculadora|detalladamente|' +
  'complètement|entièrement|totalement|algébriquement|au maximum|le plus possible|au plus possible|si possible|autant que possible|étape par étape|sans calculatrice|intégralement|en détail(lant)?)';

const answer =
  "((your |the |any |all )?(final |exact )?(answers?|solutions?|solution set|results?)|it|(tu |la |las |tus |el |los )?(respuestas?|soluci[óo]n|soluciones|resultados?|conjunto solución)|(ta |la |les |le |ton |l')?(réponses?|solutions?|résultats?|ensemble des solutions|ensemble solution))";
const forms =
  "(in|as|using|with|en|como|usando|con|sous|sous la|à l'aide d'|avec) (its |their |the |an? |su |la |una? |sa |une? )?(simplest (radical |exact |possible |reduced )?form|lowest terms|simplest terms|reduced form|simplified form|fully simplified form|simplified radical form|simplest surd form|surd form|radical form|exact form|exact terms|interval notation|interval form|set notation|set[- ]builder notation|intervals?|terms of (π|pi|\\\\pi|i|e|ln|natural logarithms|logarithms|radicals)|multiples? of (π|pi|\\\\pi)|(the )?form a ?[+] ?b ?i|a ?[+] ?b ?i form|rectangular form|(only )?positive (exponents|indices|powers)( only)?|exact values?|an ordered (pair|triple)|ordered (pair|triple)|simplified (fractions?|radicals?|surds?|form)|(reduced |improper )fractions?( in (simplest form|lowest terms))?|fractions? in (simplest form|lowest terms)|integers? or (simplified |reduced )?fractions?|single logarithm|" +
  'forma más simple|mínima expresión|forma simplificada|forma irreducible|forma exacta|forma radical|notación de intervalos?|forma de intervalos?|intervalos?|función de (π|pi)|términos de (π|pi|i|e|ln)|forma binómica|forma a ?[+] ?b ?i|fracción (irreducible|simplificada)|exponentes positivos|par ordenado|' +
  "forme (la plus simple|simplifiée|irréductible|exacte|algébrique|a ?[+] ?i ?b|a ?[+] ?b ?i|d'intervalles?|d'un intervalle|d'une union d'intervalles|d'une fraction (irréductible|simplifiée)|de fraction irréductible|d'un couple)|fraction irréductible|notation d'intervalles?|fonction de (π|pi)|exposants positifs|valeur exacte)";
const answerFormats = [
  `(and |then |y |et |puis )?(write|express|give|giving|leave|leaving|state|stating|put|present|report|expressing|writing|expresa|escribe|da|deja|dejando|expresando|escribiendo|dando|escribir|expresar|donne|donner|donnez|donnant|en donnant|écris|écrire|écrivez|exprime|exprimer|exprimez|laisse|laisser|présenter) ${answer} ${forms}`,
  `(and |then |y |et )?(write|express|give|giving|leave|leaving|state|use|using|escribe|expresa|da|dando|donner|donne|donnant) (only )?(the |your |all |las |los |les |des )?exact (answers?|values?|solutions?|form)( only)?`,
  '(and |then |y |et )?(check|verify|justify|explain|comprueba|verifica|justifica|vérifie|vérifier|justifier|justifie) (your |the |all |for |tu |la |las |el |ta |les )?(work|answers?|solutions?|results?|steps|reasoning|extraneous solutions?|for extraneous (solutions?|roots?)|respuestas?|soluci[óo]n|soluciones|resultados?|réponses?|résultats?)',
  '(and |then )?(write|express|rewrite|expressing|using|simplify using) (only )?(it )?(with |using )?(only )?positive (exponents|indices|powers)( only)?',
  '(and )?(show|muestra|montrer|détailler) (all |todos )?(your |the |tus |los |tout |les )?(work|working|steps|pasos|procedimiento|travail|étapes|calculs?)',
  '(and |y |et )?(graph|sketch|plot|grafica|représenter) (the |your |la |tu )?(solution( set)?|answer|solución)( on (a |the )?number line| en la recta numérica)?',
  '(assume|assuming|given|where|suponiendo|con|en supposant) (that )?(all |the |no |los |les |el )?(denominators?|denominador(es)?|dénominateurs?) (is|are|equals?|sea|sean|est|soit|sont|soient)( not| distintos? de| no| non)? ?(zero|nonzero|non-zero|0|cero|nulos?|nuls?)',
];
const simplified =
  '(and|then|, then|y|et|puis|y luego) (simplify|reduce|simplifying|simplifica|reduce|simplificar|reducir|simplifie|simplifier|réduire|réduis)( (your|the|tu|el|la|le|ta) (answer|result|resultado|respuesta|résultat|réponse))?( (fully|completely|(to|in) (its )?(lowest terms|simplest form)))?';

const end = `(?=\\s*(?:[.,;:)]|$)|\\s+(?:and|y|et|to|for|in|para|pour|el|la|the|le|los|les|each|this)\\s)`;
const start = `(?<![${letters}\\d_\\\\])`;
const left = (template: string): RegExp =>
  new RegExp(`[\\s,;(]*${start}(?:${phraseSource(template)})(?![${letters}])`, 'giu');
let patterns: {
  readonly ways: readonly RegExp[];
  readonly answerFormats: readonly RegExp[];
  readonly simplified: RegExp;
  readonly adverbs: RegExp;
} | null = null;

function buildPatterns(): NonNullable<typeof patterns> {
  patterns ??= {
    ways: ways.map(
      (each) => new RegExp(`[\\s,;]*\\(?${start}(?:${phraseSource(each)})(?![${letters}])\\)?${end}`, 'giu'),
    ),
    answerFormats: answerFormats.map(
      (each) =>
        new RegExp(
          `[\\s,;.]*\\(?${start}(?:${phraseSource(each)})(?![${letters}])\\)?(?=\\s*(?:[.,;:]|$))`,
          'giu',
        ),
    ),
    simplified: new RegExp(
      `\\s*${start}(?:${phraseSource(simplified)})(?![${letters}])(?=\\s*(?:[.,;:]|$))`,
      'giu',
    ),
    adverbs: left(adverbs),
  };
  return patterns;
}

/** "the logarithm base 2 of 32" */
const logarithm =
  /(?:the |el |le )?\blog(?:arithm|aritmo|arithme)?(?: to the| with| in| en| de)? base (?<base>\d+|[a-z])(?: of| de)? (?<of>\d+(?:\/\d+)?|[a-z])(?![\p{L}\d(^/*+-])/iu;

/** The word left over from “by factoring or by completing the square”. */
const betweenWays = /(?<=[\p{L}\d)])\s+(?:or|o|ou)(?=\s*(?:[:.,;]|$))/giu;

/** The same problem in fewer words; the text itself when there is nothing to remove. */
export function removeIrrelevantWords(text: string): string {
  const { ways: methods, answerFormats: forms_, simplified: andSimplify, adverbs: manners } = buildPatterns();
  let shorter = text.trim().replace(logarithm, 'log_{$<base>}($<of>)');
  for (const each of [...forms_, ...methods, manners]) shorter = shorter.replace(each, '');
  if (shorter !== text.trim()) shorter = shorter.replace(betweenWays, '');
  if (!/^\W*(?:completely\s+)?(?:fact|saca|mettre en)/iu.test(shorter))
    shorter = shorter.replace(andSimplify, '');
  return oneSentence(withoutWayFirst(shorter))
    .replace(/\s+([:.,;])/g, '$1')
    .replace(/^[\s,;:.]+|[\s,;:.]+$/g, '');
}

/**
 * "to solve x² = 4", which remains of "Use the quadratic formula to solve x² = 4"; "For the equation 2x = 4,
 * solve for x".
 */
const withoutWayFirst = (text: string): string =>
  text.replace(/^[\s,;:.]*(?:to|para|pour|,)\s+(?=\p{L}{4})/iu, '');

/** "Solve for x. x² = 4": the full stop after an instruction without a formula is treated as a colon. */
function oneSentence(text: string): string {
  const found = new RegExp(
    `^([¿¡\\s]*[${letters}][${letters}\\s,'’()-]*[${letters})])\\s*[.;\\n]\\s*(?=\\S)`,
    'u',
  ).exec(text);
  return found === null ? text : `${found[1]!.trim()}: ${text.slice(found[0].length)}`;
}
