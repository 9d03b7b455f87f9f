import type { LoaderFunctionArgs } from 'react-router';
import { owner } from '#app/platform/owner.ts';
import { trailTo } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { siteOf } from '#app/platform/site.ts';
import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { type Documents, documentOf, type DeploymentFacts } from '../domain/document.ts';
import { infoTexts } from '../messages/info/index.ts';
import { isLoopback, type Settings } from '#app/platform/settings.server.ts';
import { takesCards } from '#app/pricing/index.server.ts';

const texts = textsLoader(infoTexts);

/** Loader of the information page at `path`: the document in the visitor's language, for this deployment. */
export const infoLoader =
  (documents: Documents, path: string) =>
  ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
    const language = context.get(languageContext);
    const here = deploymentFacts(context.get(servicesContext).settings);
    const document = documentOf(documents, language, here);
    const site = siteOf({ context, request });
    return {
      ...texts({ context }),
      document,
      site,
      trail: [trailTo(site, path, document.title)],
      changed: documents.changed,
      owner,
    };
  };

/** Facts for the information pages, from the settings. */
export const deploymentFacts = (settings: Settings): DeploymentFacts => ({
  card: takesCards(settings),
  model: externalHost(settings.ai?.baseUrl),
  google: settings.google !== undefined,
  platform: externalHost(settings.supabase?.url),
});

/** The host of a URL; null for this machine. */
function externalHost(address: string | undefined): string | null {
  if (address === undefined) return null;
  const { hostname } = new URL(address);
  return isLoopback(hostname) ? null : hostname;
}
