import { homeTexts } from '#app/marketing/messages/home/index.ts';
import { brand } from '#app/platform/brand.ts';
import type { Language } from '#app/platform/texts.ts';

type ForMachinesProps = {
  /** Public URL of the page, without its language. */
  address: string;
  /** URL for sharing: with the language, if one was requested. */
  shared: string;
  language: Language;
  locale: string;
};

/**
 * Metadata in the head for link previews (https://ogp.me) and installed apps. Their readers run no script, so only the
 * server renders it.
 */
export function ForMachines({ address, shared, language, locale }: ForMachinesProps) {
  const { origin } = new URL(address);
  // The text in the preview picture.
  const promise = `${brand}. ${homeTexts[language].home.title.replace('<br></br>', '')}`;
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={shared} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={`${origin}/share-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={promise} />
      <meta name="twitter:card" content="summary_large_image" />
      {address === `${origin}/` && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(organization(origin)) }}
        />
      )}
    </>
  );
}

const organization = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});
