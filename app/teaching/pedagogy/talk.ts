import type { Formula, SessionState } from './state.ts';
import type { Advance, Moment } from './moments.ts';

/** What somebody wants who writes beside the card. */
export type Talk = 'hint' | 'why' | 'task' | 'answer' | 'thanks' | 'other' | 'care';

const word = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu');

/** In order: the first that fits decides. Words of all three languages, because people mix them. */
const signs: readonly [Talk, RegExp][] = [
  ['answer', word("the answer|solution please|tell me the (?:answer|solution)|la respuesta|la soluci[oó]n|la r[ée]ponse|la solution")],
  ['hint', word("hints?|help|stuck|clue|don['’]?t know|no idea|pistas?|ayuda|ay[uú]dame|no s[eé]|atascad[oa]|indices?|aide|aide-moi|bloqu[ée]e?|sais pas")],
  ['why', word("why|how come|what is wrong|what['’]s wrong|por ?qu[eé]|qu[eé] est[aá] mal|pourquoi|qu['’]est-ce qui ne va pas")],
  ['task', word("what (?:do|should|must) i|what to do|what (?:now|next)|now what|(?:the )?next step|i don['’]?t (?:get|understand)|what does|qu[eé] (?:hago|tengo que|debo)|(?:y )?ahora qu[eé]|y ahora|qu[eé] sigue|no entiendo|qu[eé] significa|que (?:faire|dois-je)|et maintenant|et apr[eè]s|je (?:ne )?comprends pas|[cç]a veut dire")],
  ['thanks', word("thanks?|thank you|gracias|merci|ok(?:ay)?|got it|entendido|compris|vale|d['’]accord")],
]; // prettier-ignore

/** Thoughts of self-harm or of being harmed. Wide on purpose: a needless kind answer costs little. */
const care = word(
  'kill myself|suicid\\w*|end my life|want to die|wanna die|hurt(?:ing)? myself|self[- ]harm|cut(?:ting)? myself|(?:hits|beats|touches|abuses|hurts) me|me quiero morir|quiero morir(?:me)?|matarme|hacerme da[ñn]o|cortarme|suicid\\p{L}*|me (?:pega|toca|maltrata|golpea)|me tuer|envie de mourir|veux mourir|me faire du mal|me couper|me (?:frappe|bat|touche)',
);

/** Reads what was written beside the card. Simple signs, no model: what fits nothing is `other` and answered honestly. */
export function readTalk(text: string): Talk {
  const composed = text.normalize('NFC');
  if (care.test(composed)) return 'care';
  return signs.find(([, sign]) => sign.test(composed))?.[0] ?? 'other';
}

/**
 * The answer to words beside the card. It changes nothing: chat never answers a card and never opens a hint, so the pending
 * step stands as before. `formula` is set when the words are a line of maths.
 */
export function talk(state: SessionState, said: Talk, formula: Formula | null): Advance {
  if (said === 'care') return { state, moments: [{ say: 'care' }], phase: 'escalate' };
  const moment: Moment =
    formula !== null && state.card?.purpose === 'line'
      ? { say: 'line_in_chat', formula }
      : { say: 'clarify', about: said, slip: state.item.step.slip, line: state.card?.line ?? null };
  return { state, moments: [moment], phase: 'clarify' };
}
