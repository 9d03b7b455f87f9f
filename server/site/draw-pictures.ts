import { readFileSync, writeFileSync } from 'node:fs';
import { homeTexts } from '#app/marketing/messages/home/index.ts';
import { brand } from '#app/platform/brand.ts';
import { languages } from '#app/platform/texts.ts';
import { launchBrowser } from '#tests/support/browser.ts';

/*
 * Generates the images in `public/`: device icons from `icon.svg`, and the preview image of shared links for each language. Run `node
 * server/site/draw-pictures.ts` after a change of name, icon or tagline; the results are committed.
 */

const paper = '#fdfbf4';
const icon = readFileSync('public/icon.svg', 'utf8');
const font = readFileSync(
  'node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
).toString('base64');

const style = `
  @font-face { font-family: Lexend; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
  * { margin: 0; box-sizing: border-box; }
  body { width: 100vw; height: 100vh; background: ${paper}; overflow: hidden; font-family: Lexend; color: #22253b; }
  svg { display: block; }`;

/** The icon alone, filling its square; `size` is the margin as a share, for devices that mask icons. */
const iconPage = (size: number) => `<style>${style}
  body > svg { position: absolute; inset: ${size * 100}%; width: ${100 - size * 200}%; height: ${100 - size * 200}%; }</style>${icon}`;

const sharePage = (promise: string) => `<style>${style}
  h1 { position: absolute; left: 80px; top: 190px; width: 900px; font-size: 76px; line-height: 1.14; font-weight: 600; letter-spacing: -0.01em; }
  p { position: absolute; left: 168px; top: 76px; font-size: 44px; font-weight: 600; }
  .icon { position: absolute; left: 80px; top: 68px; width: 68px; }
  .line { position: absolute; inset: 0; }</style>
  <svg class="line" viewBox="0 0 1200 630" fill="none">
    <defs><pattern id="dots" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="1.6" fill="#cdc6b4"/></pattern></defs>
    <rect x="660" y="60" width="540" height="510" fill="url(#dots)" opacity="0.8"/>
    <path d="M0 560C180 600 300 590 470 540S700 430 820 440S980 330 1120 150" stroke="#c8623c" stroke-width="7" stroke-linecap="round"/>
    <circle cx="1120" cy="150" r="17" fill="#22253b"/>
  </svg>
  <div class="icon">${icon}</div><p>${brand}</p><h1>${promise}</h1>`;

/** The tagline of the home page with its line break. */
const promiseIn = (text: string) => text.replace('<br></br>', '<br>');

const browser = await launchBrowser();
async function draw(file: string, html: string, size: [number, number]): Promise<void> {
  writeFileSync(`public/${file}.png`, await pictureOf(html, size));
}
async function pictureOf(html: string, [width, height]: [number, number]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file with one PNG image; every browser that requests `/favicon.ico` reads it. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

for (const size of [192, 512] as const) await draw(`icon-${size}`, iconPage(0), [size, size]);
await draw('icon-512-maskable', iconPage(0.12), [512, 512]);
await draw('apple-touch-icon', iconPage(0), [180, 180]);
writeFileSync('public/favicon.ico', iconFile(await pictureOf(iconPage(0), [48, 48]), 48));
for (const language of languages)
  await draw(`share-${language}`, sharePage(promiseIn(homeTexts[language].home.title)), [1200, 630]);
await browser.close();
