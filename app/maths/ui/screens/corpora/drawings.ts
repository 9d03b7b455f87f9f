/** LaTeX as language models write it, and whether it is rendered; otherwise it is shown as text. */
export const drawings: readonly (readonly [latex: string, drawn: boolean])[] = [
  ['x^2', true],
  ['\\frac{1}{2}', true],
  ['\\sqrt[3]{x}', true],
  ['\\int_0^1 x\\,dx', true],
  ['\\sum_{i=1}^{n} i^2', true],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', true],
  ['\\begin{cases}x & x>0\\\\-x & x\\le 0\\end{cases}', true],
  ['\\lim_{x\\to 0}\\frac{\\sin x}{x}', true],
  ['\\text{cm}^2', true],
  ['3{,}5', true],
  ['\\overline{AB}', true],
  ['\\frac{1}{', false],
  ['\\nonsense', false],
  ['\\href{https://example.org}{x}', false],
  ['\\includegraphics{https://example.org/x.png}', false],
  ['\\def\\a{\\a\\a}\\a', false],
  ['\\htmlClass{x}{y}', false],
  ['\\url{javascript:alert(1)}', false],
  ['x^2^3', false],
  ['}', false],
];

/** Streamed model answers with formulas, and their final visible text (formulas between ⟨ and ⟩). */
export const modelTexts: readonly (readonly [text: string, shown: string])[] = [
  [
    'The roots are \\(x = 3\\) and \\(x = -\\frac{1}{2}\\).',
    'The roots are ⟨x = 3⟩ and ⟨x = -\\frac{1}{2}⟩.',
  ],
  ['Start with $$2x^2 - 5x - 3 = 0$$ and factor.', 'Start with ⟨2x^2 - 5x - 3 = 0⟩ and factor.'],
  [
    'A ticket costs $30 and the discount is $x$ percent.',
    'A ticket costs $30 and the discount is ⟨x⟩ percent.',
  ],
  ['Between $5 and $6, so $p = 5.5$.', 'Between $5 and $6, so ⟨p = 5.5⟩.'],
  ['Write `$x$` in the field to get $x$.', 'Write `$x$` in the field to get ⟨x⟩.'],
  [
    '\\[\n\\begin{aligned}\nx &= 1\\\\\ny &= 2\n\\end{aligned}\n\\]',
    '⟨\\begin{aligned}\nx &= 1\\\\\ny &= 2\n\\end{aligned}⟩',
  ],
  ['Cuesta $85.000 y luego $2x+1$.', 'Cuesta $85.000 y luego ⟨2x+1⟩.'],
  ['On paie 20$, puis \\(x^2\\).', 'On paie 20$, puis ⟨x^2⟩.'],
  ['An open \\(x^2 that never closes.', 'An open \\(x^2 that never closes.'],
  ['No formula here at all.', 'No formula here at all.'],
];
