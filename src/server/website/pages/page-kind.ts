import { isEasyPath } from '#content/easy/easy.ts'
import { notices } from '#content/notices.ts'
import { referral } from '#content/referral.ts'
import { eventPath, programPath } from '#content/sections.ts'
import { docsPath } from '#contract/platform/docs.ts'
import type { PageKind } from '#server/platform/website.ts'

export const textPaths = ['/privacy', '/accessibility', notices.path]

/** Which styles and script the public page at a path has. */
export function getKind(path: string): PageKind {
  if (path === docsPath) return 'docs'
  if (isEasyPath(path)) return 'easy'
  if (textPaths.includes(path)) return 'text'
  if (path.startsWith('/jobs/')) return 'job'
  if (/^\/\?(.*&)?view=jobs\b/.test(path)) return 'listing'
  if (path.startsWith(programPath(''))) return 'program'
  if (`${path}/`.startsWith(eventPath(''))) return 'event'
  return path === referral.online.path ? 'referral' : 'site'
}
