import type { MathfieldElement } from 'mathlive';

export type Mathfield = MathfieldElement;
export type MathfieldClass = typeof MathfieldElement;

let loaded: Promise<MathfieldClass> | null = null;

/**
 * The formula editor (about 190 KB), loaded once when somebody first wants it. It takes its fonts from KaTeX’s style sheet, which `Formula` brings along and
 * which is ours; it makes no sound and fetches nothing; its styles are adopted style sheets, which the content policy allows.
 * Rejects when it cannot be loaded; the next call tries again.
 */
export function loadMathfield(): Promise<MathfieldClass> {
  loaded ??= import('mathlive').then(
    ({ MathfieldElement: Field }) => {
      Field.fontsDirectory = null;
      Field.soundsDirectory = null;
      Field.plonkSound = null;
      Field.keypressSound = null;
      Field.keypressVibration = false;
      return Field;
    },
    (failure: unknown) => {
      loaded = null;
      throw failure;
    },
  );
  return loaded;
}

/** Names that are typed and become one sign. School mathematics only: what is not here stays letters. */
const shortcuts: Readonly<Record<string, string>> = {
  sqrt: '\\sqrt{#?}',
  raiz: '\\sqrt{#?}',
  raíz: '\\sqrt{#?}',
  racine: '\\sqrt{#?}',
  cbrt: '\\sqrt[3]{#?}',
  pi: '\\pi',
  theta: '\\theta',
  alpha: '\\alpha',
  beta: '\\beta',
  inf: '\\infty',
  infinity: '\\infty',
  infinito: '\\infty',
  sin: '\\sin',
  sen: '\\operatorname{sen}',
  cos: '\\cos',
  tan: '\\tan',
  tg: '\\operatorname{tg}',
  cot: '\\cot',
  sec: '\\sec',
  csc: '\\csc',
  arcsin: '\\arcsin',
  arcsen: '\\operatorname{arcsen}',
  arccos: '\\arccos',
  arctan: '\\arctan',
  ln: '\\ln',
  log: '\\log',
  exp: '\\exp',
  lim: '\\lim',
  int: '\\int',
  sum: '\\sum',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '+-': '\\pm',
  '->': '\\to',
  '*': '\\cdot',
  '**': '^{#?}',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '×': '\\cdot',
  '·': '\\cdot',
  '÷': '\\div',
  '±': '\\pm',
  '√': '\\sqrt{#?}',
  '²': '^{2}',
  '³': '^{3}',
  π: '\\pi',
  '∞': '\\infty',
  '°': '\\degree',
  '−': '-',
};

/**
 * Sets one field up for school maths: our shortcuts, no menu, no LaTeX mode (a backslash is for people who write text), and
 * Tab and Escape left to the page, so that nobody is caught in the field.
 */
export function setUp(field: Mathfield, language: 'en' | 'es' | 'fr'): void {
  field.menuItems = [];
  // In Spanish the word is a letter, and letters are unknowns: there it has a key only.
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    en: { or: '\\text{ or }' },
    fr: { ou: '\\text{ ou }' },
  };
  field.inlineShortcuts = { ...shortcuts, ...words[language] };
  field.keybindings = field.keybindings.filter(
    ({ key, command, ifMode }) =>
      ifMode !== 'latex' && !JSON.stringify(command).includes('latex') && !/\[(Tab|Escape)\]/.test(key),
  );
  field.mathVirtualKeyboardPolicy = 'manual';
  field.popoverPolicy = 'off';
  field.environmentPopoverPolicy = 'off';
  field.smartFence = true;
  const Field = field.constructor as MathfieldClass;
  Field.decimalSeparator = language === 'en' ? '.' : ',';
}
