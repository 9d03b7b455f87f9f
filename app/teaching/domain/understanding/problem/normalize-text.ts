import { withAngleRange } from './angle-range.ts';
import { withNounsSpelled } from './school-nouns.ts';
import { withoutRestatedQuestion } from './restated-question.ts';

const label =
  /^\s*(?:(?:q(?:uestion)?|ex(?:ercise|ercice|o)?|number|num(?:ero|éro)?|n[ºo°.]|problem[ae]?|probl[eè]me|ejercicio|task|#)\s*\.?\s*\d{1,3}\s*[a-h]?\s*(?:[):.-]|says|dice|dit|is|es|est)\s*|\d{1,2}\s?[a-h]?\)\s+|[a-h]\)\s+)(?=\S)/iu;

/** A label before the problem: "homework q3:". */
const labelled =
  /^\s*(?:homework|hw|worksheet|tarea|deberes|devoirs?|dm)[\s,:]+(?=(?:q|ex|n[ºo°.]|#|\d)\S*\s?\d*\s*[):.])/iu;
/** A trailing question that adds nothing: "… x = ?", "… which number?". */
const askedAgain =
  /(?<=[\d\p{L})²³].*)[\s,;.¿]+(?:and |so |y |et |donc )?(?:([a-z])\s*=\s*\?+|(?:which|what)(?:['’]?s| is)? (?:the |that |this )?number(?: is (?:it|that))?|(?:qu[eé]|cu[aá]l) (?:es (?:el |ese )?)?n[uú]mero(?: es)?|(?:(?:i (?:have|need) to )?(?:find|get)|what are|solve for|halla|cu[aá]nto valen?|(?:je dois |il faut )?(?:trouver|trouve)|que valent) (?:both|them|each|x (?:and|e|y|et) y|cada un[ao]|las dos|les deux)|quel est (?:ce |le )?nombre)[\s?]*$/iu;

/** Normalizes chat style: exercise numbers, "w/", missing apostrophes, x for times. Each replacement is unambiguous. */
export function normalizeProblemText(text: string): string {
  const bare = withNounsSpelled(text)
    .replace(labelled, '')
    .replace(label, '')
    .replace(askedAgain, '')
    .replace(/(?<!\S)w\/\s?(?=\S)/giu, 'with ')
    .replace(/(?<!\p{L})([dl])(une?|[aeé]\p{L}{4,})(?!\p{L})/giu, (all, letter: string, rest: string) =>
      elided.test(rest) ? `${letter}'${rest}` : all,
    )
    .replace(/(?<!\p{L})(?:square |sq )?r(?:oo)?t (?:of )?(?=\d+(?![\d.,]*\s*\p{L}))/giu, '√')
    .replace(/(?<=[\d\p{L})])\s+a la\s+(?=\d)/giu, '^');
  return withAngleRange(withoutRestatedQuestion(numberFor(timesFor(bare))));
}

/** "Twice a number plus 3 is 15": the number has no variable name yet. */
function numberFor(text: string): string {
  if (/(?<!\p{L})x(?!\p{L})/iu.test(text)) return text;
  const signed = inSigns.reduce((rest, [words, sign]) => rest.replace(words, sign), text);
  return statement.test(signed)
    ? signed.replace(aNumber, (found) => (/^de?\W/iu.test(found) ? 'de x' : 'x')).replaceAll(theNumber, 'x')
    : text;
}
const statement =
  /(?:plus|minus|less|more|times|m[aá]s|menos|moins|fois|por|by|en)\s.*\s(?:is|equals?|gives|es|da|vaut|donne|fait|[eé]gale?)\s|\s(?:is|equals?|gives|es|da|vaut|donne|fait|[eé]gale?)\s.*\s(?:plus|minus|m[aá]s|menos|moins)\s/iu;
const aNumber =
  /(?<!\p{L})(?:a|d['’]un|de un|un|some|cierto|certain|what|which|qu[eé]|cu[aá]l|quel)\s(?:number|n[uú]mero|nombre)(?!\p{L})/iu;
const theNumber =
  /(?<!\p{L})(?:(?:a )?(?:the|that|this|el|al|ese|este|le|au|ce) )(?:same |mismo |m[eê]me )?(?:number|n[uú]mero|nombre)(?!\p{L})/giu;
const inSigns = [
  [
    /(?<!\p{L})(?:increased by|aumentado en|augment[eé]e? de|(?:y )?sum[aá]ndole|(?:y )?s[uú]mandole)(?=\s)/iu,
    'plus',
  ],
  [
    /(?<!\p{L})(?:decreased by|reduced by|disminuido en|diminu[eé]e? de|(?:y )?rest[aá]ndole)(?=\s)/iu,
    'minus',
  ],
] as const;

const elided = /^(?:une?|[ée]quation|in[ée]quation|expression|exercice|aire|int[ée]grale)$/iu;

/** "2/3 x 9/4": between numbers, and without another x, an x is a times sign. */
function timesFor(text: string): string {
  const rest = text.replaceAll(timesSign, '$1 · ');
  return /(?<!\p{L})x(?!\p{L})/iu.test(rest) || relation.test(text) ? text : rest;
}
const timesSign = /([\d)])\s+x\s+(?=[\d(√])/gi;
const relation = /[=<>≤≥]/;
