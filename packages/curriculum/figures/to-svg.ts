import { type FigureDrawing, type FigureElement, width } from './shapes.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const number = (value: number): string => String(Math.round(value * 10) / 10);

/** A drawing as markup: numbers, names of ours and escaped words, nothing else. */
export function toSvg({ height, drawn }: FigureDrawing, description: string): string {
  const open = `<svg class="f" viewBox="0 0 ${width} ${number(height)}" role="img" aria-label="${escaped(description)}">`;
  return `${open}${drawn.map(element).join('')}</svg>`;
}

function element(one: FigureElement): string {
  switch (one.is) {
    case 'path':
      return `<path class="f-${one.look}${one.closed ? '' : ' f-open'}" d="${one.d}"/>`;
    case 'dot':
      return `<circle class="f-dot f-${one.look}" cx="${number(one.x)}" cy="${number(one.y)}" r="${one.r}"/>`;
    case 'text':
      return `<text class="f-text f-${one.tone}" x="${number(one.x)}" y="${number(one.y)}" dy=".35em" text-anchor="${one.anchor}">${escaped(one.text)}</text>`;
  }
}
