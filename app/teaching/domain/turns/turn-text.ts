import type { TutorBlock, Text } from '../../model/blocks.ts';

/** The text of a turn by paragraphs, without graphs and buttons. */
function paragraphsOf(blocks: readonly TutorBlock[]): Text[] {
  return blocks.flatMap(paragraphsOfBlock).filter((paragraph) => paragraph.length > 0);
}

function paragraphsOfBlock(block: TutorBlock): Text[] {
  switch (block.kind) {
    case 'say':
    case 'verdict':
    case 'evidence':
    case 'question':
    case 'offer':
      return [block.text];
    case 'formula':
      return [[block.formula]];
    case 'lines':
      return block.lines.map(({ n, formula, note }) => numbered(n, formula, note ?? []));
    case 'hint':
      return [[block.title], block.text, block.question ?? []];
    case 'worked':
      return [
        [block.title],
        numbered(1, block.problem, []),
        ...block.lines.map(({ formula, note }, at) => numbered(at + 2, formula, note === '' ? [] : [note])),
      ];
    case 'step':
      return [[block.title], [block.formula], block.note === '' ? [] : [block.note]];
    case 'unread':
      return [[block.typed], block.text];
    case 'care':
      return [
        [block.lead],
        ...block.lines.map(({ name, number }) => [`${name}: ${number}`]),
        block.emergency === '' ? [] : [block.emergency],
        [block.after],
      ];
    case 'changes':
      return [
        [block.title],
        ...block.rows.map(({ name, label, belief, why }): Text => [
          [name, label, belief, why].filter(Boolean).join(' · '),
        ]),
      ];
    case 'idea':
      return [[block.title], block.text, block.caption === '' ? [] : [block.caption]];
    case 'asked':
      return [block.prompt];
    case 'steps':
      return [
        [block.title],
        block.prompt,
        ...block.lines.map(({ formula, note }, at) => numbered(at + 1, formula, note)),
      ];
    case 'ways':
      return [[block.title], ...block.ways.map(({ label }): Text => [label])];
    case 'recall':
      return [block.text];
    case 'humans':
      return [[block.label]];
    case 'story':
      return [[block.pieces.map(({ before, number, after }) => before + (number ?? '') + after).join('')]];
    case 'graph':
    case 'offers':
      return [];
  }
}

const numbered = (n: number, formula: Text[number], note: Text): Text => [
  `${n}. `,
  formula,
  ...(note.length > 0 ? ['  ', ...note] : []),
];

/** A turn as text for the clipboard: formulas as LaTeX between dollar signs. */
export const copiedText = (blocks: readonly TutorBlock[]): string =>
  paragraphsOf(blocks)
    .map((text) => text.map((part) => (typeof part === 'string' ? part : `$${part.latex}$`)).join(''))
    .join('\n');

type SpokenPart = { kind: 'text'; text: string } | { kind: 'formula'; formula: { speech: string } };

/** A turn for reading aloud: formulas in their spoken form. */
export const spokenTexts = (blocks: readonly TutorBlock[]): SpokenPart[][] =>
  paragraphsOf(blocks).map((text) =>
    text.map((part) =>
      typeof part === 'string' ? { kind: 'text', text: part } : { kind: 'formula', formula: part },
    ),
  );
