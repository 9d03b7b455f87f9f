import { brand } from './brand.ts';

/** Title, description and preview of a page. A page's own title goes first, the name last. */
export function pageMeta({ title, description }: { title: string; description?: string | undefined }) {
  const full = `${title} · ${brand}`;
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: brand },
  ];
}
