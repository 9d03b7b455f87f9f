import { describe, expect, it } from 'vitest';
import { graphSvg } from '@curvela/maths/graph/server';
import { languages } from '#app/platform/texts.ts';
import { templates } from '@curvela/curriculum/skills';
import { type GeneratedItem, generateItem } from '@curvela/curriculum/items';
import { formulaView } from './parts.server.ts';
import { pictureView } from './picture.server.ts';
import { rightAnswerText } from '../../domain/items/prove-item.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
/** Questions whose picture shows the answer itself. */
const answerDrawn = ({ picture, answer }: GeneratedItem): boolean =>
  picture !== undefined && picture.items.includes(rightAnswerText(answer) ?? '');
const drawn = [...templates.values()].filter((template) =>
  seeds.some((seed) => answerDrawn(generateItem(template, seed))),
);

describe('a picture from which the answer is read', () => {
  it('occurs among the questions', () => {
    expect(drawn.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['coordinates.read', 'slope.read_line', 'parabolas.read_curve']),
    );
  });

  it.each(drawn.map((template) => [template.id, template] as const))(
    '%s: neither its texts nor its data contain the answer',
    (_, template) => {
      for (const language of languages)
        for (const seed of seeds) {
          const item = generateItem(template, seed);
          const right = formulaView(rightAnswerText(item.answer) ?? '', language);
          if (!item.picture) throw new Error(`${template.id} has no picture`);
          const sent = JSON.stringify(pictureView(item.picture, language));
          for (const text of [right.plain, right.speech, right.latex])
            expect(sent).not.toContain(JSON.stringify(text).slice(1, -1));
        }
    },
  );
});

it('the picture does not reveal a point to be placed', () => {
  const hole = ['y = (x^2 + 16x + 48)/(x + 4)'];
  expect(graphSvg(hole, { named: false })).not.toContain('(−4, 8)');
  expect(graphSvg(hole, { named: true })).toContain('(−4, 8)');
});

it('has a description that fits any content', () => {
  const words = languages.map((language) => pictureView({ items: ['(1, 2)'] }, language).description);
  expect(words).toEqual([
    'A graph of the point 1, 2.',
    'Una gráfica: el punto 1, 2.',
    'Un graphique\u00a0: le point 1, 2.',
  ]);
});

it('is described by its points instead', () => {
  const words = (picture: GeneratedItem['picture']) =>
    languages.map((language) => (picture ? pictureView(picture, language).description : ''));
  const at = { items: ['(-5, 7)'], asked: { by: 'steps', at: [[-5, 7]] } } as const;
  expect(words(at)).toEqual([
    'A point. From the origin: 5 to the left and 7 up.',
    'Un punto. Desde el origen: 5 a la izquierda y 7 hacia arriba.',
    'Un point. À partir de l’origine\u00a0: 5 vers la gauche et 7 vers le haut.',
  ]);
  const line = {
    items: ['y = 2x - 1'],
    asked: {
      by: 'coordinates',
      at: [
        [0, -1],
        [1, 1],
      ],
    },
  } as const;
  expect(words(line)[0]).toContain('A graph through');
});
