export type Piece = { text: string; to?: string };

/** Splits a paragraph at its links: `Ask [us](/contact) now` becomes three pieces. Only own addresses become links. */
export function piecesOf(paragraph: string): Piece[] {
  return paragraph
    .split(/(\[[^\]]+\]\(\/[^)]*\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, text, to] = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(part) ?? [];
      return text && to ? { text, to } : { text: part };
    });
}
