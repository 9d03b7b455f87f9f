import { A, F, L, M, N, P, phrasing, Q, QU, U, type Phrasing } from './phrasing.ts';

const degree =
  '(?: lineal(?:es)?| cuadratica| de (?:primer|segundo|1er|2do|1|2)º? grado| exponencial| logaritmica| racional| irracional| trigonometrica| 2x2| de ecuaciones)*';
const toSolve = `(?:(?:ecuacion(?:es)?|inecuacion(?:es)?|desigualdad|sistema|proporcion)${degree}|valor absoluto|formula (?:general|cuadratica)|regla de tres)`;
const method =
  '((?:por|con|usando|mediante) (?:la )?(?:formula general|factorizacion|factorizando|factoreo|completando (?:el )?cuadrado|sustitucion|igualacion|reduccion|eliminacion|formula cuadratica|bhaskara))';
const toFactor =
  '(?:(?:sac(?:a|o|ar|ando) )?(?:el )?factor comun|diferencia de cuadrados|trinomio(?: cuadrado perfecto)?|factorizacion|factoreo)';
const toExpand =
  '(?:productos? notables?|binomio (?:al cuadrado|conjugado)|(?:propiedad )?distributiva|multiplic(?:a|ar|o|acion)|suma por diferencia)';
const rule = '(?: (?:con|por|usando|aplicando) (?:la )?(?:regla (?:del|de la|de) \\p{L}+|definicion))?';

const shape = '(triangulo|rectangulo|circulo|cuadrado|cubo|cilindro|cono|rombo|trapecio|paralelogramo)';
const size = '(area|perimetro|volumen)';

/** Asks for the new amount after an increase or decrease, not for the difference. */
const grown =
  '(?:nuev[oa] (?:precio|valor|sueldo|salario|poblacion|alquiler|coste|costo|peso|total)|precio final|cuanto (?:cuesta|vale|gana|paga|pesa|mide)[^\\d%]*ahora|cuanto[^\\d%]*ahora (?:cuesta|vale))';

