import { solvingMethods, type Problem, type SolvingMethod } from './problem.ts';

/* Names of the methods in the three languages: lower case, without accents. */
const names: Readonly<Record<SolvingMethod, string>> = {
  completing_square:
    'complet(?:e|ing|ion of)[- ](?:the[- ])?squares?|complet(?:a|ar|e|ando|acion de|amiento de)(?: el| al| los)? (?:trinomio )?cuadrados?(?: perfectos?)?|complet(?:e|er|es|ez|ant|ion)(?: le| du| au)? carre|forme canonique|forma canonica|completed square form|vertex form',
  factoring:
    'factor(?:ing|i[sz]ing|i[sz]ation|izacion|izando|isant|eo)?|factori(?:[sz]e|za|zar|ser|sez|ce)|factor comun|mise en (?:facteur|evidence)|zero[- ](?:product|factor)|produits? nuls?|producto (?:cero|nulo)',
  formula:
    '(?:the )?quadratic formula|formula (?:general|cuadratica|resolvente|de bhaskara|de segundo grado|de la ecuacion de segundo grado)|formule (?:quadratique|du discriminant|generale)|bhaskara|discriminante?|(?<=(?:with|using|use|by|apply|con|usando|usa|aplica|aplicando|mediante|por|avec|par|utilisant|utilise|appliquant) (?:the |la )?)(?:formula|formule|delta)',
};

const named = (method: SolvingMethod): RegExp => new RegExp(`(?<![a-z])(?:${names[method]})(?![a-z])`, 'g');

/** Lower case without accents, character for character. */
const bare = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => sign.toLowerCase().normalize('NFD')[0] ?? sign)
    .join('')
    .replaceAll('’', "'");

/**
 * The problem with the solving method that its text requests. Two methods in one text leave the choice open;
 * only equations are solved by one of these methods.
 */
export function withMethod(problem: Problem, text: string): Problem {
  const { expression } = problem;
  const isEquation = expression.kind === 'relation' && expression.signs.join() === '=';
  if (problem.task !== 'solve' || !isEquation) return problem;
  const plain = bare(text);
  const [method, more] = solvingMethods.filter((each) => named(each).test(plain));
  return method === undefined || more !== undefined ? problem : { ...problem, method };
}

const anyName = solvingMethods.map((method) => names[method]).join('|');
const article = "(?:the |la |el |le |l'|los |las )?";
const kind = '(?:method of |process of |metodo de |methode de |methode du |tecnica de )?';
const way = `${article}${kind}(?:${anyName})(?: method)?`;
const lead =
  "(?:by using|by means of|by|using|with|via|through|applying|por medio de|por|mediante|usando|utilizando|aplicando|con ayuda de|con|en utilisant|en appliquant|en passant par|a l'aide de |a l'aide d|au moyen de|avec|par|en)";
const solve = '(?:solve|resuelve|resuelva|resolver|resous|resoudre|resolvez)(?![a-z])';
const then =
  '(?:,? ?(?:and then|and|then|to|y luego|y despues|y|luego|para|et ensuite|et|puis|pour|afin de)|,|;|:|\\.) ?(?:use (?:it|this) to )?';
const use = '(?:use|apply|usa|utiliza|aplica|emplea|utilise|utilisez|utiliser|applique|appliquer|appliquez)';
const written =
  "(?:(?:mets|mettre|mettez|ecris|ecrire|ecrivez|escribe|pasa|write|put|rewrite) (?:it |la |le |lo |l'equation |la ecuacion |the equation )?(?:sous (?:la )?|en (?:la )?|a (?:la )?|in (?:the )?|into (?:the )?))";

const first = new RegExp(`^\\s*(?:${use} |${written})?${way}${then}(?=${solve})`);
const applied = new RegExp(`^\\s*${use} ${way} ?(?:to |a |en |on |in |for |pour |sur |dans |:)`);
const doing = '(?:completing|factori?[sz]?ing|completando|factorizando|completant|factorisant)';
const inside = new RegExp(
  `(?:^|[\\s,;(]+)(?:${lead} ?(?:d[eu] )?|(?=${doing}))${way}\\)?(?=\\s*(?:[:.,;)]|$)|\\s)`,
);
const last = new RegExp(
  `,? (?:and then|and|then|y luego|y|et|puis)(?: a)? ${solve.replace('(?![a-z])', '')}(?:la|lo|-la)?(?: it| the equation| la ecuacion| l'equation)?\\s*$`,
);

/** The text without the words that name the method; null when it names none, or contains no equation. */
export function withoutMethod(text: string): string | null {
  const plain = bare(text);
  if (!text.includes('=') || plain.length !== text.length) return null;
  const found = first.exec(plain);
  if (found !== null) return text.slice(found[0].length);
  const used = applied.exec(plain);
  if (used !== null) return `solve ${text.slice(used[0].length)}`;
  const ended = last.exec(plain);
  if (ended !== null) return text.slice(0, ended.index);
  const within = inside.exec(plain);
  if (within === null) return null;
  return `${text.slice(0, within.index)} ${text.slice(within.index + within[0].length)}`.trim();
}
