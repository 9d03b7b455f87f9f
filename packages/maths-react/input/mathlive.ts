import type { MathfieldElement } from 'mathlive';

export type Mathfield = MathfieldElement;
export type MathfieldClass = typeof MathfieldElement;

let loaded: Promise<MathfieldClass> | null = null;

/**
 * The formula editor (about 190 KB), loaded once on first use. It uses the KaTeX fonts of our own style sheet, which `Formula` imports;
 * plays no sounds, fetches nothing, and uses adopted style sheets, which the CSP allows. Rejects when it cannot be loaded; the next call
 * retries.
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

/** Typed names that become one sign. School mathematics only: others stay letters. */
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
 * Configures a field for school maths: our shortcuts, no menu, no LaTeX mode (a backslash requires text mode), and Tab and Escape left
 * to the page, to avoid a keyboard trap.
 */
export function setUp(field: Mathfield, language: 'en' | 'es' | 'fr'): void {
  field.menuItems = [];
  // In Spanish the word is a single letter, and letters are unknowns: only the key inserts it.
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
