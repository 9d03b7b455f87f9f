import { isOwnPage } from '#server/site/addresses.ts';
import { languages, type Language } from '#app/platform/texts.ts';

/** The machine-readable data of a page before any script runs. */
export type PageHead = {
  status: number;
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** The preview of a shared link: its address, picture and texts. */
  shared: string;
  picture: string;
  pictureWords: string;
  alternates: Record<string, string>;
};

const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** The head of a page as sent to a visitor with a language. */
export async function headOf(url: string, address: string, language: Language): Promise<PageHead> {
  const answer = await fetch(url + address, { headers: { 'accept-language': language } });
  const html = await answer.text();
  const found = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    status: answer.status,
    lang: found(/<html[^>]* lang="([^"]*)"/i),
    title: found(/<title>([^<]*)<\/title>/i),
    description: found(/<meta name="description" content="([^"]*)"/i),
    canonical: found(/<link rel="canonical" href="([^"]*)"/i),
    shared: found(/<meta property="og:url" content="([^"]*)"/i),
    picture: found(/<meta property="og:image" content="([^"]*)"/i),
    pictureWords: found(/<meta property="og:image:alt" content="([^"]*)"/i),
    alternates: Object.fromEntries(alternates.map(([, name = '', href = '']) => [name, unescaped(href)])),
  };
}

/** Lengths of a title and of a description that search results show in full. */
const [shortestTitle, longestTitle] = [8, 70];
const [shortestDescription, longestDescription] = [50, 160];
const within = (text: string, shortest: number, longest: number) =>
  text.length >= shortest && text.length <= longest;

/** The faults of a head. Pages that are not indexed need no description. */
export function headFaults(head: PageHead, address: string, language: Language): string[] {
  const { status, lang, title, description, canonical, alternates } = head;
  const path = address.split('?')[0] ?? '';
  const hrefs = [...languages, 'x-default'].filter((name) => !alternates[name]?.includes(path));
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(lang.startsWith(language) ? [] : [`its language is said to be ${lang}`]),
    ...(within(title, shortestTitle, longestTitle) ? [] : [`title of ${title.length}: ${title}`]),
    ...(isOwnPage(path) || within(description, shortestDescription, longestDescription)
      ? []
      : [`description of ${description.length}: ${description}`]),
    ...(new URL(canonical, 'http://none').pathname === path ? [] : [`canonical address ${canonical}`]),
    ...(head.shared === canonical ? [] : [`shared as ${head.shared} and not as ${canonical}`]),
    ...hrefs.map((name) => `no address in ${name}`),
  ];
}

/** Texts that two pages share although each should be unique. */
export function shared(words: readonly (readonly [address: string, text: string])[]): string[] {
  const first = new Map<string, string>();
  return words.flatMap(([address, text]) => {
    const other = first.get(text);
    first.set(text, other ?? address);
    return text !== '' && other !== undefined ? [`${address} says the same as ${other}: ${text}`] : [];
  });
}
