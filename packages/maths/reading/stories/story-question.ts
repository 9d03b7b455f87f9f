import type { FoundCue } from './lexicon/lexicon.ts';
import { type StoryPart, type StoryQuestion, wordAt } from './story-parts.ts';
import { unitNamed } from './units.ts';

/* The question of a story: its words, and the unit and nouns that it asks for. */

export function questionIn(parts: readonly StoryPart[], cues: readonly FoundCue[]): StoryQuestion | null {
  const marks = parts.flatMap(({ kind }, at) => (kind === 'question' ? [at] : []));
  if (marks.length > 1) return null;
  const asks = cues.filter(({ cue }) => cue === 'ask');
  let from: number;
  let to: number;
  if (marks.length === 1) {
    to = marks[0]!;
    let start = to;
    while (start > 0 && parts[start - 1]!.kind !== 'stop') start -= 1;
    const inside = asks.filter(({ at }) => at >= start && at < to);
    if (inside.length === 0) return null;
    from = firstAsking(parts, inside);
  } else {
    // Without its mark: the last question word that begins a clause, or a command.
    const [strong, command] = [
      asks.filter(
        ({ at }) => isStrong(wordAt(parts, at)!) || (wordAt(parts, at) === 'que' && beginsClause(parts, at)),
      ),
      asks.filter(({ at }) => isCommand(wordAt(parts, at)!)),
    ];
    const choosing = asks.filter(
      ({ at }) => isChoosing.test(wordAt(parts, at)!) && (at === 0 || beginsClause(parts, at)),
    );
    const chosen = [strong, command, choosing].find(({ length }) => length > 0) ?? [];
    if (chosen.length === 0) return null;
    from = chosen.at(strong.length > 0 ? -1 : 0)!.at;
    to = parts.length;
    for (let at = from; at < parts.length; at += 1)
      if (parts[at]!.kind === 'stop') {
        to = at;
        break;
      }
    if (parts.slice(to + 1).some(({ kind }) => kind === 'quantity')) return null;
  }
  let nounsFrom = from;
  const asked = asks.filter(({ at }) => at === from);
  nounsFrom = Math.max(from + 1, ...asked.map(({ end }) => end));
  while (
    /^(?:of|de|d|du|des|more|mas|the|les|la|le|el|los|las|whole|full|other|other)$/.test(
      wordAt(parts, nounsFrom) ?? '',
    )
  )
    nounsFrom += 1;
  const first = wordAt(parts, nounsFrom);
  const nouns: string[] = [];
  for (let at = nounsFrom; at < to; at += 1) {
    const part = parts[at]!;
    if (part.kind === 'word' && (part.content || (at === nounsFrom && unitNamed(part.folded) !== null)))
      nouns.push(part.stem);
    else break;
  }
  const stems = new Set(
    parts.slice(from, to).flatMap((part) => (part.kind === 'word' && part.content ? [part.stem] : [])),
  );
  return { from, to, unit: first === null ? null : unitNamed(first), nouns, stems };
}

const beginsClause = (parts: readonly StoryPart[], at: number): boolean =>
  parts[at - 1]?.kind === 'stop' || parts[at - 1]?.kind === 'comma';

/** "Which" also begins a relative clause, so it asks only where nothing else does. */
const isChoosing = /^(?:which|que|lequel|laquelle)$/;

const isStrong = (word: string): boolean => /^(?:how|what|whats|cuant|combien|quel|cual)/.test(word);

const isCommand = (word: string): boolean =>
  /^(?:find|calcul|determin|work|write|express|hall|encuentr|averigu|escrib|expres|trouv|exprim|ecri)/.test(
    word,
  );

/** The first question word of the sentence that is no relative: "Si pagué que …, ¿cuántas horas?". */
function firstAsking(parts: readonly StoryPart[], asks: readonly FoundCue[]): number {
  const strong = asks.filter(({ at }) => isStrong(wordAt(parts, at)!));
  return (strong[0] ?? asks[0]!).at;
}
