import { may } from '#contract/platform/roles.ts'
import {
  type News,
  type NewsKind,
  newsAccess,
  newsCalls,
  newsKinds,
  newsLimit,
  newsSchemas,
} from '#contract/records/news.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { actorMay, getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { minutes } from '#server/platform/time.ts'
import { countInWords, type Feature, type Program } from '#server/records/feature.ts'
import {
  findOpenings,
  listReaders,
  readMailKinds,
  saveMailed,
  saveMailKinds,
  saveSeen,
  seenUntil,
} from './news.queries.ts'

type Allows = (kind: NewsKind) => boolean

/** What happened after a time, of the kinds that someone may know, the newest first. */
async function findNews(db: Db, { features }: Program, allows: Allows, since: string) {
  const found: News[] = []
  for (const feature of features) {
    for (const kind of newsKinds.filter(allows)) {
      const lines = (await feature.news?.[kind]?.(db, since)) ?? []
      found.push(...lines.map((line) => ({ kind, ...line })))
    }
  }
  return found.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, newsLimit)
}

/** Without records that the user has opened since then. */
async function unseenBy(db: Db, userId: string, news: News[], since: string) {
  const ids = [...new Set(news.map(({ recordId }) => recordId))]
  const openings = await findOpenings(db, userId, ids, since)
  return news.filter(({ recordId, at }) => (openings.get(recordId) ?? '') < at)
}

async function newsRoutes(app: App, { db, now, mail }: Context, program: Program) {
  routes(app, newsCalls, newsSchemas, {
    list: async (request) => {
      const { _id } = getActor(request).user
      const since = await seenUntil(db, _id, now())
      const allows: Allows = (kind) => actorMay(request, newsAccess[kind])
      return ok(await unseenBy(db, _id, await findNews(db, program, allows, since), since))
    },

    see: async (request) => {
      await saveSeen(db, getActor(request).user._id, request.body.until)
      return done
    },

    readMail: async (request) => {
      const kinds = await readMailKinds(db, getActor(request).user._id)
      return ok({ kinds, canMail: mail !== undefined })
    },

    saveMail: async (request) => {
      const { _id } = getActor(request).user
      await transact(db, (db) => saveMailKinds(db, _id, request.body.kinds, now()))
      return done
    },
  })
}

/** Mails people what happened, at most once in an hour. */
async function mailNews({ db, mail }: Context, program: Program, now: Date) {
  let mailed = 0
  for (const { id, email, role, kinds, since } of await listReaders(db, now)) {
    const allows: Allows = (kind) => kinds.includes(kind) && may(role, newsAccess[kind])
    const news = await unseenBy(db, id, await findNews(db, program, allows, since), since)
    const [newest] = news
    if (!newest) continue
    await transact(db, async (db) => {
      await saveMailed(db, id, newest.at, now)
      await mail?.announceNews(db, email, inWords(news))
    })
    mailed += 1
  }
  if (mailed > 0) void mail?.wake()
  return countInWords('Notices of news', mailed)
}

const nouns: Record<NewsKind, [one: string, many: string]> = {
  withdrawal: ['applicant withdrew', 'applicants withdrew'],
  document: ['document was added', 'documents were added'],
  acknowledgement: ['disclosure was acknowledged', 'disclosures were acknowledged'],
  reply: ['person wrote again', 'people wrote again'],
  referral: ['change by the sender of a referral', 'changes by senders of referrals'],
}

/** 1 applicant withdrew, 2 documents were added. Without names, because a mail passes through other servers. */
function inWords(news: News[]) {
  const counts = newsKinds.map((kind) => news.filter((line) => line.kind === kind).length)
  const parts = newsKinds.flatMap((kind, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? `${count} ${nouns[kind][count === 1 ? 0 : 1]}` : []
  })
  return `${parts.join(', ')}.`
}

export const news: Feature = {
  calls: newsRoutes,
  tasks: (context, program) =>
    context.mail
      ? [
          {
            name: 'news mail',
            title: 'Tell people the news',
            purpose:
              'Emails what applicants and others did to those who asked for it, at most once in an hour.',
            every: 5 * minutes,
            run: (now) => mailNews(context, program, now),
          },
        ]
      : [],
}
