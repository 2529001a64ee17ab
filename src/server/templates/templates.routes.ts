import type { FastifyRequest } from 'fastify'
import { templateCalls, templateSchemas } from '#contract/templates.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { type Db, transact } from '../db/transact.ts'
import { notFound } from '../errors.ts'
import { actorOf } from '../http/access.ts'
import { type App, done, ok, routes } from '../http/routes.ts'
import { refusalOf } from '../versions.queries.ts'
import {
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  updateTemplate,
} from './templates.queries.ts'

export async function templateRoutes(app: App, { db, now }: Context) {
  const log = (db: Db, request: FastifyRequest, action: string, objectId: string) =>
    audit(db, request, now(), { action, objectKind: 'message template', objectId })

  routes(app, templateCalls, templateSchemas, {
    list: async () => ok(await listTemplates(db)),

    create: async (request, reply) => {
      const template = await transact(db, async (db) => {
        const template = await createTemplate(db, request.body, now(), actorOf(request).user._id)
        await log(db, request, 'created', template.id)
        return template
      })
      return reply.code(201).send(ok(template))
    },

    update: async (request) => {
      const { id } = request.params
      const template = await transact(db, async (db) => {
        const by = actorOf(request).user._id
        const template = await updateTemplate(db, id, request.body, now(), by)
        if (!template) {
          const current = await findTemplate(db, id)
          throw await refusalOf(db, 'message_templates', 'Message template', current)
        }
        await log(db, request, 'updated', id)
        return template
      })
      return ok(template)
    },

    remove: async (request) => {
      const { id } = request.params
      await transact(db, async (db) => {
        if (!(await deleteTemplate(db, id))) throw notFound('Message template')
        await log(db, request, 'deleted', id)
      })
      return done
    },
  })
}
