import type { FastifyInstance } from 'fastify'
import type { ContactAnswer } from '#contract/contact.ts'
import type { RenderedPage } from '#contract/page.ts'
import type { SiteDetails } from '#contract/site-details.ts'

export type InProcessFetch = (path: string, init?: RequestInit) => Promise<Response>

/** The files a page links: its script, its styles, and the font of its first words. */
export type PageAssets = { script: string; styles: string[]; fonts: string[] }

/** A page that no script will take over. */
export type StaticPage = Pick<RenderedPage, 'head' | 'html'>

/** The browser's half, built or under development. */
export type Website = {
  /** `lastKnown` are the details to show when those of today cannot be had. */
  render(path: string, fetch: InProcessFetch, lastKnown: SiteDetails): Promise<RenderedPage>
  /** The page that a browser without script gets for the contact form. */
  renderContactAnswer(answer: ContactAnswer, details: SiteDetails): Promise<StaticPage>
  assets(page: 'site' | 'office'): Promise<PageAssets>
  /** The last touch on a page before it is sent. */
  finish(path: string, html: string): Promise<string>
  register(app: FastifyInstance): Promise<void>
  development: boolean
}
