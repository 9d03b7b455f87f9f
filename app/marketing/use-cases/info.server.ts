import type { LoaderFunctionArgs } from 'react-router';
import { owner } from '#app/platform/owner.ts';
import { trailTo } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { siteOf } from '#app/platform/site.ts';
import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { type Documents, documentOf } from '../domain/document.ts';
import { trueHere } from './here.server.ts';
import { infoTexts } from '../messages/info/index.ts';

const texts = textsLoader(infoTexts);

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
      trail: [trailTo(site, path, document.title)],
      changed: documents.changed,
      owner,
    };
  };
