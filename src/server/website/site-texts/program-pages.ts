import { programPath } from '#content/sections.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import type { SitePart } from '#server/records/feature.ts'
import { findTexts } from './site-texts.queries.ts'

type ByName = { Params: { name: string } }

const isShown = ({ hidden }: Program) => !hidden

/** The pages of the programs. */
export const programPages: SitePart = {
  pages: (pages, { texts }, { sendPage, redirect }) => {
    pages.get<ByName>(programPath(':name'), async (request, reply) => {
      const { name } = request.params
      const programs = (await texts.current()).programs.programs.filter(isShown)
      if (programs.some(({ slug }) => slug === name)) {
        return sendPage(request, reply, programPath(name))
      }
      const renamed = programs.find(({ formerSlugs }) => formerSlugs.includes(name))
      // Another program can get the old name later, so browsers ask again.
      if (renamed) {
        return redirect(reply.header('cache-control', 'no-cache'), programPath(renamed.slug))
      }
      return sendPage(request, reply, '/not-found', 'not found')
    })
    pages.get<ByName>(programPath(':name/'), (request, reply) =>
      redirect(reply, programPath(encodeURIComponent(request.params.name))),
    )
  },
  addresses: async (db, now) => {
    // The names of programs do not depend on the provider's.
    const { texts, updatedAt } = await findTexts(db, 'programs', { name: '' }, now)
    const programs = 'programs' in texts ? texts.programs.filter(isShown) : []
    return programs.map(({ slug }) => ({
      path: programPath(slug),
      updatedAt: updatedAt || undefined,
    }))
  },
}
