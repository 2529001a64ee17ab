import type { FastifyRequest } from 'fastify'
import { firstTemplates } from '#content/message-templates.ts'
import {
  TemplateInput,
  type TemplateKind,
  templateAccess,
  templateCalls,
  templateKinds,
  templateSchemas,
  unknownPlaceholders,
} from '#contract/messages/templates.ts'
import type { Context } from '#server/platform/context.ts'
import { once } from '#server/platform/db/milestones.ts'
import { notFound } from '#server/platform/errors.ts'
import { refuseUnlessMay } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { seconds, timeBefore } from '#server/platform/time.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature, Versioned } from '#server/records/feature.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { keepVersions } from '#server/records/versions/keep-versions.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import {
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  templatesAdded,
  toTemplate,
  updateTemplate,
} from './templates.queries.ts'

async function templateRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = recordChanger('message template', context)
  const refuseKind = (request: FastifyRequest, kind: TemplateKind | undefined) => {
    if (kind) refuseUnlessMay(request, templateAccess[kind])
  }

  routes(app, templateCalls, templateSchemas, {
    list: async () => ok(await listTemplates(db)),

    create: async (request, reply) => {
      refuseKind(request, request.body.kind)
      const template = await change(
        request,
        'created',
        ({ id }: { id: string }) => id,
        (db, user) => createTemplate(db, request.body, now(), user._id),
      )
      return reply.code(201).send(ok(template))
    },

    update: async (request) => {
      const { id } = request.params
      const template = await change(request, 'updated', id, async (db, user) => {
        refuseKind(request, request.body.kind)
        refuseKind(request, (await findTemplate(db, id))?.kind)
        return keepVersions(db, templateVersions, { ids: [id], now: now(), by: user._id }, () =>
          saveTemplate(db, id, request.body, now(), user._id),
        )
      })
      return ok(template)
    },

    remove: async (request) => {
      const { id } = request.params
      await change(request, 'deleted', id, async (db, user) => {
        refuseKind(request, (await findTemplate(db, id))?.kind)
        const kept = { ids: [id], now: now(), by: user._id }
        const gone = await keepVersions(db, templateVersions, kept, () => deleteTemplate(db, id))
        if (!gone) throw notFound('Message template')
      })
      return done
    },
  })
}

async function saveTemplate(...[db, id, input, now, by]: Parameters<typeof updateTemplate>) {
  const template = await updateTemplate(db, id, input, now, by)
  if (template) return template
  const current = await findTemplate(db, id)
  throw await conflictOrNotFound(db, 'message_templates', 'Message template', current)
}

const templateVersions: Versioned<'message_templates'> = {
  kind: 'message template',
  table: 'message_templates',
  access: ({ kind }) => templateAccess[kind],
  name: ({ name }) => name,
  show: (_, row) => toTemplate(row),
  spanish: {
    refuse: ({ kind }, texts) => {
      const typed = Object.values(texts).flatMap(({ es }) => unknownPlaceholders(kind, es))
      return typed[0] && `${typed[0]} is not known. Write it as in the English.`
    },
  },
  restore: async (db, row, { id, version, now, by }) => {
    // Who may edit it depends on what it is for, so that stays.
    const kind = (await findTemplate(db, id))?.kind ?? row.kind
    const { name, subject, text } = row
    const input = checkVersion(TemplateInput, { kind, name, subject, text })
    await saveTemplate(db, id, { ...input, updatedAt: version }, now, by)
    return undefined
  },
}

export const templates: Feature = {
  versioned: [templateVersions],
  calls: templateRoutes,
  names: { 'message template': namesIn('message_templates', 'name') },
}

/** Adds the templates that come with the product, each kind once: staff may change or delete them. */
export async function addFirstTemplates(context: Pick<Context, 'db' | 'now'>) {
  for (const kind of templateKinds) await addTemplates(context, kind)
}

function addTemplates({ db, now }: Pick<Context, 'db' | 'now'>, kind: TemplateKind) {
  return once(db, templatesAdded(kind), now(), async (db) => {
    for (const [index, template] of firstTemplates.entries()) {
      if (template.kind !== kind) continue
      // A second apart, so that they stay in this order.
      const at = timeBefore(now(), (firstTemplates.length - index) * seconds)
      await createTemplate(db, template, at)
    }
  })
}
