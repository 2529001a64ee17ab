import { any, doer, not, person, self, upTo, verb, whoseOwn } from './groups.ts'

const money = any(
  'money cash check checks cheque card cards debit credit ssi ssdi benefits stamps ebt paycheck paychecks savings account bank disability wallet purse pension',
)
const notWebsite =
  '(?<!(?:site|website|form|page|app|computer|it|button|phone|upload|application|portal|system|browser|link|chat|tenncare|insurance|screen|tablet) )'

/** Neglect, being kept from others, and taking what belongs to someone. */
export const neglect = [
  // Kept from leaving, or from others
  `${verb('lock')} (?:${person}(?: [a-z]+)? (?:in|inside|into|up|outside|away|out of (?:the house|my room|home))|(?:in|inside|up|outside) (?:a|the|my|his|her|their|all|for)|(?:up )?(?:the|all the) (?:fridge|refrigerator|food|pantry|kitchen|cabinets))`,
  `(?:tie|ties|tied|tying|strap|straps|strapped|chain|chains|chained|cuff|cuffed) (?:${person}|up|down|to)`,
  `${notWebsite}(?:wont|dont|doesnt|didnt|not|never|refuse to|refuses to|wouldnt) (?:let|lets|letting|allow|allows|allowed) (?:me|him|her|us|them|my ${any('son daughter brother sister mom dad friend mother father')}|anyone)${upTo(1)} (?:leave|go|eat|call|out|see|talk|use|have|drink|sleep|food|outside|home|shower|visit|come|pee|speak|get)(?! (?:my results|jobs|the (?:form|page|site|job)|in(?= $)|to the next|past) )`,
  `(?:am|is|are|im|was) not allowed to (?:leave|eat|call|go|see|talk|have|sleep|drink|use)`,
  `(?:am|is|are|was|been|being|got) locked (?:in|up|inside|outside)(?! (?:the|a) (?:contract|rate|price) )`,
  `(?:put|puts|keep|keeps|kept|has|installed|with)(?: a| an)? (?:padlock|lock|locks|chain|latch) on (?:his|her|my|the|their|our)(?: [a-z]+)? (?:door|room|fridge|refrigerator|pantry|window)`,
  `(?:isnt|arent|wasnt|not|never) allowed (?:to use|near|out|outside|any|a|his|her|my)(?: [a-z]+)? (?:phone|food|bathroom|shower|visitors|calls|friends)`,
  `(?:sell|sells|selling|sold) (?:my|his|her|their|the residents) (?:meds|medicine|pills|medication|stuff|things|phone)`,
  '(?:prisoner|hostage|held against|captive|slave|against (?:my|his|her|their) will)',
  `(?:ran|run|running|escape|escaped|get|getting) away from (?:him|her|home|them|my|the)`,
  // Neglect
  `${not}(?: [a-z]+)? (?:feed|feeds|fed|feeding)`,
  `${not}(?: [a-z]+)? (?:give|gives|gave|given|giving|get|gets|getting|have|bring)(?: (?:me|him|her|them|us|my [a-z]+))?(?: enough| any)?(?: of)?(?: my| his| her| their)? (?:food|to eat|water|medicine|meds|medication|insulin|care)(?! (?:stamps|pantry) )`,
  `${not} (?:been )?(?:eaten|ate|eat|fed|bathed|showered|changed)(?: (?:in|for|since|all|today|anything|yet|and)|(?= $))`,
  '(?:always|so|very|still|dirty and|really) hungry|hungry and|(?:am|im|is) hungry(?= $)|starv(?:ing|ed|es)',
  `(?<!ever )(?:leave|leaves|left|leaving) (?:${person} )?(?:[a-z]+ )?(?:alone|by (?:${self}|theirselves)|unattended|unsupervised|outside|in (?:the|a|his|her|their|my)(?: own)? (?:car|van|tub|bath|bed|chair|wet|dirty|diaper|room|hot|cold|pee|poop|shower|toilet)|on the (?:floor|toilet)|with no)`,
  `(?:wet|dirty|soiled|same|full) (?:diapers?|briefs?|bed|sheets|pants|pullups?)`,
  `(?:nobody|noone|no one|never|dont|doesnt|wont|not|didnt|forgot to|refuses to)(?: [a-z]+)? (?:change|changes|changed|bathe|bathes|bathed|clean|cleans|wash|washes|check on|checks on|takes care of|take care of|cares for|watches|watching|helps) (?:me|him|her|them|us|my ${any('son daughter brother sister mom dad aunt uncle grandma mother father friend')}|the (?:residents|clients|kids|baby))`,
  `in (?:his|her|their|my)?(?: own)? (?:pee|poop|urine|feces|waste|filth|mess|vomit|blood)`,
  `(?:has|have|had|got|with|covered in)(?: [a-z]+){0,2} sores?`,
  `nobody (?:has |have |ever )?(?:checked|checks?|been|come|comes|came|seen|visited|fed|helped|looked)(?: (?:on|by|to|in|after|out))*(?: see| help)? ${person}`,
  `(?:wont|didnt|dont|doesnt|never|not|refuses? to) (?:call|calls|called|get|gets|got|send for)(?: (?:me|him|her|them|my [a-z]+))?(?: (?:a|an|the|any))? (?:doctor|911|ambulance|nurse|medical help|help for)`,
  '(?:bed|pressure) ?sores?',
  `(?:gets?|has|have|had|with|given|gave|getting)(?: [a-z]+)? no (?:food|water|heat|showers?|baths?|bed|sheets|medicine|meds|supervision|blankets?|toilet|coats?)`,
  'same clothes',
  `(?:hasnt|havent|not) been to (?:the|a) (?:doctor|dentist|hospital)`,
  `(?:nobody|not anyone) (?:is|was) (?:there|here|watching|with (?:him|her|them|me)|taking care)`,
  `staff (?:leave|leaves|left) (?:at|in|early|before|him|her|them|the)`,
  `(?:was|been|found)(?: [a-z]+)? alone (?:in|at|all|since|for|when|with)`,
  `(?:they|he|she|staff) locks? the (?:door|doors|bathroom|kitchen)`,
  `(?:keep|keeps|kept|hide|hides|hid)(?: [a-z]+){0,2} (?:wheelchair|walker|phone|glasses|food|medicine)(?: away)? (?:away|from (?:me|him|her)|so)`,
  `(?:is|are|was|always|so)(?: always| so)? (?:dirty|filthy)(?: and [a-z]+)?`,
  'smells? (?:bad|like (?:pee|urine|poop))',
  `(?:nobody|wont|not|never|refuses? to|dont|doesnt)(?: is| ever)? (?:take|takes|taking|took) (?:me|him|her|them|my [a-z]+) to (?:the|a) (?:doctor|hospital|dentist|er)`,
  // Marks
  'bruis[a-z]*',
  'black eye',
  '(?:hand|finger) ?prints? on',
  `(?:marks?|welts?|scratches|cuts|burns|bumps)(?: all)? (?:on|over|and)${upTo(2)} (?:arms?|legs?|back|body|face|neck|her|him|his|my|me|nobody)`,
  'unexplained',
  `(?:broken|broke|hurt|injured|burns?|marks?|cuts?)${upTo(4)} (?:nobody|why|explain)`,
  '(?:owie|owies|boo ?boos?|ouchies?)',
  // Medicine used to hurt
  `(?:forgot|forget|forgets|skip|skips|skipped|withh[a-z]+|hides?|stopped giving) (?:me |him |her )?(?:my|his|her|their) (?:meds|medicine|medication|pills|insulin)`,
  `(?:give|gives|gave|giving)(?: [a-z]+){0,2} (?:too much|too many|extra|wrong|the wrong) (?:medicine|meds|medication|pills|drugs)`,
  `(?:make|makes|keep|keeps) ${person} (?:sleep|sleepy|quiet|drugged|high|sedated)`,
  `giv(?:e|es|ing|en)(?: [a-z]+){0,3} (?:benadryl|melatonin|pills|drugs|medicine|meds|something)(?: [a-z]+){0,3} (?:sleep|asleep|quiet|sleepy|knocked)`,
  'sedat[a-z]*',
  `(?:staff|worker|caregiver|aide|dsp|coworker|nurse|driver|manager)(?: [a-z]+)? (?:is|was|were|are|came|comes|keeps|being|been)(?: [a-z]+)? (?:drunk|high|asleep|sleeping|on drugs|intoxicated|drinking)`,
  // Money
  `(?:steal|steals|stole|stolen|stealing|rob|robs|robbed|robbing|scam|scams|scammed|swindl[a-z]*|embezzl[a-z]*)`,
  `(?<!(?:i|we|you|tenncare|medicaid|state|to|government|insurance|can) )(?:take|takes|took|taken|taking) (?:away )?(?:all )?(?:of )?(?:my|his|her|their|our|${whoseOwn} [a-z]+)(?: [a-z]+)? (?:${money}|phone|food|meds|medicine|medication|pills|wheelchair|walker|glasses|jewelry|rings?|things|stuff|belongings)`,
  `${doer}(?: [a-z]+)? (?<!who )(?:use|uses|used|using|spend|spends|spent|spending|keep|keeps|kept|keeping|cash|cashes|cashed|control|controls) (?:all )?(?:of )?(?:my|his|her|their|my [a-z]+)(?: [a-z]+){0,2} ${money}`,
  `(?:use|uses|used|using|spend|spends|spent) (?:my|his|her|their)(?: [a-z]+){0,2} ${money} (?:without|for (?:himself|herself|themselves|drugs|her|him))`,
  `(?:ask|asks|asked|asking|beg|begs|begging)(?: me| him| her| us| my [a-z]+)? for (?:my |his |her |our )?money`,
  `(?:loan|card|cards|account|phone|lease|bill|bills|car)(?: [a-z]+){0,2} in (?:my|his|her) name`,
  `(?:use|uses|used|using) (?:me|him|her|my ${any('son daughter brother sister mom dad friend mother father cousin')}) (?:to get|for (?:money|pills|drugs|sex))`,
  `(?:made|make|makes|forced|force|trick|tricked|got|had)${upTo(4)} sign(?:ed)?${upTo(2)} (?:papers?|checks?|will|documents?|over|deed|loan)`,
  `${not} (?:give|gives|gave|paid|pay|pays|paying|let)(?: (?:me|him|her))?(?: have)? (?:my|his|her) (?:money|check|paycheck|wages|ssi)`,
  `work(?:s|ing)? (?:for free|without pay|with no pay|for no money)`,
  `(?:house|deed|car|property|land)(?: is| put)? in (?:his|her|their) name`,
  `changed? ${whoseOwn}(?: [a-z]+)? will(?= $)`,
  `(?:money|check|checks|savings) (?:is|are|was) (?:gone|missing|all gone)`,
]