export const spanish: readonly Phrasing[] = [
  phrasing(`(?:para|con) (?:que|cual(?:es)?) (?:valor(?:es)? (?:de )?)?([a-z]) (?:es|se cumple(?: que)?|vale|tenemos) ${F}`, 'resuelve $2 para $1'),
  phrasing(`(?:resuelve |resolver )?${F}[\\s,]+${method}`, 'resuelve $1 $2'),
  phrasing(`(?:resuelve |resolver )?${F}[\\s,]+${method}`, 'resuelve $1'),
  phrasing(`(?:resuelve |resolver )?${method}(?: el sistema| la ecuacion)?[:,]? ${F}`, 'resuelve $2 $1'),
  phrasing(`(?:resuelve |resolver )?${method}(?: el sistema| la ecuacion)?[:,]? ${F}`, 'resuelve $2'),
  phrasing(`(?:el )?lim(?:ite)? (?:de )?${F} (?:cuando|si|con) x ?(?:->|→|=>|tiende a|va a|se acerca a|tiende) ?${A}`, 'límite de $1 cuando x tiende a $2'),
  phrasing(`(?:calcula |halla |el )*lim(?:ite)?[\\s,]+(?:(?:cuando|si|con|de) )?([a-z]) ?(?:->|→|-->|tiende a|tiende hacia|va a|se acerca a) ?${A}[\\s,:]+(?:de |para )?${F}`, 'límite de $3 cuando $1 tiende a $2'),
  phrasing(`(?:escribe|expresa|pon|simplifica) √ ?(\\d+) (?:en|como|de) (?:la )?(?:forma )?a ?√ ?\\(?b\\)?`, 'simplifica √$1'),
  phrasing(`(?:la |el |una |esta |este |resolver |resuelve )*${toSolve}:? (?:de |con )?${F}`, 'resuelve $1'),
  phrasing(`${F}[\\s,:]+(?:es |la |el |por |con )*${toSolve}`, 'resuelve $1'),
  phrasing(`${toFactor}(?: de)?:? ${F}`, 'factoriza $1'),
  phrasing(`${F}[\\s,:]+(?:por |con |el |la )*${toFactor}`, 'factoriza $1'),
  phrasing(`${toExpand}(?: de)?:? ${F}`, 'desarrolla $1'),
  phrasing(`${F}[\\s,:]+(?:por |con |el |la )*${toExpand}`, 'desarrolla $1'),
  phrasing(`complet(?:a|ar|o|ando)(?: el| al)? (?:trinomio )?cuadrado(?: perfecto)?:? (?:de |en )?${F}`, 'completa el cuadrado: $1'),
  phrasing(`(?:el )?valor (?:numerico )?de ${F} (?:para|cuando|si|con) ([a-z]) ?(?:=|vale|es) ?${N}`, 'calcula $1 para $2=$3'),
  phrasing(`(?:derivar|deriva|derivo) (?:dos|2) veces ${F}`, 'segunda derivada de $1'),
  phrasing(`(?:derivar|deriva|derivo) ${F} (?:dos|2) veces`, 'segunda derivada de $1'),
  phrasing(`${F}[\\s,:]+(?:la |su |calcula |halla )*(?:derivada|derivar|derivame)${rule}`, 'deriva $1'),
  phrasing(`(?:la )?(?:derivada de|derivar|deriva|derivo) ${F} (?:con|por|usando|aplicando) (?:la )?regla (?:del|de la|de) \\p{L}+`, 'deriva $1'),
  phrasing(`(?:la |una )?(?:integral|primitiva|antiderivada)(?: indefinida)? de ${F}`, 'integra $1'),
  phrasing(`${F}[\\s,:]+(?:la |su )*(?:integral|primitiva|antiderivada)`, 'integra $1'),
  phrasing(`(?:la )?integral (?:definida )?(?:de|entre|desde) ${A} (?:a|y|hasta) ${A} (?:de )?${F}(?:\\s*dx)?`, 'integra $3 entre $1 y $2'),
  phrasing(`(?:∫|(?:la )?integral de)\\s*${F}\\s*(?:dx)? (?:de|entre|desde) ${A} (?:a|y|hasta) ${A}`, 'integra $1 entre $2 y $3'),
  phrasing(`(?:halla |calcula |la )*pendiente (?:de la recta )?(?:que |q )?(?:pasa )?(?:por |entre |de )*(?:los puntos )?${P} (?:y|a) ${P}`, 'halla la pendiente de la recta que pasa por ($1; $2) y ($3; $4)'),
  phrasing(`(?:halla |calcula |la )*(?:ecuacion de (?:la |una )?)?recta (?:que |q |k )?(?:pasa )?(?:por |entre )*(?:los puntos )?${P} y (?:por )?${P}`, 'halla la ecuación de la recta que pasa por ($1; $2) y ($3; $4)'),
  phrasing(`(?:halla |calcula |el )*punto medio (?:entre|de)(?: los puntos)? ${P} y ${P}`, 'halla el punto medio de ($1; $2) y ($3; $4)'),
  phrasing(`(?:halla |calcula |la )*distancia (?:entre|de)(?: los puntos)? ${P} (?:y|a) ${P}`, 'halla la distancia entre ($1; $2) y ($3; $4)'),
  phrasing(`(?:los )?lados de(?: un|l) rectangulo (?:son|miden) ${Q} y ${Q}[,.;]? ¿?(?:cual es|cuanto (?:mide|vale|es)|halla|calcula)(?: el| la| su)? (area|perimetro)`, '$3 de un rectángulo de lados $1 y $2'),
  phrasing(`(?:un |una |el |mi )${shape} (?:tiene|mide) (?:de )?(\\S.*\\d.*?)[,.;]? ¿?(?:cual es|cuanto (?:mide|vale|es)|halla|calcula)(?: el| la| su)? ${size}`, '$3 de un $1 de $2'),
  phrasing(`(?:(?:en )?un |el |mi )?triangulo rectangulo (?:tiene |con |de |cuyos |los )*catetos(?: de| miden| son)? ${Q} y ${Q}[,.;]? ¿?(?:cuanto (?:mide|vale|es)|halla|calcula|cual es)(?: la| su)?(?: longitud de)?(?: la| su)? hipotenusa`, 'halla la hipotenusa de un triángulo rectángulo de catetos $1 y $2'),
  phrasing(`(?:halla |calcula |el )*(area|perimetro) (?:de |del )?(?:un |el )?rectangulo (?:de |con )?(?:lados |medidas )?${Q} ?(?:por|x|y|×) ?${Q}`, '$1 de un rectángulo de lados $2 y $3'),
  phrasing(`(?:halla |calcula |la |el )*(media|mediana|moda|promedio|rango|varianza)(?: aritmetica)?(?: de)?(?: los)?(?: numeros| datos)?:? ${L}`, '$1 de $l2'),
  phrasing(`(?:las )?combinaciones de ${N}(?: elementos)? (?:en|tomados de|de|sobre) ${N}(?: en \\d+)?`, '$1C$2'),
  phrasing(`(?:el )?termino (?:general|n-?esimo|enesimo) de(?: la)?(?: sucesion| progresion)?(?: aritmetica| geometrica)? ?${L}`, 'término general de la sucesión $l1; ...'),
  phrasing(`(sen|sin|cos|tan|tg) (?:de )?${N} ?grados`, '$1($2°)'),
  phrasing(`(?:pasa(?:r)? |convert\\p{L}+ |convierte |cambiar )?${QU} (?:a|en) ${U}`, 'convierte $1 a $2'),
  phrasing(`cuant[oa]s? ${U} (?:son|hay en|tiene[n]?|equivalen? a|es) ${QU}`, 'convierte $2 a $1'),
  phrasing(`${N} (?:a|en|como) fraccion`, 'escribe $1 como fracción'),
  phrasing(`(?!.*(?:original|antes|inicial|costaba)).*?(?:cuestan?|valen?|precio|de|a)(?: es| de)? ?[$€]?${N} ?(?:dolares|euros|pesos|soles|€|\\$)?[^\\d%]*?${N} ?(?:%|por ciento) (?:de )?(?:descuento|rebaja|menos)[^\\d%]*(?:cuanto|precio|pago|queda|final)[^\\d%]*`, 'disminuye $1 un $2%'),
  phrasing(`(?!.*(?:original|antes|inicial|cada|anual|al ano|al mes|mensual|otra vez|despues))[^\\d]*?(?:cuestan?|vale|costaba|valia|de|a|es) ?[$€]?${M} ?(?:dolares|euros|pesos|soles|€|\\$)?[^\\d%]*?(?:sube|aumenta|subio|aumento|se encarece|incrementa)(?: en)?(?: un)? ?${M} ?(?:%|por ciento)[^\\d%]*${grown}[^\\d%]*`, 'aumenta $1 un $2%'),
  phrasing(`(?!.*(?:original|antes|inicial|cada|anual|al ano|al mes|mensual|otra vez|despues))[^\\d]*?(?:cuestan?|vale|costaba|valia|de|a|es) ?[$€]?${M} ?(?:dolares|euros|pesos|soles|€|\\$)?[^\\d%]*?(?:baja|disminuye|bajo|disminuyo|se rebaja|se reduce)(?: en)?(?: un)? ?${M} ?(?:%|por ciento)[^\\d%]*${grown}[^\\d%]*`, 'disminuye $1 un $2%'),
  phrasing(`(?:regla de tres:? )?si ${N} (\\p{L}+)(?: de \\p{L}+)? (?:cuestan?|valen?|pesan?) ${N}(?: ?\\p{L}+| ?[€$])?,? ¿?(?:cuanto|cuantos \\p{L}+) (?:cuestan?|valen?|pesan?|son|costaran) ${N} \\2`, 'resuelve la proporción $1/$3 = $4/x'),
  phrasing(`${N} de ${N} en (?:porcentaje|por ciento|%)`, '¿qué porcentaje es $1 de $2?'),
  phrasing(`${F} (?:entre|en|de) ${A} (?:y|a) ${A}`, 'resuelve $1; $2 ≤ x ≤ $3'),
]; // oxfmt-ignore
