import type { Intent } from '../../model/intents.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import type { Act, MessageSituation } from './act.ts';

/* Messages of a few words: thanks, yes, no, "and now?", "still nothing". */

const thanking = /(?<![a-z])(?:thank|thx|cheers|gracias|grax|merci)/;

/** Words of thanks. */
export const isThanks = ({ words }: LearnerMessage): boolean => thanking.test(words);

const fillers =
  /^(?:i|you|me|it|that|this|a|the|to|do|and|so|then|with|for|your|lo|la|el|un|una|le|les|des|de|du|y|et|pues|por|favor|s|il|te|plait|plz|pls|please|thanks|thank|gracias|merci|well|haha|lol|hm+|mm+|euh|alors|bueno|entonces|ahora|now|just|mismo|tipo|kind|same|meme|genre|otro|another|more|one|mas|uno|otra)$/;

/** "And now?": nothing but the question for the next step. */
export const isNextOnly = ({
  text,
  words,
  cues,
  formulas,
  topics,
  operations,
  wordCount,
}: LearnerMessage): boolean =>
  cues.has('next') &&
  wordCount > 0 &&
  wordCount <= 9 &&
  formulas.length === 0 &&
  operations.length === 0 &&
  topics.length === 0 &&
  !cues.has('happy') &&
  (text.includes('?') ||
    cues.has('what') ||
    cues.has('stuck') ||
    /(?<![a-z])(?:what|que|quoi)(?![a-z])/.test(words) ||
    (!cues.has('yes') && wordCount <= 3));

/** "No, nothing", "I still can't do it" after help: the next rung. */
export const stillStuck = (message: LearnerMessage): boolean =>
  refusesHelp(message) ||
  (message.cues.has('still') &&
    (message.cues.has('stuck') || message.cues.has('discouraged')) &&
    message.wordCount <= 8 &&
    message.formulas.length === 0 &&
    !message.cues.has('why'));

const refusesHelp = ({ words, wordCount, cues, formulas, topics }: LearnerMessage): boolean =>
  wordCount <= 6 &&
  formulas.length === 0 &&
  topics.length === 0 &&
  !cues.has('why') &&
  /^(?:no+|nope|nah|non+|nan|nada|rien|nothing|still|tampoco|toujours|sigo|todavia|igual)(?= |$)/.test(
    words,
  ) &&
  !/(?<![a-z])(?:help|ayuda|aide|thank|gracias|merci)/.test(words);

/** "Yes" and "no" where the tutor has just offered something; in a longer message other words decide. */
export function replyOf(
  { words, wordCount, cues, formulas }: LearnerMessage,
  { purpose }: MessageSituation,
  intent: Intent | null,
): Act | null {
  if (wordCount > 7 || formulas.length > 0) return null;
  const yes = cues.has('yes');
  const firm =
    /^(?:and |y |et |oh |ah |well |bueno )?(?:yes|yeah|yea|yep|yup|ya|sure|ok|okay|k|go|bring|fine|why not|alright|si+|vale|claro|dale|bueno|venga|va|listo|de una|por supuesto|hagale|oui+|ouais|d accord|vas y|allez|bien sur|volontiers|carrement|avec plaisir|on y va|c est parti)(?= |$)/.test(
      words,
    );
  const no = cues.has('no') && /^(?:no+|nope|nah|non+|nan|basta|enough|stop|assez|ya)(?= |$)/.test(words);
  if (purpose === 'twin') {
    const asks = cues.has('how') || cues.has('why') || cues.has('checking');
    if (asks) return null;
    if (no || (cues.has('no') && !yes)) return { act: 'no' };
    if (yes && (firm || intent === null) && !cues.has('why') && !cues.has('what') && !cues.has('how'))
      return { act: 'yes' };
    return null;
  }
  const rest = words.split(' ').filter((word) => !fillers.test(word));
  const onlyYes =
    rest.length <= 2 &&
    /^(?:yes|yeah|yep|yup|ok|okay|sure|si+|vale|dale|claro|oui+|ouais|d accord|d|accord|alright|listo|bueno|go|vas y|allez|ready|ok i)(?: |$)/.test(
      `${rest.join(' ')} `.trimStart(),
    );
  if (yes && onlyYes && rest.every((word) => word.length <= 8)) return { act: 'yes' };
  if (no && rest.length <= 1) return { act: 'no' };
  return null;
}
