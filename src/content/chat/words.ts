import type { CommonTopic } from './topics.ts'

/** The specification's keywords of each topic. */
export const keywords: Record<CommonTopic, string> = {
  services: 'service',
  tenncare: 'tenncare medicaid insurance',
  family: 'family residential',
  privacy: 'privacy hipaa',
  jobs: 'job apply work employment',
  contact: 'contact reach',
}

/** Words that say almost nothing about the topic of a question. */
export const smallWords = new Set(
  `a an the is are am be been was were being i im ive me my mine you u your ur yours he she him her his they them their
  we us our it its this that these those of to for in on at by as from with into over down up out about before after
  and or but so if than then because while do does did can could will would should have has had get got want wants
  wanna need needs like go going use using take give make find know tell let keep put try offer provide able allow
  allowed say says said how what which whats hows wheres whos there here now right any some all every each other
  another own one more most much many something someone somebody anyone anybody anything thing things people very
  really also still just please too well good ok okay not no yes dont hi hello hey thanks thank guys
  son sons daughter brother brothers sister mom moms dad mother father nephew niece cousin aunt uncle
  de la el los las un una que mi para por en con y o es`.split(/\s+/),
)

/** Words that say little beside others. */
export const vagueWords = new Set([
  'service',
  'program',
  'support',
  'adult',
  'agency',
  'company',
  'help',
])
