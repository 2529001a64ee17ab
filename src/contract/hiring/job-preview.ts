import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { PreviewPage } from '#contract/website/preview.ts'
import { JobInput } from './jobs.ts'

export const jobPreviewSchemas = { job: { body: JobInput, reply: replyWith(PreviewPage) } }

export const jobPreviewCalls: Calls<typeof jobPreviewSchemas> = {
  job: endpoint('POST', '/admin/preview/job', 'edit jobs'),
}
