/** A text, its plain form (null: it is rejected), and the locale if it is not English. */
type ReadingCase = readonly [text: string, plain: string | null, locale?: 'es-CO' | 'fr-FR'];

/** What pupils type or paste and what models write, with the one reading that we guarantee. */
export const readings: Readonly<Record<'school' | 'spanish' | 'french' | 'models' | 'refused', readonly ReadingCase[]>> = {
  school: [
    ['3x-6=9', '3x - 6 = 9'], ['2(x+1)^2', '2(x + 1)²'], ['x²−3x+2', 'x² - 3x + 2'], ['xy', 'xy'], ['2x*3', '2x · 3'],
    ['√(x+1)', '√(x + 1)'], ['sqrt 2', '√2'], ['cbrt(8)', '∛8'], ['|x-1|<=4', '|x - 1| ≤ 4'], ['1 1/2', '1 1/2'],
    ['20%', '20%'], ['5!', '5!'], ['sin^2 x', '(sin(x))²'], ['cos2x', 'cos(2x)'], ['log_2 8', 'log_(2)(8)'], ['ln x', 'ln(x)'],
    ['e^(2x)', 'e^(2x)'], ['x=±3', 'x = ±3'], ['x=3 or x=-1/2', 'x = 3 or x = -1/2'], ['(2,5)', '(2, 5)'],
    ['-1<x<=3', '-1 < x ≤ 3'], ['f(x)=x^2', 'f(x) = x²'], ['pi r^2', 'πr²'], ['2.5E3', '2500'], ['½x', '1/2 · x'],
  ],
  spanish: [
    ['3,5x=7', '3,5x = 7', 'es-CO'], ['sen x', 'sen(x)', 'es-CO'], ['tg 2x', 'tan(2x)', 'es-CO'],
    ['raíz cuadrada de 9', '√9', 'es-CO'], ['x=3 o x=2', 'x = 3 o x = 2', 'es-CO'], ['(2;5)', '(2; 5)', 'es-CO'],
    ['1.234.567', '1234567', 'es-CO'], ['arcsen(1/2)', 'arcsen(1/2)', 'es-CO'],
  ],
  french: [
    ['0,25x', '0,25x', 'fr-FR'], ['racine carrée de 2', '√2', 'fr-FR'], ['x = 3 ou x = 2', 'x = 3 ou x = 2', 'fr-FR'],
    ['ln(x)', 'ln(x)', 'fr-FR'], ['[2 ; 5[', '[2; 5[', 'fr-FR'], ['1 234,5', '1234,5', 'fr-FR'],
  ],
  models: [
    ['\\frac{1}{2}', '1/2'], ['$x^2$', 'x²'], ['\\(x^2 + 1\\)', 'x² + 1'], ['\\frac12', '1/2'], ['\\sqrt[3]{x}', '∛x'],
    ['x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', 'x = (-b ± √(b² - 4ac))/(2a)'], ['\\left|x-1\\right| \\leq 4', '|x - 1| ≤ 4'],
    ['x \\geq 2', 'x ≥ 2'], ['2 \\cdot 3 \\times 4', '2 · 3 · 4'], ['\\sin^{2}(x)', '(sin(x))²'], ['\\text{x} = 2', 'x = 2'],
    ['x^{10}', 'x¹⁰'], ['\\dfrac{3}{4}', '3/4'], ['90^\\circ', '90°'], ['\\ln\\left(x\\right)', 'ln(x)'],
  ],
  refused: [
    ['2x +', null], ['(x+1', null], ['x+1)', null], ['2 3', null], ['hello there you', null], ['x ? 2', null], ['=', null],
    ['\\frac{1}{', null], ['x^^2', null], ['((((', null],
  ],
}; // oxfmt-ignore
