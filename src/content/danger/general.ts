import { any } from './groups.ts'

const we = '(?:you|yall|you guys|your (?:staff|team|company|agency|people)|staff|the staff|dsps)'
const served = any(
  'people person kids children adults clients residents individuals those someone somebody anyone folks men women teens students residentes personas',
)
const danger = any(
  'abuse abused abusive neglect neglected exploitation violence violent aggression aggressive assault bullying harassment suicide suicidal harm restraint restraints seclusion punishment emergency emergencies crisis seizures choking overdose falls injuries',
)

/**
 * Questions about danger in general: what we do against it, whom we support, how the job is, and what may
 * happen one day. They are taken out as ordinary phrases are.
 */
export const generalPhrases = [
  // What we do
  `(?:prevent|prevents|preventing|prevention of|handle|handles|manage|avoid|respond to|deal with|dealing with|investigate|look for|train for|prepare for)(?: against)?(?: [a-z]+)? ${danger}(?: (?:and|or) ${danger})*`,
  `(?:can|could|do|does|will|would|how do|how does|how would|what do|what does|what would) ${we}(?: (?!(?:me|my|i|is|help|he|she) )[a-z]+){0,6} emergenc(?:y|ies)`,
  `(?:what|how) (?:do|does|would|will|should) ${we} (?:do|handle|respond|react|help|deal)(?: [a-z]+){0,3} (?:if|when)(?: (?!(?:me|my|i|he|she|him|her|now|right) )[a-z]+){1,8}(?= $)`,
  `what happens (?:if|when) (?:someone|somebody|a person|people|a client|a resident|clients|residents)(?: (?!(?:me|my|i|he|she|him|her|now|right) )[a-z]+){1,6}(?= $)`,
  `(?:choking|fall|falls|seizure|flight|elopement) (?:risks?|hazards?|precautions?|protocols?|plans?|alarms?|detection|diet)`,
  `(?:do|does|will|can|would) (?:${we}|they|someone)(?: [a-z]+){0,3} (?:go|take|drive|transport|ride)(?: [a-z]+){0,4} to the (?:hospital|er|emergency room|emergency)`,
  `(?:help|helps|remind|reminds|sure|make|see that|give|gives|let)(?: [a-z]+){0,4} (?:take|takes|taking) (?:my|his|her|their|our) (?:meds|medicine|medication|medications|pills|insulin)`,
  `(?:has|have|had|was|were|did) (?:anyone|anybody|people|residents|clients|there|you|someone|staff)(?: ever)?(?: been| get| had)? (?:hurt|harmed|injured|abused|sued|attacked|killed|neglected|a death|deaths)(?: for [a-z]+)?(?= (?:in|at|by|under|on|while|there|here|$))`,
  `(?:signs|definition|types|kinds|meaning|examples|causes|rates?|cases|number|history|risk|risks) of(?: [a-z]+)? ${danger}`,
  `(?:paper|essay|project|research|study|thesis|presentation|homework|book|article|documentary|survey|class|workshop)(?: [a-z]+)? (?:on|about|for|regarding)(?: [a-z]+){0,3} ${danger}(?: of [a-z]+(?: [a-z]+)?)?`,
  `difference between ${danger}`,
  `mandated reporters? (?:train[a-z]*|class|course|certificat[a-z]*|law|laws)`,
  `(?:dcs|state|foster) (?:custody|care)|aging out of (?:dcs|foster care)`,
  `(?:policy|policies|procedure|process|training|rules|protocol|policia)(?: [a-z]+){0,2} (?:on|for|about|against|when|in)(?: [a-z]+){0,2} (?:report[a-z]* )?${danger}`,
  `(?:did|has|have) (?:someone|anyone|anybody|people|a [a-z]+)(?: ever)? (?:die|died|been killed)`,
  `history of (?:running|wandering|elopement|eloping|aggression|violence|seizures?|self injury|falls|falling|fire setting|abuse|trauma|suicidal|hitting|biting)(?: away| [a-z]+ing)?(?! (?:residents|clients|people|kids))`,
  `(?:become|be|am i|are you|being) (?:a )?mandated reporters?`,
  `(?:can|could|may|should) (?:my [a-z]+|he|she|they|people|residents) (?:be left|be|stay|ever be left)(?: [a-z]+)? alone`,
  `(?:can|could|will|would) (?:i|he|she|they|we|my [a-z]+) (?:be|get) kicked out`,
  `(?:si|en caso de)(?: hay| de)?(?: una)? emergencia`,
  // Whom we support
  `(?:serve|serves|support|supports|accept|accepts|take|takes|house|work with|working with|care for)(?: in| on)? ${served}(?: (?:who|that|with|has|have|is|are|a|history|of|also|sometimes|can|be|get|gets|been|were|was|in|the|past|problem|problems))* (?:self (?:harm|injur)[a-z]*|violen(?:t|ce)|aggressi(?:ve|on)|seizures?|suicidal|abused|traumatized|behaviors|dangerous|hit|hits|bite|bites|choke|fall|epilepsy)`,
  `(?:has|have|had|tiene|gets|get)(?: [a-z]+)? (?:seizures|convulsiones|strokes?|epilepsy)(?=(?: [a-z]+)*? (?:can|do|does|is|are|will) (?:you|he|she|i|there|staff|we|they) )`,
  `tiene (?:convulsiones|epilepsia)(?=(?: [a-z]+)*? (?:aceptan|pueden|ayudan|atienden|reciben|puede) )`,
  `(?:(?:history of |has |with )?self (?:harm|injur)[a-z]*|(?:bites|hits|scratches|picks at|hurts) (?:himself|herself))(?=(?: [a-z]+)*? (?:do you|can you|will you|would you|eligible|qualify|behavior) )`,
  `(?:was|were) (?:abused|neglected|molested|hurt)(?: [a-z]+)? as (?:a|an) (?:child|kid|baby|teen)(?=(?: [a-z]+)*? (?:needs?|wants?|looking|deserves|can|do|would) )`,
  // The job
  `(?:got|was|been) hurt (?:at|on|in) (?:my|a|an|the) (?:old|last|previous|other|current|former) (?:job|work|position)`,
  `(?:hurt|injured|attacked|hit|bitten|punched|assaulted)(?: [a-z]+){0,2} (?:at|on|doing|in) (?:work|the job|this job|my shift|a shift|shift)`,
  `workers? comp(?:ensation)?(?: (?:if|when) (?:i|we|employees|staff) (?:get|am|are) (?:hurt|injured))?`,
  `what(?: happens| do i do| do we do)? if (?:i|we|a (?:worker|employee|dsp|staff member)) (?:get|gets|am|is|are) (?:hurt|injured|hit|attacked|bit|bitten)(?= (?:at|on|by a (?:client|resident|person)|$))`,
  `(?:employees|workers|staff|dsps|caregivers)(?: who| that| if they)? (?:get|gets|are|were) (?:hurt|injured|attacked|hit)`,
  `(?:have|need|needs|allowed|able|trained|required|expected|going) to (?:physically )?(?:restrain|hold down|physically hold) (?:anyone|people|clients|someone|residents|them|a client|a person|individuals)`,
  `if (?:a|one of the|the|one of your|your) (?:client|resident|person|individual|participant)s? (?:is|are|gets|get|becomes|become|tries|hits|hit|bites|bite|attacks|attack|kicks|spits|punches|scratches|has|have|runs|falls|chokes|acts)(?: (?:violent|aggressive|upset|mad|hurt|sick|away|out|up|to hit|a seizure|an emergency|seizures?))?(?: (?:me|staff|someone|you|somebody|on me|at me))?`,
  `(?:do|does|will|would) (?:the |your |any |some )?(?:clients|residents|people|individuals|participants|they)(?: [a-z]+)? (?:hit|bite|attack|hurt|kick|fight|scratch|spit|get violent|get aggressive)(?! (?:me|my|him|her|us)\\b)(?: (?:staff|people|each other|you|workers))?`,
  `(?:left|quit|leaving) (?:my|a|the|that) (?:last |old |previous |current )?(?:job|school|position)(?: [a-z]+){0,4} (?:bullying|harassment|violence|abuse)`,
  `(?:want|can|could|how do|allowed|need)(?: i| we)?(?: to)? fire (?:my|a|the|our) (?:staff|worker|caregiver|aide|dsp|provider)`,
  `(?:si|cuando) me lastim[oa] en el trabajo`,
  `cant (?:take|stand|do|handle|deal with) (?:my|this|that|the) (?:job|work|boss|commute|traffic|shift|schedule|weather|heat|website|site|form|wait|noise)(?: any ?more)?`,
  `broke (?:my|his|her) [a-z]+(?=(?: [a-z]+)*? (?:can|could|may|will|do) i (?:start|still|reschedule|change|work|apply|come) )`,
  // What may happen one day
  `(?:when|after|once|if|before) (?:i|we|his parents|her parents|my parents|both of us) (?:die|pass|pass away|am gone|are gone)(?=(?: [a-z]+){0,7} (?:son|daughter|child|kids?|brother|sister|live|care) )`,
  `${any('son daughter child kid kids brother sister')}(?: [a-z]+){0,3} (?:when|after|once|if) (?:i|we|his parents|her parents|my parents) (?:die|pass|pass away|am gone|are gone)`,
  // Things, not people
  `(?:he|she|son|daughter|brother|sister|child) (?:doesnt|hates)(?: (?:like|want))? (?:to be|being) touched(?= (?:will|can|do|does|is|are|would) )`,
  `(?:was|were|been|got|get|gets) (?:kicked|thrown) out of (?:his|her|my|their|the|a|our) (?:last |old |day )*(?:program|school|class|camp|workshop|provider|college|preschool)`,
  `(?:killing|kills) (?:my|his|her|our) (?:back|feet|knees|legs|shoulders?)`,
  `(?:takes?|is on|am on|on) (?:a lot of|many|several|different|lots of) (?:medications?|medicines?|meds)(?= $| (?:and|do|does|can|who|will|is|for)\\b)`,
  `(?:runs?|wanders?) (?:away|off) (?:sometimes|a lot|at times|when)`,
  `(?:dont|do not|not sure|didnt|doesnt) know where to (?:start|begin|look|go from here)`,
  `(?:burn|cut|hit|kill|beat|chok|hurt|attack|abus|butcher|murder)(?:e|s|ed|t|ing|ting)? (?:my|the|your|this|that|our) (?:resume|application|file|files|program|system|website|form|forms|referral|chances|interview|schedule|submit|button|send|back button|enter|gym|road|budget|hours|engine|test|account|subscription|app|lights)`,
  `hit (?:me|us) with(?: [a-z]+){0,2} (?:details|info|information|facts|questions?|best|news|options|hours|link)`,
  `(?:identity|data|information|info|card)(?: [a-z]+){0,2} stolen(?= (?:on|from|by|if|through) )`,
  `(?:list|wait|waiting|form|forms|traffic|paperwork|commute|heat|suspense|website|site|process|stairs|schedule)(?: [a-z]+)? (?:is|are|will|going)(?: going)?(?: to)? kill(?:ing)? (?:me|us)`,
  `(?:victim of )?identity theft`,
  `choked up`,
  `breathe (?:new )?life into`,
  `hackers?(?: [a-z]+){0,2} steal`,
  `hurt by (?:your|the|that) (?:[a-z]+ )?(?:email|letter|rejection|comment|review|decision|answer|post)`,
]
