import type { Services } from '#app/platform/services.server.ts';
import { modelIds, policies } from '../domain/models.ts';
import { styles } from '../domain/model-text/prompt.ts';
import { insertFirstVersion } from '../db/versions.server.ts';

/** Inserts the built-in version 1 of every missing tutor model. Runs at server start. */
export async function seedTutorModels(db: Services['db']): Promise<void> {
  for (const model of modelIds) {
    const style = styles[model];
    await insertFirstVersion(db, {
      model,
      policy: policies[model],
      prompt: { en: style, es: style, fr: style },
    });
  }
}
