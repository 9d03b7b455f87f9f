const label =
  /^\s*(?:(?:q(?:uestion)?|ex(?:ercise|ercice|o)?|number|num(?:ero|éro)?|n[ºo°.]|problem[ae]?|probl[eè]me|ejercicio|task|#)\s*\.?\s*\d{1,3}\s*[a-h]?\s*(?:[):.-]|says|dice|dit|is|es|est)\s*|\d{1,2}\s?[a-h]?\)\s+|[a-h]\)\s+)(?=\S)/iu;

/** What a chat leaves out or puts in: numbers of exercises, "w/", a missing apostrophe, an x for times. Each stands for one thing only. */
export function tidied(text: string): string {
  const bare = text
    .replace(label, '')
    .replace(/(?<!\S)w\/\s?(?=\S)/giu, 'with ')
    .replace(/(?<!\p{L})([dl])(une?|[aeé]\p{L}{4,})(?!\p{L})/giu, (all, letter: string, rest: string) =>
      elided.test(rest) ? `${letter}'${rest}` : all,
    )
    .replace(/(?<!\p{L})(?:square |sq )?r(?:oo)?t (?:of )?(?=\d+(?![\d.,]*\s*\p{L}))/giu, '√')
    .replace(/(?<=[\d\p{L})])\s+a la\s+(?=\d)/giu, '^');
  return numberFor(timesFor(bare));
}

/** "Twice a number plus 3 is 15": the number has no name yet. */
function numberFor(text: string): string {
  const told =
    /(?:plus|minus|less|more|times|m[aá]s|menos|moins|fois|by|en)\s.*\s(?:is|equals?|gives|es|da|vaut|donne|fait|[eé]gale?)\s/iu;
  if (!told.test(text) || /(?<!\p{L})x(?!\p{L})/iu.test(text)) return text;
  return text.replace(
    /(?<!\p{L})(?:a|d['’]un|de un|un|some|cierto|certain)\s(?:number|n[uú]mero|nombre)(?!\p{L})/iu,
    (found) => (/^de?\W/iu.test(found) ? 'de x' : 'x'),
  );
}

const elided = /^(?:une?|[ée]quation|in[ée]quation|expression|exercice|aire|int[ée]grale)$/iu;

/** "2/3 x 9/4": between numbers, and where no other x stands, an x is times. */
function timesFor(text: string): string {
  const rest = text.replaceAll(timesSign, '$1 · ');
  return /(?<!\p{L})x(?!\p{L})/iu.test(rest) || relation.test(text) ? text : rest;
}
const timesSign = /([\d)])\s+x\s+(?=[\d(√])/gi;
const relation = /[=<>≤≥]/;
