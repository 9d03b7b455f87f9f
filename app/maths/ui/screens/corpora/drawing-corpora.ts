import { drawWith } from '@curvela/maths-react/settings';
import { segmentsOf } from '@curvela/maths-react/text';
import type { LabCorpus } from '../parts/run.ts';
import { drawings, modelTexts } from './drawings.ts';

/** The visible text, with formulas between ⟨ and ⟩. */
const shown = (text: string, ended: boolean): string =>
  segmentsOf(text, ended)
    .map((each) =>
      each.kind === 'text' ? each.text : each.kind === 'code' ? `\`${each.text}\`` : `⟨${each.latex}⟩`,
    )
    .join('');

/** Cases for rendering with KaTeX, and for splitting streamed text: what was shown of a prefix must not change. */
export const drawingCorpora: readonly LabCorpus[] = [
  {
    id: 'drawings',
    load: async () => {
      const { default: katex } = await import('katex');
      return drawings.map(([latex, drawn]) => ({
        input: latex,
        ask: () => {
          const got = drawWith(katex, latex, false) !== null;
          return { ok: got === drawn, expected: drawn ? 'drawn' : 'text', got: got ? 'drawn' : 'text' };
        },
      }));
    },
  },
  {
    id: 'modelTexts',
    load: () =>
      Promise.resolve(
        modelTexts.map(([text, expected]) => ({
          input: text,
          ask: () => {
            const beginnings = Array.from({ length: text.length }, (_, at) =>
              shown(text.slice(0, at), false),
            );
            const flicker = beginnings.find((beginning) => !expected.startsWith(beginning));
            const got = flicker ?? shown(text, true);
            return { ok: got === expected, expected, got };
          },
        })),
      ),
  },
];
