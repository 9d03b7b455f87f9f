import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MathText } from './math-text.tsx';

const html = (text: string, ended = true) => renderToStaticMarkup(createElement(MathText, { text, ended }));

describe('a text with formulas on the server', () => {
  it('is readable before KaTeX is loaded', () => {
    expect(html('so \\(\\frac{x}{2} \\le 3\\)')).toContain('x/2 ≤ 3');
  });

  it('formulas without a plain form are shown as source', () => {
    expect(html('so $\\int x\\,dx$')).toContain('\\int x\\,dx');
  });

  it('holds back an open block', () => {
    expect(html('so \\(\\frac{x', false)).toContain('so ');
    expect(html('so \\(\\frac{x', false)).not.toContain('frac');
  });

  it.each(['<img src=x onerror=alert(1)>', '![](https://example.org/x.png)', '`<script>`', '$<b>$'])(
    '%s stays text',
    (text) => {
      expect(html(text)).not.toMatch(/<(img|script|b)\b/);
    },
  );
});
