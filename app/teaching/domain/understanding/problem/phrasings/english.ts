import { A, F, L, M, N, P, phrasing, Q, QU, U, type Phrasing } from './phrasing.ts';

const method =
  '(factoring|factorising|factorizing|(?:the )?quadratic formula|completing the square|elimination|substitution|cross multiplying)';
const toSolve =
  '(?:(?:quadratic|linear|simultaneous|rational|absolute value|exponential|log(?:arithmic)?|radical)? ?(?:equations?|inequalit(?:y|ies)|systems?(?: of equations)?)|proportions?|absolute value|quadratic(?: formula)?|cross[- ]multipl\\w+|simultaneous)';
const toFactor = '(?:common factor|factori[sz]ation|factoring|difference of (?:two |2 )?squares|trinomial)';
const toExpand =
  '(?:foil|multiply(?: out)?|expand(?: and simplify| out)|special product|distributive property|distribute|binomial squared?|perfect square)';
const shape =
  '(right triangle|triangle|rectangle|circle|square|cube|cylinder|cone|sphere|trapezoid|trapezium|parallelogram)';
const size = '(area|perimeter|volume|circumference|hypotenuse|surface area)';

/** Asks for the new amount after an increase or decrease, not for the difference. */
const grown =
  '(?:(?:new|final) (?:price|cost|value|salary|wage|pay|population|rent|fare|weight|height|length|total)(?! (?:change|increase|rise|drop))|(?:how much|what)[^\\d%]* (?:cost|worth|earn|pay|is it|weigh)[^\\d%]*now|now equals what)';

