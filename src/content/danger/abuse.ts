import { any, not, person, upTo, verb, whoseOwn } from './groups.ts'

const harms = verb(`
  hit hitt beat slap punch kick push shov chok strangl grab pinch bit bite burn shak drag whip spank smack twist
  throw threw trip squeez scratch stab shoot shot attack touch tuch kiss rub lick undress tackl trap starv drug
  abandon injur wound handcuff restrain scare frighten intimidat jump corner tickl trick yank jerk poke pok
  struck strik whack swat hump thump jab elbow slam thrash hurt harm kill murder suffocat drown tas pepperspray zip manhandl pull`)
const harmed = any(`
  hit hitted beat beaten slapped punched kicked pushed shoved choked strangled grabbed pinched bitten burned
  burnt dragged whipped spanked smacked touched kissed attacked tackled trapped starved drugged abandoned
  injured restrained hurt harmed killed stabbed shot robbed scammed handcuffed tied tricked cheated used
  mistreated followed photographed filmed yelled screamed cussed cursed`)

/** Abuse: who hurts, scares or threatens whom. */
export const abuse = [
  `(?:slaps?|slapped|smacks?|smacked|thumps?|whacks?|whacked|pops?|popped) (?:the )?(?:back|side|top)? ?(?:of )?(?:my|his|her) (?:head|face|arm|arms|leg|legs|back|butt|hand|hands|neck|ear)`,
  `(?:said|says|told me|tells me|threatens?)(?: me)?(?: that)? if i (?:call|tell|complain|talk|say)(?: [a-z]+){0,4} (?:lose|hurt|leave|kick|send|take|fire|regret|sorry|trouble)`,
  `(?:man|guy|stranger|someone|somebody|person|woman|he) (?:is |keeps )?(?:trying|tried|tries) to (?:get|come|break|climb)(?: [a-z]+){0,2} (?:in|into|inside)(?: my| the| our)? (?:door|window|house|room|apartment|home)`,
  `(?:spit|spits|spat|spitting|pee|peed|pees) (?:in|on|at) (?:my|his|her|our|their|me|him|us)(?! own)`,
  'molest[a-z]*',
  '(?:rape|raped|rapes|raping|rapist|raip|raiped)',
  'grop(?:e|ed|es|ing)',
  'fondl(?:e|ed|es|ing)',
  'traffick[a-z]*',
  'kidnap[a-z]*',
  'tortur[a-z]*',
  'humiliat[a-z]*',
  'stalk(?:er|ing|ed|s)',
  '(?:pervert|pedophile|predator|molester|incest|grooming|groomed)',
  any('hitme hurtme hurtsme hitsme touchedme touchesme rapedme beatsme hittingme'),
  `${not}${upTo(2)} (?:feel|feeling|be|are|am|is) safe`,
  `(?:not|isnt|arent|wasnt|never|aint|dont feel|doesnt feel)(?: very| really| so)? safe`,
  // Who does what to whom
  `${harms} ${person}`,
  `${harms} (?:and [a-z]+|up|on|at)${upTo(1)} ${person}`,
  `${harms} ${whoseOwn} (?:arm|arms|hair|face|head|leg|wrist|hand|hands|back|neck|stomach|butt|fingers?|chest|wheelchair)(?! (?:on|against|wall) )`,
  `${any('am is are was were be been being get gets got getting im hes shes')}(?: [a-z]+)? ${harmed}(?! (?:by your|with (?:a )?(?:bill|fee)|of|to|it|the|car|in an?|in this|on (?:my|the) (?:site|page)) )`,
  `${any('am is are was were been being get gets got getting')} (?:yelled|screamed|cussed|cursed|spit) (?:at|on)`,
  `${harmed} by (?:my|his|her|a|an|the|staff|someone|somebody|another|one)`,
  `${any('saw seen watched witnessed heard hear')}${upTo(4)} (?:${harms}|yell|yells|yelling|scream|screams|screaming)(?! (?:shows?|the news) )`,
  `(?:throw|threw|throws|throwing|threw)${upTo(3)} at ${person}`,
  `${verb('yell scream shout cuss curs swear holler spit laugh')} (?:at|on) ${person}`,
  `(?:pick|picks|picking|picked) on ${person}`,
  `(?:make|makes|made|making) fun of ${person}`,
  `(?:sit|sits|sat|step|stepped|stands?) on (?:me|him|her)`,
  `(?:mean|meen|nasty|cruel|rough|aggressive|hateful|evil|horrible|bad|awful|inappropriate|too friendly|handsy) (?:to|with|toward|towards) ${person}`,
  `(?:staff|worker|workers|caregiver|aide|manager|dad|mom|stepdad|teacher|they|he|she|roommate) (?:is|are|was|were)(?: so| really| very| always| too| being)* (?:mean|rough|cruel|abusive|creepy|scary|evil)`,
  `(?:drop|drops|dropped) (?:me|him|her|my (?:[a-z]+ )?${any('son daughter brother sister mom dad mother father grandma baby client')})(?! (?:off|a|an|at|by) )`,
  `laugh(?:s|ed|ing)?${upTo(2)} (?:when|while) (?:i|he|she|they) (?:cry|cries|cried|fall|falls|fell|scream|screams)`,
  `(?:film|films|filming|filmed|record|records|recording|recorded) (?:me|him|her|us)${upTo(2)} (?:bathroom|shower|bath|bed|bedroom|naked|changing)`,
  `treat(?:s|ed|ing)? ${person}${upTo(1)} (?:bad|badly|like|mean|wrong|poorly|horribly|terribly|rough)`,
  `(?:call|calls|called|calling) ${person}(?: a| an| bad)? (?:names?|stupid|dumb|retard|retarded|ugly|fat|idiot|lazy|worthless|slurs|nasty)`,
  `(?:says?|said|tells?|told|saying)${upTo(2)} (?:i am|he is|she is|im|you are) (?:stupid|dumb|worthless|ugly|retarded|nothing|crazy)`,
  `(?:do|does|did|doing|done)(?: [a-z]+)? (?:things?|stuff|something) (?:to|with) (?!my (?:resume|application|money))${person}`,
  `(?:do|does|did)(?: some| these| those)? (?:bad|weird|mean|nasty|gross|dirty|wrong|sexual) (?:things?|stuff)`,
  `(?:things?|games?|stuff|ways?)${upTo(3)} (?:i|he|she) (?:dont|doesnt|didnt) (?:like|want)`,
  `our special [a-z]+`,
  `ask(?:s|ed|ing)?(?: me| him| her)? for (?:pictures|photos|nudes|(?:my|his|her) (?:social|ssn|pin|password|card|bank))`,
  `(?:grown|older|strange) (?:man|men|guy|woman|people)`,
  `(?:make|makes|made|making|force|forces|forced|forcing|trick|tricks|tricked) ${person}(?: to)?${upTo(2)} (?:do|undress|strip|work|sign|stay|eat|drink|watch|touch|give|keep|kiss|lie|look|take|sleep|sit|clean|beg|bleed|cry|feel (?:bad|scared|unsafe|uncomfortable))`,
  `(?:put|puts|laid|lay|lays|putting|lays?) (?:his |her |their |a )?hands? on ${person}`,
  `(?:got|gets|get) (?:physical|violent|rough|angry|in (?:my|his|her) face)(?: with)?`,
  `(?:held|hold|holds|holding|pin|pins|pinned|pinning|knock|knocked|slam|slammed) ${person}${upTo(1)} (?:down|to|against|in|on|by|over)`,
  `no (?:dinner|food|lunch|supper)(?: [a-z]+)? (?:when|if|because|in the house|at (?:the|my|his|her))`,
  `(?:is|was|been|being|am|were) forced(?= $)|forced (?:me|him|her|to)`,
  `(?:sleep|sleeps|slept|sleeping) (?:on the floor|in (?:my|her|his) bed|with (?:a|the|my) (?:resident|client|sister|brother|daughter|son))`,
  `(?:makes?|made|making) ${person} (?:buy|pay|give|send)`,
  `okay? for (?:staff|them|him|her|parents) to (?:spank|hit|yell|touch|lock|restrain|take)`,
  `(?:hiding|hide|hides) (?:from|in|under)`,
  `(?:coming|come|going) to (?:get|find|hurt) (?:me|us|him|her)`,
  `(?:expos|flash)(?:e|ed|es|ing) (?:himself|herself|me|her|him|us)`,
  `(?:watch|watches|watching|stare|stares|staring|peek|peeks)(?: at)? (?:me|her|him)${upTo(2)} (?:shower|change|undress|sleep|bath|bathe|dress)`,
  `(?:sit|sits|sitting) (?:on|in) (?:his|her) lap`,
  `(?:had|have) his way with`,
  `(?:want|wants|wanted|made|makes|ask|asks|asked|told|tell|tells) (?:me|him|her|them|my [a-z]+) to (?:touch|kiss|undress|lick|suck|look at his|watch him)`,
  'no underwear',
  `(?:cant|cannot|didnt|not) consent`,
  `send (?:him |her |them )?(?:pictures?|photos?|nudes?|gift cards?|money to)`,
  `(?:is|are|was|isnt)${upTo(3)} (?:abuse|abusive|neglect|assault)(?= $)`,
  '(?:pimp(?:s|ed|ing)?|prostitut[a-z]*|sexting|porn[a-z]*)',
  `(?:sell|sells|selling|sold|use|uses) (?:my|her|his) body`,
  `(?:dating|sleeping with|in love with|flirt(?:s|ing) with) (?:a|the|my|one of the) (?:client|resident|staff|caregiver|aide|dsp|worker)s?`,
  `(?:open|opens|opened|read|reads) (?:my|his|her) mail`,
  'falsif[a-z]*',
  `cover(?:s|ed|ing)? (?:it |this |that |things )?up(?! (?:for my|my) )`,
  `(?:hotline|number|line)(?: [a-z]+){0,3} (?:abuse|neglect|violence)|abuse (?:hotline|number|line)`,
  `what (?:he|she|they|staff|${person}) (?:did|does|do|done|is doing|are doing|keeps? doing) to`,
  // Weapons, and help
  `(?:has|have|had|with|pulled|pulls|pointed|waving|holding|got|grabbed)(?: out)? (?:a|his|her|my|the) (?:gun|knife|weapon|machete|pistol|bat)`,
  `(?:bring|brings|brought|carries|pull|pulls)(?: out)?(?: a| his| her)? (?:gun|knife|weapon|bomb)`,
  `(?:gun|knife|weapon|bomb)s? (?:to|at|on|under|against) (?:school|work|me|him|her|my|his|the (?:house|home|center|program))`,
  'bomb(?:s|ing)?|shoot(?:ing)? up|homicid[a-z]*',
  `set(?:ting|s)? (?:a |the |it |his |her |my )?(?:[a-z]+ )?(?:on )?fire`,
  `(?:follow|follows|following|followed|chase|chasing|chased) (?:me|her|him)(?: home| around| everywhere|(?= $))`,
  `(?<!(?:can|could|will|would|have|need|get|want|for|if|does|is) )(?:somebody|someone|anybody)(?: please)? help(?: (?:me|us|him|her|my [a-z]+))?(?= $)`,
  `help me(?: please)? (?:he|she|they|hes|shes|im being|i am being|now|get away|hide)`,
  // Reporting
  `report(?:ing)? (?:a |an |my |your |one of your |the |some |on )?(?:caregiver|staff|worker|employee|aide|dsp|someone|somebody|manager|provider|crime|group home|neighbor|parent|person|coworker)`,
]
