import { any, not, upTo, verb, whoseOwn } from './groups.ts'

const privateParts = `(?:privates?|privit|privets?|down there|butt|bottom|boobs?|breasts?|penis|vagina|crotch|pee ?pee|wee ?wee|pussy|dick|groin|genitals|thighs?|legs?|body|no no|(?:under|up|inside|down|in) (?:my|her|his|their) (?:shirt|clothes|pants|skirt|dress|underwear|panties|bra|diaper)|inappropriate(?:ly)?|sexual(?:ly)?|(?:in a |the )?(?:bad|wrong|weird|dirty|sexual) (?:way|place|places|spot))`

/** Touching and sex, the secrets that are made of it, and fear. */
export const touching = [
  `(?:he|she|staff|they|who|worker|aide|man|uncle|driver|boss|teacher) (?:showers|bathes|sleeps|undresses|gets naked) (?:with|next to|beside) (?:me|us|my)`,
  // Touching and sex
  `${verb('touch tuch toch rub grab feel felt pat strok squeez kiss lick look see show put hand poke')}${upTo(4)} ${privateParts}`,
  '(?:private|privit|privat) ?parts?',
  `${whoseOwn} privates`,
  'bad touch(?:es|ed|ing)?',
  `(?:inappropriate|unwanted|sexual)(?:ly)? (?:touch[a-z]*|contact|things?|stuff|comments?|advances?|relationship|behavior)`,
  `(?:somebody|someone|he|she|man|staff|worker) (?:touched|toched|tuched|kissed|groped)`,
  `${any('take takes took taking get pull pulled pulls rip ripped remove removes removed without my no')}${upTo(2)} (?:clothes|pants|shirt|underwear|panties|bra) off`,
  `(?:take|takes|took|taking|took|get|removed?) (?:off|me out of)${upTo(2)} (?:clothes|pants|shirt|underwear|panties|bra)`,
  '(?:naked|nudes?|undress(?:es|ed|ing)?)',
  `(?:force|forces|forced|make|makes|made|trick|tricked|paid|pays|raped|wants?|wanted|asks?|asked)${upTo(3)} sex`,
  `(?:had|have|has|having) sex with (?:me|her|him|my|a|the|us)`,
  'sex (?:i|and i|when i|without)',
  `put(?:s|ting)? (?:his|her|their|a) (?:hands?|fingers?|mouth|tongue|thing|penis)${upTo(1)} (?:on|up|in|down|under|inside|around) (?:me|my|her|his|him)`,
  `(?:come|comes|came|coming|get|gets|got|getting|sneak|sneaks|crawl|crawls|climb|climbs|climbed|go|goes|walks?) (?:in|into|in to|on|inside|to) (?:my|his|her|our) (?:room|bed|bedroom|shower|bathroom)(?: at night| when| with| while|(?= $))`,
  `(?:pictures?|photos?|videos?|films?) of (?:me|her|him|us) (?:in the (?:shower|bath)|without|changing|undress)`,
  `show(?:s|ed|ing)? (?:me|her|him|us) (?:his|her|their) (?:thing|junk|stuff|body|parts)`,
  // Secrets and fear
  `(?:our|its a|it is a|a|keep|kept)(?: little| special| it| this)? secret(?! (?:to|sauce|ingredient|service|santa|shopper) )`,
  `(?:dont|not to|never|not|afraid to|scared to|allowed to|cant|wont) (?:ever )?tell (?:anyone|anybody|mom|mommy|my|on|nobody|someone|the police)`,
  '(?:if|when|because|for|after) (?:i|he|she|we) (?:tell|tells|told|talk|talked|speak up|say anything|said anything|report|reported)(?! (?:you|to|with|about my|them (?:my|about my)) )',
  'for telling',
  `(?:told|asked|tells?|telling)(?: [a-z]+){0,2} (?:not to|to not|never to|to) (?:report|keep quiet|be quiet about|tell|say anything|lie|talk about)`,
  'suspected',
  `tell(?:ing)? on (?:someone|somebody|him|her|them|my|staff|a)`,
  `who (?:do|can|should) i tell${upTo(3)} (?:staff|bad|mean|hurt|scared|someone|caregiver|worker)`,
  // Being afraid of dogs, interviews or costs was taken out before.
  `(?:scared|afraid|terrified|frightened|fear|fearful) (?:of (?:(?:my|his|her|their|our|the|a|an|him|them|us|someone|somebody|everyone|staff|this|that|mr|mrs|ms|miss|what|going|being|getting)|[a-z]+(?= $))|for ${whoseOwn} (?:life|safety))`,
  `(?:scared|afraid|terrified|frightened|fear|cries?|crying|refuses|hates) (?:to|about|when)${upTo(2)} (?:go|going|goes|come|coming|be|being|tell|say|sleep|live|stay|leave) ?(?:home|back|alone|with|there|around|here|at night|anyone|in)?(?! (?:interview|application) )(?: |(?= $))?(?:home|house|program|back|anyone|him|her|them|alone|there|night)?(?= $)`,
  `(?:i am|im|hes|shes|he is|she is|feel|feels|i feel)(?: so| really| very| always)* (?:scared|terrified|frightened|afraid|in fear)(?: right now| here| there| at home| all the time| (?:and|please) [a-z ]+)?(?= $)`,
  `(?:dont|doesnt|wont) want to (?:go home|come home|go back(?: there| to (?:that|the|my) (?:house|home|program))?(?= )|be (?:at|in) (?:that|this) (?:house|home)|be (?:alone with|around|near) (?:him|her|them|my [a-z]+))`,
  `(?:scared|afraid|terrified|frightened) to (?:go|sleep|be|take|use|eat|say|talk|tell|leave|come|move|breathe)`,
  `(?:shakes|cries|hides|flinches|freezes|screams|shuts down) (?:when|if|whenever) (?:he|she|they|staff|${whoseOwn} [a-z]+|the [a-z]+) (?:comes?|walks?|is|are|gets?|talks?|touch[a-z]*)`,
  `(?:scares|frightens|terrifies|creeps) (?:me|him|her|us)`,
  `(?:comes?|came|coming|gets?|got) home (?:crying|hurt|dirty|hungry|scared|upset|sore|bleeding|bruised|with (?:marks|cuts|bruises|a black))`,
  `${not}${upTo(2)} (?:want|like)(?: it)? (?:to be|being|when (?:he|she|they)) touch[a-z]*`,
  'flinch[a-z]*',
  'wet myself',
  'cigarette',
  `(?:acting|acts|been|different|changed)(?: [a-z]+){0,2} since (?:the|his|her|he|she|they|that) (?:new )?(?:worker|staff|caregiver|aide|roommate|driver|started|moved)`,
  `happen(?:ing|ed|s)?${upTo(6)} (?:(?:not|arent|isnt) (?:ok|okay|right)|wrong|bad|scary)`,
]
