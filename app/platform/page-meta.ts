import { brand } from './brand.ts';

/** What a page is, in the words of https://schema.org, for search engines. */
export type Structured = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** `structured` may be several things: a page, and the way to it. */
type About = {
  title: string;
  description?: string | undefined;
  structured?: Structured | readonly Structured[] | undefined;
};

/** Characters of a description that lists of results show, and fewest that say enough. */
const longest = 160;
const fewest = 50;

/** As many whole sentences of a text as a list of results shows; of a long one its first words. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const shown = text.slice(0, longest);
  const end = Math.max(...['. ', '? ', '! '].map((mark) => shown.lastIndexOf(mark)));
  return end + 1 >= fewest ? shown.slice(0, end + 1) : `${shown.slice(0, shown.lastIndexOf(' '))}…`;
}

/** Title and description of a page; its own title goes first, the name last. */
export function pageMeta(about: About) {
  const title = `${about.title} · ${brand}`;
  const { description } = about;
  return [
    { title },
    ...(description ? [{ name: 'description', content: shortened(description) }] : []),
    // Read once by machines that run no script, so the browser’s copy of this goes without.
    ...(import.meta.env.SSR ? forMachines({ ...about, title }) : []),
  ];
}

const forMachines = ({ title, description, structured }: About) => [
  { property: 'og:title', content: title },
  ...(description ? [{ property: 'og:description', content: shortened(description) }] : []),
  ...[structured ?? []].flat().map((each) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...each },
  })),
];

/** The way from the home page to the page at `path`, as search engines show it (https://schema.org/BreadcrumbList). */
export function trailTo(site: string, path: string, page: string): Structured {
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, brand, `${site}/`), step(2, page, `${site}${path}`)],
  };
}
