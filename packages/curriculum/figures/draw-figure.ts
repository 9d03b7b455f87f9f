import type { Language } from '@curvela/maths';
import { drawArea } from './area.ts';
import { drawBars, drawScale } from './bars.ts';
import { drawCircles, drawRound } from './circles.ts';
import { drawDotPlot, drawDots } from './dots.ts';
import type { FigureSpec, FigureLabel } from './figure-spec.ts';
import { drawNumberLines } from './number-line.ts';
import { drawShape } from './shape.ts';
import { type FigureDrawing, type FigureElement, width } from './shapes.ts';
import { drawSideSquares } from './side-squares.ts';
import { drawTree } from './tree.ts';
import { drawUnitCircle } from './unit-circle.ts';

/** The shapes of a figure, with labels in the learner's notation. */
export function drawFigure(figure: FigureSpec, language: Language): FigureDrawing {
  const write = (label: FigureLabel) => writeLabel(label, language);
  switch (figure.kind) {
    case 'bars':
      return drawBars(figure, write);
    case 'scale':
      return drawScale(figure, write);
    case 'number_lines':
      return drawNumberLines(figure, write);
    case 'area':
      return drawArea(figure, write);
    case 'shape':
      return drawShape(figure, write);
    case 'side_squares':
      return drawSideSquares(figure, write);
    case 'circles':
      return drawCircles(figure, write);
    case 'round':
      return drawRound(figure, write);
    case 'dots':
      return drawDots(figure, write);
    case 'dot_plot':
      return drawDotPlot(figure, write);
    case 'tree':
      return drawTree(figure, write);
    case 'unit_circle':
      return drawUnitCircle(figure, write);
  }
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const number = (value: number): string => String(Math.round(value * 10) / 10);

/** A drawing as SVG markup: only numbers, our own names and escaped text. */
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

const raised: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  n: 'ⁿ',
};

/** A label in the learner's notation: decimal comma, superscript exponents, minus signs. Words stay unchanged. */
export function writeLabel(label: FigureLabel, language: Language): string {
  if (typeof label !== 'string') return label[language];
  const plain = label
    .replace(/\^(-?[\dn]+)/g, (_, power: string) => [...power].map((sign) => raised[sign] ?? sign).join(''))
    .replaceAll('-', '−')
    .replaceAll('*', '·')
    .replace(/sqrt\(([^()]*)\)/g, (_, inside: string) =>
      /^\w+$/.test(inside) ? `√${inside}` : `√(${inside})`,
    )
    .replace(/(\d) ?(%|cm|mm|km|m|dm|kg|g)(?![a-z])/g, '$1\u00a0$2');
  const spaced = language === 'en' ? plain.replace(/\u00a0%/g, '%') : plain;
  return language === 'en' ? spaced : spaced.replace(/(\d)\.(\d)/g, '$1,$2');
}
