import { numberOf, termOf } from './number-terms.ts';

const opening =
  /^(?:(?:i(?: am|'?m)? think(?:ing)? of|i (?:have|take|choose|pick|had|took|thought of)|think of|take|pienso(?: en)?|he pensado(?: en)?|pense(?: en)?|tengo|elijo|je pense a|j'ai pense a|je choisis|je prends|on prend|on choisit|soit|[a-z]+ (?:is thinking of|thinks of|thought of|piensa(?: en)?|penso(?: en)?|pense a|a pense a|choisit)) x[\s,.;:]+(?:if |when |si |and |y |et )?|(?:if|when|si|cuando|quand|lorsqu'?e?|lorsque|quand)\s+)/;
const clauses =
  /\s*(?:[,;:](?=\s|$)|\.(?=\s|$)|(?<![a-z])(?:and then|and|then|y luego|y despues|y|luego|despues|et puis|et ensuite|et|puis|ensuite)(?![a-z]))\s*/;
const who =
  /^(?:(?:i|he|she|they|il|elle|que|qu'|you|we|je|j'|on|tu|if|when|si|le|lo|la|l'|lui|it|a x|x|that|se|me|al resultado|to it|to x|to the result|then)(?:\s+|(?<='))(?:is (?=multiplied|divided|doubled|tripled|halved|increased|decreased|squared))?)*/;
const it = '(?: it| this| that| x| the result| the answer| lo| el resultado| le resultat| resultat)?';
const to = '(?: to it| to x| to the result| al resultado| a x| au resultat| a ce nombre)?';
const from = '(?: from it| from x| from the result| al resultado| del resultado| a x| au resultat| de x)?';
const N = '(-?\\d+(?:[.,]\\d+)?)';

type Step = (inner: string, by: string) => string;
const grouped = (inner: string): string => (/^x$/.test(inner) ? inner : `(${inner})`);
const multiplied: Step = (inner, by) => `${by}${grouped(inner)}`;
const steps: readonly (readonly [RegExp, Step])[] = [
  [
    new RegExp(
      `^(?:multiply|multiplies|multiplied|times|multiplico|multiplica|multiplicamos|multiplicas|multiplie|multiplies)${it} (?:by|por|par) ${N}$`,
    ),
    multiplied,
  ],
  [
    new RegExp(
      `^(?:divide|divides|divided|divido|divides|dividimos|divise|divises)${it} (?:by|por|entre|par) ${N}$`,
    ),
    (inner, by) => `${grouped(inner)}/${by}`,
  ],
  [
    new RegExp(`^(?:add|adds|sumo|sumas|suma|sumamos|anado|agrego|ajoute|ajoutes|increased by) ${N}${to}$`),
    (inner, by) => `${inner} + ${by}`,
  ],
  [new RegExp(`^${N} is added${to}$`), (inner, by) => `${inner} + ${by}`],
  [
    new RegExp(
      `^(?:subtract|subtracts|take away|takes away|take|takes|resto|restas|resta|restamos|quito|soustrais|enleve|enleves|retire|retranche|decreased by) ${N}${from}(?: away)?$`,
    ),
    (inner, by) => `${inner} - ${by}`,
  ],
  [new RegExp(`^${N} is (?:subtracted|taken away)${from}$`), (inner, by) => `${inner} - ${by}`],
  [new RegExp(`^(?:2\\*|doubled|duplico|doblo|doubles|duplica)${it}$`), (inner) => multiplied(inner, '2')],
  [new RegExp(`^(?:3\\*|tripled|triples|triplico|triplica)${it}$`), (inner) => multiplied(inner, '3')],
  [new RegExp(`^(?:halve|halves|halved)${it}$`), (inner) => `${grouped(inner)}/2`],
];
const end = new RegExp(
  `^(?:get|gets|obtain|obtains|obtiene|end up with|have|gives?|equals|the result is|the answer is|result is|the total is|obtengo|obtienes|obtenemos|da|sale|queda|resulta|el resultado es|resultado es|el resultado final es|obtiens|obtient|trouve|resultat est|le resultat est|cela donne|ca donne|ca fait|il reste) ${N}$`,
);
/** The result without a pause before it: "Multiply a number by 3 and get 12", "multiply by 3, to get 12". */
const endInside =
  /\s(?=(?:i get|he gets|she gets|they get|you get|to get|gives|the result is|the answer is|obtengo|me da|j'obtiens|on obtient|je trouve)\s)/;

/**
 * "I think of a number. I multiply it by 3 and add 8, I get 29": operations applied one after the other, as an equation in x; null if any
 * part is not understood. Expects the output of `withDigits`.
 */
export function readNumberSteps(text: string): string | null {
  const opened = opening.exec(text);
  if (opened === null) return null;
  const parts = text
    .slice(opened[0].length)
    .split(clauses)
    .flatMap((part) => part.split(endInside))
    .map((part) =>
      part
        .trim()
        .replace(/^to (?=get)/, '')
        .replace(who, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const total = numberOf(end.exec(parts.at(-1) ?? '')?.[1] ?? '');
  if (total === null || parts.length < 2 || !text.includes('x')) return null;
  const { inner: first, rest } = begunWith(parts[0] ?? '');
  let inner = first;
  for (const part of [rest, ...parts.slice(1, -1)]) {
    const next = stepped(inner, part);
    if (next === null) return null;
    inner = next;
  }
  return `${inner} = ${total}`;
}

/** "5 is added to twice a number", "al doble de un número le sumo 5": the first step starts with a multiple. */
function begunWith(part: string): { inner: string; rest: string } {
  const found = /^(.*?)(?:^|\s)(?:al|to|au|from|du|a|de) ?((?:\(1\/\d+\)|\d+)\*x)(?:\s(?:le )?|$)(.*)$/.exec(
    part,
  );
  const inner = termOf(found?.[2] ?? '');
  if (found === null || inner === null) return { inner: 'x', rest: part };
  return { inner, rest: `${found[1]!} ${found[3]!}`.trim() };
}

function stepped(inner: string, part: string): string | null {
  for (const [pattern, step] of steps) {
    const found = pattern.exec(part);
    if (found !== null) return step(inner, found[1] ?? '');
  }
  return null;
}
