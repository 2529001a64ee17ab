import type { CallBack } from '#contract/website/site-details.ts'

/** When we promise to get back to someone who referred a person, for the end of a sentence. */
export const callBackWords: Record<CallBack, string> = {
  '': '',
  '1': ' within one business day',
  '2': ' within two business days',
  '3': ' within three business days',
  '5': ' within five business days',
}
