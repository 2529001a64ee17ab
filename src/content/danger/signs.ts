/** Words that belong together are joined by a line. */
const list = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))

/**
 * Words that are no danger by themselves, but often stand in stories of danger. A clear sign counts two, a
 * weak sign one; two are enough in a text that tells of someone, and more are needed in a question.
 */
export const signs = list(`
  hopeless helpless miserable misery vanish[a-z]* exist[a-z]* alive stockpil[a-z]* attempted goodbye way_out want_out no_good
  (?:life|it)_is_over bad_thoughts dark_thoughts thoughts depress[a-z]* desperate razors? cord rope belt_around neck failure
  something_stupid do_it_tonight breakdown cant_anymore the_end nothing_matters see_a_future a_future way_forward empty_inside
  wont_be_around not_be_around (?:plan_on|not)_waking_up in_heaven al_cielo la_tierra to_jump
  uncomfortable creepy ignor(?:e|es|ed|ing) punish[a-z]* forced held_down holds?_(?:me|him|her)_down pinn?(?:ed|s)_(?:me|him|her)
  dark_room closet basement cage hid(?:e|es|ing)_(?:from|in|under) find_me get_me where_i_live escape[a-z]* trapped lap consent exposed?
  flash(?:ed|es) stares? staring watches_me watching_me sleeping_with his_way got_physical temper
  throws_(?:stuff|things) breaks_things paddle wasting filthy roaches rats mold feces urine bathtub bedsores?
  heat_is_off forgot_(?:me|him|her|my_son|my_brother) unattended never_showed wont_get_(?:me|him|her) wont_help
  (?:doesnt|dont)_help_(?:me|him|her|my) refus[a-z]* somebody_elses someone_elses gift_cards? borrow[a-z]*_(?:my|his|her)
  institution ashamed nightmares slave tied screams? hollers? a_nadie feas a_mi_cuarto llora not_ok not_okay
  came_after comes_after cut_(?:me|him|her) scissors knife pistol machete hammer navaja pistola cuchillo weapon
  pinch[a-z]* shov[a-z]* smack[a-z]* slap[a-z]* punch(?:es|ed|ing)? kick(?:s|ed)_(?:me|him|her) bends?_(?:my|his|her) twist[a-z]*
  tape_on on_(?:his|her|my)_mouth tickl[a-z]* rubs?_(?:my|me|her|his) motel undress[a-z]* sells_(?:me|her|him)
  handprints? welts? marks_on fingerprints_on bruis[a-z]* burn_(?:the|it|this)_(?:house|place|down|home) tickles
  if_i_talk not_tell dont_tell makes?_(?:me|us|him|her) made_(?:me|us|him|her) (?:dont|didnt)_make_me go_back_(?:there|to_that) lose_my_home_if
  (?:ac|air|heat|heater|furnace|power|water|electricity)_(?:is_|was_|has_been_)?(?:broke|broken|out|off|busted)
  foam[a-z]* throwing_up vomit[a-z]* puk[a-z]* droop[a-z]* numb heartbeat pulse elop(?:ed|es) perdid[oa] drool[a-z]* swell[a-z]*
  swollen hives stung electrocut[a-z]* outlet sangre swallow(?:ed|s) se_trago seizing convuls[a-z]* limp not_moving wont_move
  gag(?:s|ging) slump(?:ed|s) sanitizer bone_(?:sticking|showing) cleaning_stuff cara_chueca slurr[a-z]* talks?_funny
  cant_talk_right cold_and_gray caught_fire lips dope meth heroin benadryl highway walked_out no_contesta
  spank[a-z]* yank[a-z]* stab[a-z]* whip(?:s|ped)? grabs_(?:me|him|her) locks_(?:me|him|her) in_the_corner black_and_blue maggots lice bedbugs
  infected gash ribs skeleton malnourished dehydrated overmedicated zombie drugged strapped muzzle shackles shackled restrained
  porn condom nude privates kisses_(?:me|her|him) with_me_in_the_shower shower_with touchy herpes threat[a-z]* or_else get_rid_of_(?:me|him|her)
  petrified trembling wont_come_out wheez[a-z]* gurgl[a-z]* purple clammy twitch[a-z]* rolled_back eyes_roll[a-z]* hallucinat[a-z]* delirious
  cant_feel cant_swallow cant_wake lethargic frostbite flames explo[a-z]* fumes burglar intruder stalk[a-z]* nobody_cares no_one_cares
  cant_cope rather_be_dead funeral ledge noose amarrad[oa] encerrad[oa] desnud[oa] golpead[oa] quemaduras? herid[oa]s? vomit(?:a|ando)
  no_encuentro trae_una dont_know_where payee_wont out_of_(?:my|his|her)_(?:purse|wallet|account|room)
`)

