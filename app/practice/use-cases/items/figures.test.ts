import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@curvela/maths';
import { generateItem } from '@curvela/curriculum/items';
import { figureView } from './parts.server.ts';
import { contents, templates } from '@curvela/curriculum/skills';
import type { SkillId, ItemContent, SkillContent, FigureSpec } from '@curvela/curriculum';
import {
  drawFigure,
  toSvg,
  type BoundingBox,
  textBox,
  type FigureElement,
  type FigureDrawing,
  boundingBoxOf,
  text,
  width,
} from '@curvela/curriculum/figures';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const written = Object.entries(contents) as [SkillId, SkillContent][];
const ofSkills = written.flatMap(([id, { figure, slots }]) => (figure ? [{ id, figure, slots }] : []));
const ofQuestions = [...templates.values()].filter((template) => generateItem(template, 1).figure);

type Words = Extract<FigureElement, { is: 'text' }>;
const textsOf = ({ drawn }: FigureDrawing): Words[] => drawn.filter((one): one is Words => one.is === 'text');

/** Allowed overlap of neighbouring texts by the estimated width, which is never too small. */
const leeway = 1;
const meet = (a: BoundingBox, b: BoundingBox): boolean =>
  a.left + leeway < b.right &&
  b.left + leeway < a.right &&
  a.top + leeway < b.bottom &&
  b.top + leeway < a.bottom;

/** The faults of a drawing: anything outside the canvas, overlapping texts. */
function faultsOf(drawing: FigureDrawing): string[] {
  const bounds = boundingBoxOf(drawing.drawn);
  const off = bounds.left < 0 || bounds.right > width || bounds.top < 0 || bounds.bottom > drawing.height;
  const texts = textsOf(drawing);
  const crowded = texts.flatMap((one, index) =>
    texts
      .slice(0, index)
      .filter((other) => meet(textBox(one), textBox(other)))
      .map((other) => `“${one.text}” lies on “${other.text}”`),
  );
  return [...(off ? [`off the paper: ${JSON.stringify(bounds)}`] : []), ...crowded];
}

describe('a drawn figure', () => {
  it('is faulty when a text leaves the canvas or overlaps another', () => {
    const inside = text(100, 50, 'a side');
    expect(faultsOf({ height: 100, drawn: [inside, text(100, 80, 'another')] })).toEqual([]);
    expect(faultsOf({ height: 100, drawn: [inside, text(110, 55, 'another')] })).toHaveLength(1);
    expect(faultsOf({ height: 100, drawn: [text(310, 50, 'too far right')] })).toHaveLength(1);
    expect(faultsOf({ height: 40, drawn: [inside] })).toHaveLength(1);
  });

  it('has markup of only numbers, our own names and escaped text', () => {
    const svg = toSvg({ height: 40, drawn: [text(50, 20, '<b onload="x">&')] }, '"><script>');
    expect(svg).not.toMatch(/<b|<script|onload="x"/);
    expect(svg).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;');
  });

  it('has numbers in the learner’s notation', () => {
    const line: FigureSpec = {
      kind: 'number_lines',
      lines: [{ from: -0.5, to: 0.5, step: 0.5 }],
    };
    const words = (language: Language) => textsOf(drawFigure(line, language)).map((one) => one.text);
    expect(words('en')).toEqual(['−0.5', '0', '0.5']);
    expect(words('fr')).toEqual(['−0,5', '0', '0,5']);
  });
});

describe('every skill', () => {
  it('has a graph or a figure', () => {
    const bare = written.filter(([, { picture, figure }]) => !picture && !figure).map(([id]) => id);
    expect(bare).toEqual([]);
  });
});

describe.each(languages)('figures of skills (%s)', (language) => {
  it.each(ofSkills)('$id: fits its canvas, with texts and a description', ({ figure, slots }) => {
    expect(faultsOf(drawFigure(figure, language))).toEqual([]);
    expect(figure.caption[language].length).toBeGreaterThan(20);
    expect(figure.description[language].length).toBeGreaterThan(60);
    expect(figureView(figure, language, { slots }).svg).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/);
  });
});

/** The numbers in a text, in formula notation. */
const numbersIn = (words: string): string[] => words.match(/\d+(\.\d+)?/g) ?? [];

describe.each(ofQuestions.map((template) => [template.id, template] as const))('%s', (_, template) => {
  it.each(languages)('has figures that fit the canvas (%s)', (language) => {
    for (const seed of seeds) {
      const made = generateItem(template, seed);
      if (!made.figure) throw new Error(`no figure for the seed ${seed}`);
      expect([seed, ...faultsOf(drawFigure(made.figure, language))]).toEqual([seed]);
      expect(figureView(made.figure, language, made).svg).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/);
    }
  });

  it('shows only numbers given in the question', () => {
    for (const seed of seeds) {
      const made: ItemContent = generateItem(template, seed);
      const numbersShown = new Set(Object.values(made.slots).flatMap(numbersIn));
      const drawn = made.figure
        ? textsOf(drawFigure(made.figure, 'en')).flatMap((one) => numbersIn(one.text))
        : [];
      expect(drawn.filter((number) => !numbersShown.has(number))).toEqual([]);
    }
  });
});
