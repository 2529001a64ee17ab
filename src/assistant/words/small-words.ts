import { stem } from './words.ts'

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
  mean sorry even maybe thought great feel done nice fine wanted course happened came might listen understand remember
  same found went mind trying saw actually once idea knew such pretty bit yet whole since guess everyone everybody looks
  looking gotta hope hoping true worry later probably exactly whatever means point asked chance quite anyway comes
  important least wish moment though supposed goes almost reason couple half cool either seems tried sometimes clear
  fact cause sort alright taken perfect perhaps possible possibly serious seriously finally glad kept suppose instead
  definitely certainly absolutely completely totally unless except thinks entire situation anywhere simple
  interesting interested certain whether especially obviously besides likes doubt appreciate lots usually
  immediately somehow hardly several although consider wondering wonder willing simply itself however otherwise
  basically recently lately easily honestly truly unfortunately yall ya kinda wat wats hw tho lol btw idk omg plz pls
  folks guy guys stuff deal gonna gotta wanna aint isnt doesnt didnt cant wont couldnt wouldnt shouldnt havent hasnt
  always never ever already again only else both off through without around between under away together
  de la el los las un una que mi mis para por en con y o es son soy estoy esta estan hay su sus nos se me le lo del al si
  como donde cuando quien cual cuanto algo algun alguna muy mas ya no aqui ahi sirve tambien hijo hija hermano hermana mama papa tiene tengo tienen quiero necesito puedo
  puede pueden poner hacer hago ustedes`.split(/\s+/),
)

/** Words that say little beside others. */
export const vagueWords = new Set(
  ['service', 'program', 'support', 'adult', 'agency', 'company', 'help'].map(stem),
)
