import { disclosurePath } from '#contract/hiring/disclosure.ts'
import { privateApplicationPath } from '#contract/hiring/private-application.ts'
import type { LinkPurpose } from '#contract/records/private-links.ts'

/** The address of the page that a link opens. */
export const linkPath: Record<LinkPurpose, (token: string) => string> = {
  application: privateApplicationPath,
  disclosure: disclosurePath,
}
