import type { LoaderFunctionArgs } from 'react-router';
import { owner } from '#app/platform/owner.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { siteUrlContext } from '#app/platform/site.ts';
import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { type Documents, documentOf } from './documents/document.ts';
import { trailTo } from './documents/structured.ts';
import { trueHere } from './here.server.ts';
import { infoTexts } from './messages/info/index.ts';

const texts = textsLoader(infoTexts);

/** Public address of the site, as the server was told it, else as it was asked. */
export const siteOf = ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): string =>
  context.get(siteUrlContext) || new URL(request.url).origin;

/** Loader of the page to read at `path`: the document in the visitor's language only, and as things are here. */
export const infoLoader =
  (documents: Documents, path: string) =>
  ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
    const language = context.get(languageContext);
    const here = trueHere(context.get(servicesContext).settings);
    const document = documentOf(documents, language, here);
    const site = siteOf({ context, request });
    return {
      ...texts({ context }),
      document,
      site,
      trail: [trailTo(site, path, { home: infoTexts[language].info.home, page: document.title })],
      changed: documents.changed,
      owner,
    };
  };
