import { brand } from './brand.ts';

/** Structured data in the vocabulary of https://schema.org, for search engines. */
export type Structured = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** `structured` may hold several items: a page and its breadcrumb. */
type About = {
  title: string;
  description?: string | undefined;
  structured?: Structured | readonly Structured[] | undefined;
};

/** Maximum length of a description in search results, and the minimum for a useful one. */
const longest = 160;
const fewest = 50;

/** As many whole sentences of a text as fit into a search result; of a long first sentence its first words. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const shown = text.slice(0, longest);
  const end = Math.max(...['. ', '? ', '! '].map((mark) => shown.lastIndexOf(mark)));
  return end + 1 >= fewest ? shown.slice(0, end + 1) : `${shown.slice(0, shown.lastIndexOf(' '))}…`;
}

/** Title and description of a page; the page's own title comes first, the brand last. */
export function pageMeta(about: About) {
  const title = `${about.title} · ${brand}`;
  const { description } = about;
  return [
    { title },
    ...(description ? [{ name: 'description', content: shortened(description) }] : []),
    // Read by crawlers, which take the server's HTML, so the browser’s bundle omits it.
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

/** The breadcrumb from the home page to `path` (https://schema.org/BreadcrumbList). */
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
