import { type Comfort, fontSizes } from './comfort.ts';

/** Light or dark theme. */
export type Scheme = 'light' | 'dark';

/** Text colours of both themes as `#rrggbb` (ui/styles/tokens.css); chosen colours are compared with them. */
export const themeColours = {
  light: {
    paper: '#fcf9f1',
    ink: '#212538',
    primary: '#026565',
    clay: '#aa4c23',
    success: '#206b38',
    warning: '#88570e',
    danger: '#b02a2d',
  },
  dark: {
    paper: '#141621',
    ink: '#ece7dd',
    primary: '#67d2cc',
    clay: '#f29c6f',
    success: '#7cd591',
    warning: '#f0be67',
    danger: '#f98e8b',
  },
} as const satisfies Record<Scheme, object>;
/** Colours of links, the learner's words and verdicts: adjusted until readable on a chosen background. */
const accents = ['primary', 'clay', 'success', 'warning', 'danger'] as const;
/** Every custom property that `appearance` may set. */
export const ownProperties = [
  '--user-font-size',
  '--ink',
  '--paper',
  '--muted',
  ...accents.map((name) => `--${name}`),
];

/** The theme that suits the chosen background, by its brightness; null when none was chosen. */
export const schemeOf = ({ backgroundColor }: Pick<Comfort, 'backgroundColor'>): Scheme | null => {
  if (backgroundColor === 'default') return null;
  return contrast(backgroundColor, '#000000') >= contrast(backgroundColor, '#ffffff') ? 'light' : 'dark';
};

/** The visible text and background colour, with the given theme for colours that were not chosen. */
export function effectiveColours(comfort: Comfort, page: Scheme): { text: string; background: string } {
  const { ink, paper } = themeColours[schemeOf(comfort) ?? page];
  return {
    text: comfort.textColor === 'default' ? ink : comfort.textColor,
    background: comfort.backgroundColor === 'default' ? paper : comfort.backgroundColor,
  };
}

/** Custom properties and classes of the root element for the settings. */
export function appearance(comfort: Comfort): { style: Record<string, string>; className: string } {
  const style: Record<string, string> = { '--user-font-size': fontSizes[comfort.fontSize] };
  if (comfort.textColor !== 'default') {
    style['--ink'] = comfort.textColor;
    // The background may be light or dark, so only the chosen colour itself is known to be readable.
    style['--muted'] = comfort.textColor;
  }
  if (comfort.backgroundColor !== 'default') style['--paper'] = comfort.backgroundColor;
  const coloured = comfort.textColor !== 'default' || comfort.backgroundColor !== 'default';
  const scheme = schemeOf(comfort);
  if (scheme) {
    const { text, background } = effectiveColours(comfort, scheme);
    style['--muted'] = nearestReadable(mixed(text, background, 0.18), background);
    for (const name of accents) style[`--${name}`] = nearestReadable(themeColours[scheme][name], background);
  }
  const className = [
    coloured && 'has-colours',
    scheme && `on-${scheme}`,
    comfort.dyslexiaFriendlyFont && 'dyslexia-font',
  ]
    .filter(Boolean)
    .join(' ');
  return { style, className };
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, success criterion 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Minimum text contrast on the page. WCAG 2.2 AA requires 4.5, which must also hold on cards and wells, whose
 * background is slightly tinted.
 */
export const readable = 5.5;

/** The nearest readable text colour on the background: mixed towards black or white in steps of 2 %. */
export function nearestReadable(text: string, background: string): string {
  if (contrast(text, background) >= readable) return text;
  for (let share = 0.02; share <= 1; share += 0.02) {
    const found = ['#000000', '#ffffff']
      .map((pole) => mixed(text, pole, share))
      .find((colour) => contrast(colour, background) >= readable);
    if (found) return found;
  }
  return contrast('#000000', background) >= contrast('#ffffff', background) ? '#000000' : '#ffffff';
}

function mixed(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
