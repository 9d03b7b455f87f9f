import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';

/* The French short day ends with a period (`sam. 19 déc.`), so that no sentence may end with it: there would be two. */

type Node = { type: string } & Record<string, unknown>;
type Use = { file: string; name: string; keys: string[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const at = (node: Node, key: string): Node | undefined => (isNode(node[key]) ? node[key] : undefined);

const literalsIn = (node: Node | undefined): string[] => {
  if (!node) return [];
  return typeof node['value'] === 'string' ? [node['value']] : childrenOf(node).flatMap(literalsIn);
};

/** Keys of the texts that get this variable as their arguments. */
const keysWith = (node: Node, variable: string): string[] => {
  const [first, second] = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
  const isGiven = second?.type === 'Identifier' && second['name'] === variable;
  return [
    ...(isGiven ? literalsIn(first) : []),
    ...childrenOf(node).flatMap((child) => keysWith(child, variable)),
  ];
};

/** Every argument of a text that ends with a short day, with the literal keys of the text; no keys where it goes through other functions. */
function usesIn(file: string, text = ''): Use[] {
  if (!text.includes('shortDayOf')) return [];
  const names = new Set(['shortDayOf']);
  const isShortDay = (value: Node | undefined): boolean => {
    switch (value?.type) {
      case 'Identifier':
        return names.has(value['name'] as string);
      case 'CallExpression':
        return isShortDay(at(value, 'callee'));
      case 'ArrowFunctionExpression':
        return isShortDay(at(value, 'body'));
      case 'ConditionalExpression':
        return isShortDay(at(value, 'consequent')) || isShortDay(at(value, 'alternate'));
      case 'LogicalExpression':
        return isShortDay(at(value, 'left')) || isShortDay(at(value, 'right'));
      case 'TemplateLiteral': {
        const [quasis, expressions] = [value['quasis'], value['expressions']] as [Node[], Node[]];
        const rest = quasis.at(-1)?.['value'] as { cooked: string } | undefined;
        return rest?.cooked === '' && isShortDay(expressions.at(-1));
      }
      default:
        return false;
    }
  };
  const uses: Use[] = [];
  const program = parseSync(file, text).program as unknown as Node;
  const visit = (node: Node, keys: string[]): void => {
    const variable = node.type === 'VariableDeclarator' && at(node, 'id');
    if (variable && isShortDay(at(node, 'init'))) names.add(variable['name'] as string);
    if (node.type === 'Property' && isShortDay(at(node, 'value')))
      uses.push({ file, name: at(node, 'key')?.['name'] as string, keys });
    const isCall = node.type === 'CallExpression';
    const [first] = isCall ? (node['arguments'] as Node[]) : [];
    const isObject = variable && at(node, 'init')?.type === 'ObjectExpression';
    const below = isObject
      ? keysWith(program, variable['name'] as string)
      : isCall
        ? literalsIn(first)
        : keys;
    for (const child of childrenOf(node)) visit(child, below);
  };
  visit(program, []);
  return uses;
}

type Text = { path: string; text: string };
const textsBelow = (value: unknown, path: string): Text[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsBelow(each, `${path}.${key}`));
};

const sources = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const contents = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** The file and those of its feature that import it: an argument may be passed on to them. */
const programsNear = (file: string): Node[] => {
  const name = `${file.slice(file.lastIndexOf('/'))}'`;
  return sources
    .filter(
      (each) => featureOf(each) === featureOf(file) && (each === file || contents.get(each)?.includes(name)),
    )
    .map((each) => parseSync(each, contents.get(each) ?? '').program as unknown as Node);
};

/** Literals of first arguments that are followed by others: keys of texts with arguments. */
const keysIn = (node: Node): string[] => {
  const given = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
  return [...(given.length > 1 ? literalsIn(given[0]) : []), ...childrenOf(node).flatMap(keysIn)];
};

/** Texts in which a sentence ends with the argument, also at the end of a plural or a choice. Each program names namespaces and keys. */
function endedBy({ file, name, keys }: Use, programs: readonly Node[], texts: readonly Text[]): Text[] {
  const namespaces = programs.flatMap(literalsIn);
  const possible = keys.length > 0 ? keys : programs.flatMap(keysIn);
  const named = new Set(possible.flatMap((key) => namespaces.map((namespace) => `${namespace}.${key}`)));
  const ended = new RegExp(`\\{${name}\\}[}\\s)»]*\\.`);
  return texts.filter(
    ({ path, text }) => featureOf(path) === featureOf(file) && ended.test(text) && named.has(keyOf(path)),
  );
}

/** `app/booking/messages/fr.ts.fr.booking.view.soon` has the key `booking.view.soon`. */
const keyOf = (path: string) => path.slice(path.indexOf('.ts.fr.') + '.ts.fr.'.length);

async function frenchTexts(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const file of sources.filter((each) => /\/messages\/(.*\/)?fr\.ts$/.test(each)))
    texts.push(...textsBelow(await import(resolve(file)), file));
  return texts;
}

test('no French sentence ends with a short day', async () => {
  const texts = await frenchTexts();
  const uses = sources.flatMap((file) => usesIn(file, contents.get(file)));
  expect(texts.length).toBeGreaterThan(2000);
  expect(uses.length).toBeGreaterThanOrEqual(19);
  const ends = uses.flatMap((use) =>
    endedBy(use, programsNear(use.file), texts).map(({ path, text }) => ({ ...use, keys: path, text })),
  );
  expect(ends).toEqual([]);
});

test.each([
  [`t('until', { day: shortDayOf(at, place) })`, 1],
  [`const day = shortDayOf(at, place); t('until', { day, more })`, 1],
  [`const day = (at) => shortDayOf(at, place); t('until', { day: day(at) })`, 1],
  [`const given = { day: shortDayOf(at, place) }; t('until', given)`, 1],
  ['t(late ? "until" : "ahead", { day: late ? shortDayOf(at, place) : "" })', 1],
  ['t("until", { day: `${time}, ${shortDayOf(at, place)}` })', 1],
  ['t("until", { day: `${shortDayOf(at, place)}, ${time}` })', 0],
  [`t('until', { day: longDayOf(at, place), other: shortDayOf(at, place) })`, 0],
  [`t('ahead', { day: shortDayOf(at, place) })`, 0],
])('%s ends %i sentences', (call, ended) => {
  const source = `const t = useTranslations('booking'); ${call}`;
  const file = 'app/booking/ui/page.tsx';
  const program = parseSync(file, source).program as unknown as Node;
  const texts = [
    { path: 'app/booking/messages/fr.ts.fr.booking.until', text: 'Jusqu’au {day}. Puis {other}, plus rien.' },
    { path: 'app/booking/messages/fr.ts.fr.booking.ahead', text: 'Le {day}, à {time}.' },
  ];
  expect(usesIn(file, source).flatMap((use) => endedBy(use, [program], texts))).toHaveLength(ended);
});
