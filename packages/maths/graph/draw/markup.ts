import { toDown, toRight, type View } from '../view.ts';

/** Escapes text for SVG. */
export const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** One SVG element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value != null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Pixels rounded to one decimal. */
export const px = (value: number): number => Math.round(value * 10) / 10 || 0;

/** An element at a point of the plane; only its transform changes while the view moves. */
export const elementAt = (view: View, x: number, y: number, content: string): string =>
  element('g', { 'data-at': `${x} ${y}`, transform: translationTo(view, x, y) }, content);

export const translationTo = (view: View, x: number, y: number): string =>
  `translate(${px(toRight(view, x))} ${px(toDown(view, y))})`;
