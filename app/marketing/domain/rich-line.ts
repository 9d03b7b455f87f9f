type Piece = { text: string; to?: string };

/** Where papers that we cite are read; no other host is linked to. */
const sources = ['https://doi.org/', 'https://arxiv.org/abs/'];
const link = /(\[[^\]]+\]\([^)\s]*\))/;

/**
 * Splits a paragraph at its links: `Ask [us](/contact) now` becomes three pieces. Only own addresses and those of papers become links.
 */
export function piecesOf(paragraph: string): Piece[] {
  return paragraph
    .split(link)
    .filter((part) => part !== '')
    .map((part) => {
      const [, text, to] = /^\[([^\]]+)\]\(([^)\s]*)\)$/.exec(part) ?? [];
      return text && to && leads(to) ? { text, to } : { text: part };
    });
}

const leads = (to: string): boolean =>
  /^\/(?!\/)/.test(to) || sources.some((source) => to.startsWith(source));
