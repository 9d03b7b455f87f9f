import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  appearance,
  contrast,
  nearestReadable,
  themeColours,
  ownProperties,
  schemeOf,
  effectiveColours,
} from './appearance.ts';
import { defaultComfort } from './comfort.ts';

test.each([
  ['small', '0.875rem'],
  ['medium', '1rem'],
  ['large', '1.125rem'],
  ['xlarge', '1.25rem'],
] as const)('text size %s is %s', (fontSize, size) => {
  expect(appearance({ ...defaultComfort, fontSize }).style['--user-font-size']).toBe(size);
});

test('chosen colours replace text and background colour; the reading font is a class', () => {
  expect(appearance({ ...defaultComfort, textColor: '#112233', dyslexiaFriendlyFont: true })).toEqual({
    style: { '--user-font-size': '1rem', '--ink': '#112233', '--muted': '#112233' },
    className: 'has-colours dyslexia-font',
  });
});

test('colours that were not chosen are not set', () => {
  expect(appearance(defaultComfort)).toEqual({ style: { '--user-font-size': '1rem' }, className: '' });
  const { style } = appearance({ ...defaultComfort, backgroundColor: '#fff8dc' });
  expect(style['--ink']).toBeUndefined();
  expect(style['--paper']).toBe('#fff8dc');
});

test('contrast is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('a readable text colour stays; another one is adjusted as little as necessary', () => {
  expect(nearestReadable('#333333', '#ffffff')).toBe('#333333');
  const better = nearestReadable('#ffdd55', '#ffffff');
  expect(contrast(better, '#ffffff')).toBeGreaterThanOrEqual(5.5);
  expect(contrast(better, '#ffffff')).toBeLessThan(6);
});

test('a chosen background selects the suitable theme, whatever the theme of the page', () => {
  expect(schemeOf({ backgroundColor: 'default' })).toBeNull();
  expect(schemeOf({ backgroundColor: '#fff8dc' })).toBe('light');
  expect(schemeOf({ backgroundColor: '#202040' })).toBe('dark');
  const cream = { ...defaultComfort, backgroundColor: '#fff8dc' };
  expect(appearance(cream).className).toBe('has-colours on-light');
  expect(effectiveColours(cream, 'dark')).toEqual({ text: themeColours.light.ink, background: '#fff8dc' });
  expect(effectiveColours({ ...defaultComfort, textColor: '#101010' }, 'dark')).toEqual({
    text: '#101010',
    background: themeColours.dark.paper,
  });
});

test.each(['#fff8dc', '#808080', '#ffb0b0', '#202040', '#777799'])(
  'links, verdicts and default text are readable on %s',
  (backgroundColor) => {
    const comfort = { ...defaultComfort, backgroundColor };
    const { style } = appearance(comfort);
    expect(contrast(effectiveColours(comfort, 'light').text, backgroundColor)).toBeGreaterThanOrEqual(3.4);
    for (const name of ['--muted', '--primary', '--clay', '--success', '--warning', '--danger'])
      expect(contrast(style[name] ?? '#808080', backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(Object.keys(style).filter((name) => !ownProperties.includes(name))).toEqual([]);
  },
);

/** OKLCH to sRGB, after Björn Ottosson, "A perceptual color space for image processing" (2020). */
function rgb(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  );
  return `#${channels
    .map((value) =>
      Math.round(Math.max(0, value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

test('the compared colours equal the tokens', () => {
  const tokens = readFileSync('app/ui/styles/tokens.css', 'utf8');
  for (const name of Object.keys(themeColours.light) as (keyof typeof themeColours.light)[]) {
    const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(tokens);
    const [light, dark] = (pair ?? []).slice(1).map((values) => {
      const [lightness = 0, chroma = 0, hue = 0] = values.split(' ').map(Number);
      return rgb(lightness, chroma, hue);
    });
    expect({ name, light, dark }).toEqual({
      name,
      light: themeColours.light[name],
      dark: themeColours.dark[name],
    });
  }
});
