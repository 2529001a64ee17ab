import { builtInTeam as spanishTeam } from '#content/es/team.ts'
import { builtInTeam } from '#content/team.ts'
import { type TeamMember, TeamMemberInput, teamCalls, teamSchemas } from '#contract/website/team.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest, notFound } from '#server/platform/errors.ts'
import {
  descriptionChange,
  pictureChange,
  readPictureForm,
} from '#server/platform/files/picture-form.ts'
import { drawing, fromStored } from '#server/platform/files/pictures.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature, Versioned } from '#server/records/feature.ts'
import { showIn } from '#server/records/spanish/spanish.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { putInOrder } from '#server/records/versions/list-order.queries.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import {
  createMember,
  deleteMember,
  findMember,
  listTeam,
  searchTeam,
  toTeamMember,
  updateMember,
} from './team.queries.ts'

async function teamRoutes(app: App, context: Context) {
  const { db, now, pictures, responseCache } = context
  const change = contentChanger('team member', context, memberVersions)

  routes(app, teamCalls, teamSchemas, {
    list: {
      cache: responseCache,
      handler: async ({ query }) => showIn(db, query.language, 'team member', await listTeam(db)),
    },

    get: async (request) => {
      const member = await findMember(db, request.params.id)
      if (!member) throw notFound('Team member')
      return member
    },

    create: async (request, reply) => {
      const { input, picture } = await readPictureForm(request, TeamMemberInput, pictures)
      const data = await change(request, 'created', (db, by) =>
        createMember(db, { ...input, picture }, now(), by),
      )
      return reply.code(201).send(ok(data))
    },

    update: async (request) => {
      const { id } = request.params
      const form = await readPictureForm(request, TeamMemberInput, pictures)
      const changes = {
        ...form.input,
        picture: pictureChange(form),
        imageDescription: descriptionChange(form),
      }
      const data = await change(request, 'updated', (db, by) =>
        saveMember(db, id, changes, now(), by),
      )
      return ok(data)
    },

    remove: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteMember(db, request.params.id))) throw notFound('Team member')
      })
      return done
    },

    reorder: async (request) => {
      const data = await change(request, 'reordered', async (db, by) => {
        if (!(await putInOrder(db, 'team_members', request.body.memberIds, now(), by))) {
          throw badRequest('The new order must name every team member once.')
        }
        return listTeam(db)
      })
      return ok(data)
    },
  })
}

async function saveMember(...[db, id, changes, now, by]: Parameters<typeof updateMember>) {
  const member = await updateMember(db, id, changes, now, by)
  if (member) return member
  throw await conflictOrNotFound(db, 'team_members', 'Team member', await findMember(db, id))
}

const memberVersions: Versioned<'team_members'> = {
  kind: 'team member',
  table: 'team_members',
  access: () => 'edit content',
  name: ({ name }) => name,
  show: (_, row) => toTeamMember(row),
  restore: async (db, row, { id, version, now, by }) => {
    const { name, position, comment, picture_description: imageDescription } = row
    const words = checkVersion(TeamMemberInput, { name, position, comment, imageDescription })
    const changes = { ...words, picture: fromStored(row.picture), updatedAt: version }
    await saveMember(db, id, changes, now, by)
    return undefined
  },
}

export const team: Feature = {
  versioned: [memberVersions],
  names: { 'team member': namesIn('team_members', 'name') },
  calls: teamRoutes,
  finder: { kind: 'team member', access: 'read content', find: searchTeam },
  samples: {
    kind: 'team member',
    add: async (db, now) => {
      const added: TeamMember[] = []
      for (const { image, picture, ...member } of builtInTeam) {
        const shown = { ...member, picture: picture && drawing(image, picture) }
        added.push(await createMember(db, shown, now))
      }
      return added
    },
    spanish: spanishTeam,
    remove: deleteMember,
  },
}
