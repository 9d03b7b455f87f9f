import { foldAccents } from './problem/fold-accents.ts';
import { isFormula } from './problem/phrasings/read-phrasing.ts';

const asksIf =
  "(?:(?:is|was) (?:that|it|this)(?: answer)? (?:right|correct|ok|good|true)|am i right|did i do it right|right|correct|ok|(?:es|esta|estara|sera) (?:eso |esto )?(?:correct[oa]|bien)|(?:lo )?hice bien|verdad|no|c'?(?:est)? ?(?:est )?(?:juste|bon|correct|ca|exact)|est-ce (?:que c'est )?(?:juste|bon|correct)|j'ai (?:juste|bon))";
const says =
  "(?:i (?:got|get|found|have|had|think (?:it'?s|it is|the answer is)|say|did)|my (?:answer|result) (?:is|was)|the answer is|is|es|est|me (?:dio|da|sale|salio|quedo|queda)|obtuve|obtengo|tengo|(?:mi|la) respuesta es|creo que es|j'? ?ai (?:trouve|eu|mis)|jai (?:trouve|eu|mis)|je (?:trouve|pense que c'est)|j'?obtiens|ma reponse est|ca (?:donne|fait)|est-ce que)";
const of =
  '(?:for|in|to|from|the (?:answer|solution) (?:to|of|for)|la (?:respuesta|solucion) (?:de|a)|la (?:reponse|solution) (?:de|a)|the solution (?:to|of)|en|para|de|pour|dans|a)';
const tail = `[\\s,;.:]*(?:(?:pero |and |y |et |so )?¿?${asksIf})?[\\s?!.]*`;

const before = new RegExp(
  `^(?:hi |hello |hola |salut |slt |so |and |y |et )*${says}\\s+(\\S.*?)\\s+${of}\\s+(?:the equation |the problem |la ecuacion |l'equation )?(\\S.*?)${tail}$`,
  'du',
);
const behind = new RegExp(
  `^(?:hi |hello |hola |salut |slt |so |and |y |et )*(?:i think |creo que |je pense que )?(?:${of} )?(\\S.*?)[\\s,;:.]+(?:and |y |et |but |pero |mais )?${says}\\s+(\\S.*?)${tail}$`,
  'du',
);
const owned = new RegExp(
  `^(?:hi |hello |hola |salut |slt |so |and |y |et )*(?:my|mi|ma|mon) (?:answer|result|solution|respuesta|resultado|solucion|reponse|resultat) ${of} (?:the equation |la ecuacion |l'equation )?(\\S.*?) (?:is|was|es|fue|est|c'est|me dio) (\\S.*?)${tail}$`,
  'du',
);
const chained = new RegExp(`^(?:${asksIf}[\\s?!,.:]*)?(\\S.*?)${tail}$`, 'du');
const step =
  /[\s,;.]*(?<![a-z])(?:so|then|therefore|hence|entonces|luego|por lo tanto|donc|alors|puis)(?![a-z])[\s,:]*/du;

/**
 * A problem and the learner's result in one sentence: "I got x = 4 for 3x − 2 = 10, is that right?", "2x = 6 so x = 3". The problem
 * first, then the lines; null for anything else.
 */
export function claimedWork(text: string): string[] | null {
  const whole = text.trim();
  if (whole.includes('\n')) return null;
  const plain = foldAccents(whole);
  const line =
    pieces(whole, before.exec(plain)) ??
    pieces(whole, owned.exec(plain), true) ??
    pieces(whole, behind.exec(plain), true);
  if (line !== null) return line;
  const found = chained.exec(plain);
  const [from, to] = found?.indices?.[1] ?? [0, 0];
  const parts = split(whole.slice(from, to));
  return parts.length > 1 && parts.every((part) => isFormula(foldAccents(part)) && part.includes('='))
    ? parts
    : null;
}

/** The contents of the two groups, problem first; null if one is not a formula. */
function pieces(text: string, found: RegExpExecArray | null, problemFirst = false): string[] | null {
  const [one, two] = [found?.indices?.[1], found?.indices?.[2]];
  if (!one || !two) return null;
  const parts = [text.slice(...one), text.slice(...two)];
  if (!parts.every((part) => isFormula(foldAccents(part)))) return null;
  return problemFirst ? parts : parts.toReversed();
}

function split(text: string): string[] {
  const found = step.exec(foldAccents(text));
  if (found === null) return [text];
  return [text.slice(0, found.index).trim(), ...split(text.slice(found.index + found[0].length).trim())];
}