/** Weak signs. */
export const weakSigns = list(`
  sad empty lonely to_live forever tonight tomorrow cry crying cries god pills? bottle hate hates panic anxious give_up giving_up
  alone strange weird scary scared afraid mad angry mean cruel rough nasty dark floor ground outside ran_out hide hiding hidden
  pregnant shower showers bath pictures? videos? game bed dating hands? fights? fighting fought throws? drinks_(?:and|a_lot|too_much) he_drinks she_drinks drunk drugs weed
  high stick gun burns? burned marks? scars? scratch(?:es|ed)? sore golpes dinner hungry thirsty thin skinny pounds weighs weight fridge
  dirty bugs sheets smells? wet soaked cold coats? forgot left showed_up hours sick doctor money account charges? gone is_missing are_missing
  owes? loan lied lies in_trouble blame[ds]? shame embarrass[a-z]* jealous secret withdrawn lock(?:s|ed) yells?
  yelling screaming mouth throat face fingers? wrists? thighs? hair skin ears? eyes? chest belly stomach bone
  miedo solo sola bad wrong upset hurtful smoke burning fire heavy gray grey pale clammy sweating lost belt wall garage candy
  sting rash sugar insulin diabetic confused shaky dizzy fever blood hospital seizures? stiff stopped accident wreck chemical stairs
  following allergic stroke pain breath cant_talk cant_walk cant_see cant_move cant_even all_night all_day yesterday new_car empty_account
  injur[a-z]* meds wont_stop buy_him buy_her cash dollars purse wallet scares? hears voice voices online stranger
  corner crawl[a-z]* bang(?:s|ed|ing)? bit bites? bitten spit diapers? peed? poop bandage stitches police cops infection blisters?
  borracho drogado gritos llorando tiembla hambre frio sucio sucia dolor pastillas policia
  quiet soap ate swallowed comida fria cuida nobody_been broke scream asleep toilet heat starv[a-z]* snoring minutes
`)

/** Kind words, which seldom stand in stories of danger. */
export const kindWords =
  '(?:lol|haha|thanks?|love|loves it|loved|great|awesome|happy|beautiful|enjoy|enjoyed|fun|birthday|graduation|proud|excited|wonderful|amazing|favorite|gracias|feliz)'

/** Nothing but these words is a cry for help: "help me please", "scared", "seizure". */
export const cryForHelp = `(?= .*(?:help me|help us|help please|please help|need help|help now|scared|afraid|seizure|fire|gun|knife|blood|police|hungry|raped|trouble|pain|hit|sos|auxilio|ayuda) )(?: (?:help|me|us|please|now|right|hurry|somebody|someone|anybody|anyone|omg|oh|my|god|i|am|is|need|in|so|very|it|a|the|can|scared|afraid|seizure|fire|gun|knife|blood|police|hungry|raped|trouble|pain|hit|sos|ayuda|por|favor|me|mi))+ $`

export const staff =
  '(?:staff|caregiver|caregivers|worker|workers|aide|aides|dsp|driver|house manager|group home|babysitter|helper|nurse|provider)'

/** Someone is spoken of. */
export const someone =
  '(?:i|me|my|he|she|him|her|his|they|them|us|our|someone|somebody|a man|a woman|a kid|kids?|child|baby|staff|caregiver|aide|worker|client|resident|roommate|housemate|mom|dad|brother|sister|mi|me|el|ella|lo|la|le)'

/** The text asks us something. */
export const asking = [
  ' (?:can|could|will|would|may) (?:i|he|she|we|my [a-z]+|staff|your staff|the staff) ',
  ' is there (?:a|an|any|some) ',
  '^ (?:is|was|should|who|que|como|cual|cuando|donde|puedo|pueden|tienen) ',
  '^ (?:[a-z]+ )?(?:do|does|did|can|could|will|would|are|how|what|where|when|which|whats|hows|wheres|may|have you|has anyone|tell me|show me|looking|need|hi|hello|hey) ',
  ' (?:do|does|can|could|will|would|are|have|if|did) your? ',
  ' (?:you guys|yall|your (?:website|site|office|program|programs|services|company|phone|address|hours|team|event|events|picnic|page|form))',
]

/** The text is about services, jobs or the website. */
export const ordinaryMatter = [
  ' (?:jobs?|work|working|hir(?:e|ed|ing)|apply|applied|applying|applications?|resume|interview[a-z]*|shifts?|position|career|employ[a-z]*|salary|wages?|pto|overtime|training|trained|dsp job) ',
  ' (?:services?|waivers?|tenncare|medicaid|medicare|insurance|ecf|choices|katie|beckett|respite|referral|referrals|refer|enroll[a-z]*|eligib[a-z]*|qualif[a-z]*|denied|appeal|waitlist|wait list|waiting list|on the list|coordinator|provider|agency|disability benefits|ssi|ssdi) ',
  ' (?:website|site|web|page|link|upload[a-z]*|download[a-z]*|click[a-z]*|button|form|forms|file|files|pdf|email|emails|chat|password|account number|browser|internet|screen|app|document|documents|id|paperwork) ',
  ' (?:volunteer[a-z]*|donat[a-z]*|visit|tour|events?|directions|parking|appointment|appointments|meeting|meetings|call(?:ed)? me back|voicemail|message|autism|autistic|syndrome|palsy|epilepsy|wheelchair|silla de ruedas|army|military|veteran|rude|front desk|years old|talk yet|speech|shy|walker|diapers|experience|a paper|kicked out|no habla|with his hands|argue) ',
  ' (?:want|wants|need|needs|like|love|wish|hope|hoping|trying|dont want|able) (?:to |a |an |some |my own )?(?:live|move|learn|join|find|get|start|sign|meet|go|know|rent|talk|help|place|apartment|friends?|program|ride|house) ',
  ' (?:necesito|busco|quiero|trabajo|solicitud|servicios|formulario|telefono|llamaron|llamar) ',
  ' (?:behaviors?|behavioral|openings?|placement|history|risk|diagnos[a-z]*|brain injury|condition|special needs|nonverbal|picky|allerg[a-z]*|asthma) ',
  ' (?:needs? a (?:home|place|house)|schedule|(?:dont|doesnt) like (?:the|my) (?:food|program|music|job|room|class)) ',
  ' (?:someone|somebody) to (?:care|watch|stay|look|take care|live with) ',
  ' (?:years? ago|last year|as a baby|was born|when (?:he|she|i) was) ',
]

/** The text asks for something, so it is no story. */
export const wish =
  '(?:i (?:want|need|would like|am looking|have a question)|needs an? (?!ambulance|doctor|hospital|friend)[a-z]+)'
