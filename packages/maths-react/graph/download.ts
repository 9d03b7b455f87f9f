/** The drawing as a standalone file: CSS variables resolved, the font named. */
function standalone(svg: SVGSVGElement): string {
  const style = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  for (const [name, value] of [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['width', String(width)],
    ['height', String(height)],
  ] as const)
    copy.setAttribute(name, value);
  copy.removeAttribute('class');
  const paint = document.createElement('span');
  document.body.append(paint);
  const resolved = (text: string): string => {
    paint.style.color = text;
    return plainColour(getComputedStyle(paint).color);
  };
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['fill', 'stroke']) {
      const value = element.getAttribute(name);
      if (value?.startsWith('var(')) element.setAttribute(name, resolved(inScope(value, svg)));
    }
    if (element.hasAttribute('font-size'))
      element.setAttribute('font-size', element.getAttribute('font-size')!.startsWith('var') ? '14' : '17');
    if (element.hasAttribute('font-family')) element.setAttribute('font-family', 'sans-serif');
  }
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', resolved(style.getPropertyValue('--graph-ground') || 'var(--card)'));
  paint.remove();
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** A colour of any colour space as #rrggbb, which every program reads. */
function plainColour(colour: string): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const pen = canvas.getContext('2d');
  if (pen === null) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

/** Resolves a CSS variable defined on the graph. */
const inScope = (value: string, svg: Element): string =>
  value.startsWith('var(--graph-ground')
    ? getComputedStyle(svg).getPropertyValue('--graph-ground') || 'var(--card)'
    : value;

export function saveSvg(svg: SVGSVGElement, name: string): void {
  save(new Blob([standalone(svg)], { type: 'image/svg+xml' }), `${name}.svg`);
}

/** Scale factor of saved pictures, so that they stay sharp in print. */
const sharpness = 2;

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * sharpness, height * sharpness];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(blob, `${name}.png`));
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
