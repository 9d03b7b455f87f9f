import { createRoute, z } from '@hono/zod-openapi';
import { isEmailAddress, normaliseEmail } from '#app/accounts/index.server.ts';
import { body, failures, json, type newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  confirmInvitation,
  declineInvitation,
  endAdultLink,
  inviteAdult,
  readAdultLinks,
  readInvitation,
} from '../use-cases/adult-links.server.ts';
import { changeMinorsModelConsent } from '../use-cases/consents.server.ts';
import {
  adultLinksSchema,
  invitationAnswerSchema,
  invitationQuerySchema,
  invitationRequestSchema,
  invitationSchema,
} from '../model/adult-link-schemas.ts';

const tags = ['Learners'];
const params = z.object({ id: z.uuid() });
const links = z.object({ links: adultLinksSchema });
const request = invitationRequestSchema.extend({
  email: invitationRequestSchema.shape.email.transform(normaliseEmail).refine(isEmailAddress),
});
type Api = ReturnType<typeof newApi>;

/** Adults beside the person of an account: inviting, answering, ending. */
export function addAdultLinkCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/adult-links',
      tags,
      summary: 'The adults linked with my account, and the people whose linked adult I am',
      responses: { 200: json(links, 'The links'), ...failures(401) },
    }),
    async (c) => c.json({ links: await readAdultLinks(services, requireAccount(c).id) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/adult-links',
      tags,
      summary: 'Invites an adult by email; the answer is the same whether or not the address has an account',
      request: body(request),
      responses: { 201: json(links, 'The links'), ...failures(400, 401, 409, 429) },
    }),
    async (c) => {
      const { email } = c.req.valid('json');
      const input = { accountId: requireAccount(c).id, email, language: c.var.language };
      return c.json({ links: await inviteAdult(services, input) }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/adult-links/{id}',
      tags,
      summary: 'Ends a link from either side, or an invitation of mine, with immediate effect',
      request: { params },
      responses: { 204: { description: 'Ended' }, ...failures(401, 404) },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await endAdultLink(services, { accountId: requireAccount(c).id, id, language: c.var.language });
      return c.body(null, 204);
    },
  );
  addInvitationCalls(api, services);
  for (const method of ['put', 'delete'] as const)
    api.openapi(
      createRoute({
        method,
        path: '/adult-links/{id}/consents/model',
        tags,
        summary:
          method === 'put'
            ? 'Agrees, as the linked adult of a minor, that a language model reads what they write to the tutor'
            : 'Takes that back with immediate effect',
        request: { params },
        responses: { 200: json(links, 'The links'), ...failures(401, 404) },
      }),
      async (c) => {
        const adultId = requireAccount(c).id;
        const linkId = c.req.valid('param').id;
        await changeMinorsModelConsent(services, { adultId, linkId, isGranted: method === 'put' });
        return c.json({ links: await readAdultLinks(services, adultId) }, 200);
      },
    );
}

function addInvitationCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/adult-links/invitation',
      tags,
      summary: 'What I would agree to by accepting the invitation of a mailed link',
      request: { query: invitationQuerySchema },
      responses: {
        200: json(z.object({ invitation: invitationSchema }), 'The invitation'),
        ...failures(400, 401, 404, 409),
      },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('query') };
      return c.json({ invitation: await readInvitation(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/adult-links/invitation',
      tags,
      summary: 'Accepts or declines the invitation of a mailed link, once',
      request: body(invitationAnswerSchema),
      responses: { 200: json(links, 'The links'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const { secret, accept } = c.req.valid('json');
      const input = { accountId: requireAccount(c).id, secret, language: c.var.language };
      if (accept) return c.json({ links: await confirmInvitation(services, input) }, 200);
      await declineInvitation(services, input);
      return c.json({ links: await readAdultLinks(services, input.accountId) }, 200);
    },
  );
}
