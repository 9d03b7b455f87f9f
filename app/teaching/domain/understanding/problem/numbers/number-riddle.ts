import { readNumberSentence } from './number-sentences.ts';
import { readNumberSteps } from './number-steps.ts';
import { withDigits } from './number-terms.ts';
import { readSeveralNumbers } from './several-numbers.ts';

/** A redundant final question. Other questions ("the largest of them") are preserved. */
const finalQuestion =
  /[\s,;.:!?¿]+(?:so |and |y |et |donc )?¿?\s*(?:what(?:'s| is| was| are) (?:x|it|they|(?:the |these |both )?numbers)|which number is (?:it|this|that)|what number (?:is it|am i thinking of)|find (?:x|it|them|both|(?:the |both )?numbers)|(?:cual|que) (?:es|era) x|(?:cuales|que) (?:numeros )?son(?: los numeros| esos numeros)?|(?:de )?que numero (?:es|se trata)|(?:halla|encuentra|calcula) (?:x|(?:los |ambos )?numeros)|hallal[oa]s?|quel(?:le)? est x|quels sont (?:ces|les) nombres|trouver? (?:x|(?:les|ces) nombres)|de quel nombre s'agit-il|trouve-l(?:e|es))[\s.?!]*$/;
const find =
  /^(?:find|halla|encuentra|trouve) x(?: if| such that| si| tal que| tel que| sachant que)?[\s,:]+/;
const greeting =
  /^(?:(?:hi|hello|hey|hola|salut|bonjour|please|por favor|help|can you help me|can you solve this|solve|ayuda|necesito ayuda con esto)[\s,.;:!]+)+/;

/** Maximum length of a riddle, in characters. Longer texts are not examined. */
const longest = 220;

/** A riddle about one or several numbers as an equation; null if it is not one or is ambiguous. */
export function readNumberRiddle(text: string): string | null {
  if (text.length > longest || !/n[uú]mero|number|nombre|integer|entier|entero/iu.test(text)) return null;
  const plain = withDigits(text).replace(greeting, '').replace(find, '');
  const statement = plain.replace(finalQuestion, '').replace(/[\s.?!]+$/, '');
  return readNumberSteps(statement) ?? readSeveralNumbers(statement) ?? readNumberSentence(statement);
}