export const english: readonly Phrasing[] = [
  phrasing(`for (?:which|what) (?:values? of )?([a-z]) (?:is|does|do|are|will) ${F}(?: hold| true)?`, 'solve $2 for $1'),
  phrasing(`(?:solve )?${F}[\\s,]+(?:solve )?(?:it )?(?:by|using|with|via) ${method}`, 'solve $1 by $2'),
  phrasing(`(?:solve )?${F}[\\s,]+(?:solve )?(?:it )?(?:by|using|with|via) ${method}`, 'solve $1'),
  phrasing(`(?:solve )?(?:use|using|by|with) (?:the )?${method}(?: method)?(?: to solve| on| for)?[:,]? ${F}`, 'solve $2 by $1'),
  phrasing(`(?:solve )?(?:use|using|by|with) (?:the )?${method}(?: method)?(?: to solve| on| for)?[:,]? ${F}`, 'solve $2'),
  phrasing(`(?:find )?(?:the )?lim(?:it)? (?:of )?${F} (?:as|when|where) x ?(?:->|→|=>|goes to|approaches|tends to|gets to|is near|nears) ?${A}`, 'limit of $1 as x approaches $2'),
  phrasing(`(?:find |evaluate |the )*lim(?:it)?[\\s,]+(?:(?:as|when|where|for) )?([a-z]) ?(?:->|→|-->|goes to|approaches|tends to) ?${A}[\\s,:]+(?:of |for )?${F}`, 'limit of $3 as $1 approaches $2'),
  phrasing(`(?:write|express|put|give|simplify) √ ?(\\d+) (?:in|as|into|to) (?:the )?(?:form )?(?:of )?a ?√ ?\\(?b\\)?`, 'simplify √$1'),
  phrasing(`(?:write|express|put|give|simplify) √ ?(\\d+) in (?:its )?simplest (?:surd |radical )?form`, 'simplify √$1'),
  phrasing(`(?:the |this |solve )*${toSolve}:? (?:of |for |with )?${F}`, 'solve $1'),
  phrasing(`${F}[\\s,:]+(?:the |by |with |as )*${toSolve}`, 'solve $1'),
  phrasing(`${toFactor}(?: of)?:? ${F}`, 'factor $1'),
  phrasing(`${F}[\\s,:]+(?:by |using |with |the )*${toFactor}`, 'factor $1'),
  phrasing(`${toExpand}(?: of)?:? ${F}`, 'expand $1'),
  phrasing(`${F}[\\s,:]+(?:by |using |with |the )*${toExpand}`, 'expand $1'),
  phrasing(`complet(?:e|ing) (?:the )?squares?:? (?:of |for |on )?${F}`, 'complete the square: $1'),
  phrasing(`${F}[\\s,:]+complet(?:e|ing) the square`, 'complete the square: $1'),
  phrasing(`${F}[\\s,:]+(?:simplified|(?:in )?simplest form|in lowest terms|as (?:one|a single) (?:power|fraction|term|root))`, 'simplify $1'),
  phrasing(`(?:the )?(?:square )?root of ${N} (?:simplified|(?:in )?(?:simplest|surd|simplest radical) form)`, 'simplify sqrt($1)'),
  phrasing(`(?:differentiate|derive) ${F} (?:twice|two times|2 times)`, 'second derivative of $1'),
  phrasing(`${F}[\\s,:]+(?:find )?(?:the |its )?(?:derivative|differentiated?|deriv)(?: (?:by|using|with) (?:the )?(?:product|chain|quotient|power) rule)?`, 'differentiate $1'),
  phrasing(`(?:the )?(?:derivative of|differentiate|derive) ${F} (?:by|using|with) (?:the )?(?:product|chain|quotient|power) rule`, 'differentiate $1'),
  phrasing(`(?:find )?(?:the |an? )?(?:indefinite )?(?:integral|antiderivative) of ${F}`, 'integrate $1'),
  phrasing(`${F}[\\s,:]+(?:find )?(?:the |its )?(?:integral|antiderivative|integrated)`, 'integrate $1'),
  phrasing(`∫\\s*${F}\\s*(?:dx)? (?:from|between) ${A} (?:to|and) ${A}`, 'integrate $1 from $2 to $3'),
  phrasing(`(?:the )?(?:definite )?integral (?:from|between) ${A} (?:to|and) ${A} (?:of )?${F}(?:\\s*dx)?`, 'integrate $3 from $1 to $2'),
  phrasing(`(?:find |the )*(?:gradient|slope)(?: of)?(?: the)?(?: curve| graph| tangent(?: line)?(?: to| of)?)? ${F} (?:at|when|where|for) (?:x ?= ?)${N}`, 'find the slope of the tangent to $1 at x=$2'),
  phrasing(`(?:find |the )*slope (?:between|from|of|with)(?: the line)?(?: through)?(?: the)?(?: points)? ?${P} (?:and|to) ${P}`, 'find the slope of the line through ($1, $2) and ($3, $4)'),
  phrasing(`(?:find |the |an? )*(?:equation of )?(?:the |an? )?(?:straight )?line (?:through|between|passing through|that goes through|from)(?: the)?(?: points)? ?${P} (?:and|to) ${P}`, 'find the equation of the line through ($1, $2) and ($3, $4)'),
  phrasing(`(?:find |the )*midpoint (?:between|of)(?: the)?(?: points)? ?${P} (?:and|to) ${P}`, 'find the midpoint of ($1, $2) and ($3, $4)'),
  phrasing(`(?:find |the )*(area|perimeter) of (?:a |the )?rectangle (?:with |of |that is |measuring |sides |dimensions )*${Q} ?(?:by|x|×|and) ?${Q}`, 'find the $1 of a rectangle with length $2 and width $3'),
  phrasing(`(?:the )?sides of (?:a |the |my )?rectangle (?:are|measure) ${Q} and ${Q}[,.;]? (?:what(?:'?s| is)?|find|calculate|work out)(?: the| its)? (area|perimeter)(?: of it)?`, 'find the $3 of a rectangle with length $1 and width $2'),
  phrasing(`(?:find |what is )?(?:the )?hypotenuse of a triangle with (?:legs|sides) ${Q} and ${Q}`, 'find the hypotenuse of a right triangle with legs $1 and $2'),
  phrasing(`(?:a |the |my |this )?right(?:[- ]angled?)? triangle (?:has |with |have )(?:the |its )?(?:legs|short(?:er)? sides|perpendicular sides)(?: of| measuring| of length)? ${Q} and ${Q}[,.;]? (?:what(?:'?s| is)?|find|calculate|work out|how (?:long|big) is)(?: the| its)?(?: length of)?(?: the| its)? hypotenuse`, 'find the hypotenuse of a right triangle with legs $1 and $2'),
  phrasing(`(?:the |a |my |this )${shape} (?:has|with|have)(?: a| the)? (\\S.*\\d.*?)[,.;]? (?:what(?:'?s| is)?|find|calculate|how big is)(?: the| its)? ${size}`, 'find the $3 of a $1 with $2'),
  phrasing(`(?:find |the |calculate )*(mean|median|mode|average|range|standard deviation|variance)(?: of| for)?(?: the| these)?(?: numbers| data)?:? ${L}`, 'find the $1 of $l2'),
  phrasing(`(sin|cos|tan)(?:e|ine|gent)?(?: of)? ${N} ?(?:deg(?:rees?)?)`, '$1($2°)'),
  phrasing(`(?:convert |change |turn )?${QU} (?:in|to|into|as) ${U}`, 'convert $1 to $2'),
  phrasing(`(?:how many|what is) ${U} (?:are |is )?(?:in|there in|is|are|make|equals?) ${QU}`, 'convert $2 to $1'),
  phrasing(`(?!.*(?:original|before|initial|at first)).*?(?:costs?|is|was|priced?|price of|worth|price)(?: at| of| is)? ?[$€£]?${N} ?(?:dollars|euros|pounds|bucks|€|£)?[^\\d%]*?${N} ?(?:%|percent) (?:off|discount|cheaper|reduction)[^\\d%]*(?:new|now|pay|final|sale|cost|much)[^\\d%]*`, 'decrease $1 by $2%'),
  phrasing(`${N} ?(?:%|percent) off (?:of )?[$€£]?${N}(?: dollars| euros| pounds)?`, 'decrease $2 by $1%'),
  phrasing(`(?!.*(?:original|before|initial|at first|each|every|per |annual|compound|twice|again|followed))[^\\d]*?(?:costs?|is|was|of|at|worth|earns?) ?[$€£]?${M} ?(?:dollars|euros|pounds|bucks|€|£)?(?: (?:an?|per) \\p{L}+)?[^\\d%]*?(?:increases?|increased|goes up|rises|rose|went up|is raised|has risen|gone up)(?: by)? ?${M} ?(?:%|percent)[^\\d%]*${grown}[^\\d%]*`, 'increase $1 by $2%'),
  phrasing(`(?!.*(?:original|before|initial|at first|each|every|per |annual|compound|twice|again|followed))[^\\d]*?(?:costs?|is|was|of|at|worth|earns?) ?[$€£]?${M} ?(?:dollars|euros|pounds|bucks|€|£)?[^\\d%]*?(?:decreases?|decreased|goes down|falls|fell|drops|dropped|went down|is reduced|has fallen|gone down)(?: by)? ?${M} ?(?:%|percent)[^\\d%]*${grown}[^\\d%]*`, 'decrease $1 by $2%'),
  phrasing(`if ${N} (\\p{L}+)(?: of \\p{L}+)? (?:costs?|weighs?) [$€£]?${N}(?: \\p{L}+)?,? (?:how much|what)(?: do| does| would| will| is| are| for)?(?: the cost of| the price of)? ${N} \\2(?: costs?| weighs?)?`, 'solve the proportion $1/$3 = $4/x'),
  phrasing(`(?:what is )?${N} out of ${N} (?:as|in|is what|to|is)(?: a| an)? percent(?:age)?`, 'what percent of $2 is $1'),
  phrasing(`${F} (?:between|for x between|from) ${A} (?:and|to) ${A}`, 'solve $1; $2 ≤ x ≤ $3'),
]; // oxfmt-ignore
