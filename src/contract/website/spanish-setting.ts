import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

export const spanishSettingMessages = {
  stillOff: 'Spanish is still off. An owner can turn it on.',
}

export const SpanishSettingInput = z.object({ on: z.boolean('On must be true or false') })

export const SpanishSetting = z.object({
  /** Whether an owner turned it on. */
  ...SpanishSettingInput.shape,
  /** Visitors see Spanish while there is sample content too. */
  samples: z.boolean(),
})
export type SpanishSetting = z.infer<typeof SpanishSetting>

export const spanishSettingSchemas = {
  read: { reply: replyWith(SpanishSetting) },
  save: { body: SpanishSettingInput, reply: replyWith(SpanishSetting) },
}

export const spanishSettingCalls: Calls<typeof spanishSettingSchemas> = {
  read: endpoint('GET', '/admin/spanish-setting', 'staff'),
  save: endpoint('PUT', '/admin/spanish-setting', 'owner'),
}
