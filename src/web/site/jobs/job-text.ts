import { jobTexts } from '#content/jobs.ts'
import { htmlToText } from '#contract/platform/rich-text.ts'

const summaryLength = 150

/** The beginning of a description, as plain text. */
export function summarize(description: string): string {
  const text = htmlToText(description)
  return text ? `${text.slice(0, summaryLength)}...` : jobTexts.noDescription
}

/** The list items below a heading such as `Responsibilities`, or a sentence that there are none. */
export function listPoints(description: string, kind: keyof typeof jobTexts.noPoints) {
  if (!htmlToText(description)) return [jobTexts.noPoints[kind]]
  const afterHeading = description.split(new RegExp(`<h[34]>\\s*${kind}\\s*</h[34]>`, 'i'))[1] ?? ''
  const section = afterHeading.split(/<h[34]>/)[0] ?? ''
  const points = [...section.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => htmlToText(item))
  return points.length > 0 ? points : [`No ${kind} specified`]
}
