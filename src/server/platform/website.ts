import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlainForm } from '#content/what-visitors-send.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import type { Language } from '#contract/platform/language.ts'
import type { FormResult, RenderedPage } from '#contract/platform/page.ts'
import type { PageContent } from '#contract/website/page-content.ts'

export type InProcessFetch = (
  path: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'status' | 'json'>>

/** The files that a page links. The fonts are preloaded. */
export type PageAssets = {
  script: string
  /** What the script imports when it starts. */
  modules: string[]
  styles: string[]
  fonts: string[]
  /** Hashes of scripts and styles by address: a browser refuses a file that was changed on the way. */
  integrity?: Record<string, string>
}

/** What a page is built from. Some have styles and a script of their own. */
export type PageKind =
  | 'site'
  | 'listing'
  | 'job'
  | 'program'
  | 'event'
  | 'text'
  | 'referral'
  | 'easy'
  | 'private'
  | 'office'
  | 'docs'

/** A page without a script. */
export type StaticPage = Pick<RenderedPage, 'head' | 'html'>

/** Files of the build that staff can replace with their own. */
export type ReplacedFiles = {
  names: string[]
  /** How the other file is sent, if there is one now. */
  find: (
    name: string,
  ) => Promise<((request: FastifyRequest, reply: FastifyReply) => unknown) | undefined>
}

/** The pages and files for browsers, built or in development. */
export type Website = {
  render(path: string, fetch: InProcessFetch, given: PageContent): Promise<RenderedPage>
  /** The page that a browser without JavaScript gets after sending a form. */
  renderFormResult(form: PlainForm, result: FormResult, given: PageContent): Promise<StaticPage>
  /** The page of a private link. */
  renderPrivatePage(page: PrivatePage, language: Language): Promise<RenderedPage>
  /** What its parts say themselves, apart from `src/content`. */
  ownTexts(language: Language): Promise<Record<'ui' | 'assistant', object>>
  assets(page: PageKind, language?: Language): Promise<PageAssets>
  /** Lets the development server add its scripts to a page. */
  finish(path: string, html: string): Promise<string>
  register(app: FastifyInstance, replaced: ReplacedFiles): Promise<void>
  development: boolean
}
