import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderFormula } from './write-formula.server.ts';
import { isDrawn } from '@curvela/maths-react/settings';

describe('rendering formulas on the server', () => {
  it('keeps the MathML for screen readers', () => {
    const { html } = renderFormula('x = \\frac{-5 \\pm \\sqrt{49}}{4}');
    expect(html).toContain('<math');
    expect(html).toContain('aria-hidden="true"');
  });

  it.each([
    ['a mistake', '\\frac{1}{'],
    ['an unknown command', '\\nonsense{x}'],
    ['a link', '\\href{javascript:alert(1)}{x}'],
    ['a remote image', '\\includegraphics{https://example.org/x.png}'],
    ['endless macros', '\\def\\a{\\a\\a}\\a'],
    ['nothing', '  '],
  ])('%s is shown as text instead', (_name, latex) => {
    expect(renderFormula(latex)).toEqual({ latex, html: null });
  });

  it('red error output counts as an error too', () => {
    expect(isDrawn('<span style="color:#cc0000">x</span>')).toBe(false);
  });

  it('text in a formula is escaped', () => {
    const { html } = renderFormula('\\text{<script>alert(1)</script>}');
    expect(html).not.toContain('<script');
    expect(renderToStaticMarkup(createElement('code', null, '<b>'))).toBe('<code>&lt;b&gt;</code>');
  });
});
