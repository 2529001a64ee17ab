import { disclosurePath } from '#contract/disclosure.ts'
import { privateApplicationPath } from '#contract/private-application.ts'
import type { LinkPurpose } from '#contract/private-links.ts'

/** The address of the page that a link opens. */
export const linkPath: Record<LinkPurpose, (token: string) => string> = {
  application: privateApplicationPath,
  disclosure: disclosurePath,
}
