/** Words that belong together are joined by a line. */
const list = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))

/**
 * Words that are no danger by themselves, but may be when someone tells what happens to a person. They
 * count only in a text that is about a person and does not ask about services, jobs or the website.
 */
export const signs = list(`
  hopeless helpless vanish[a-z]* exist[a-z]* alive stockpil[a-z]* attempted goodbye way_out want_out no_good
  to_live is_over bad_thoughts dark_thoughts thoughts depress[a-z]* desperate razors? cord rope neck waste failure
  something_stupid do_it_tonight breakdown cant_anymore the_end nothing_matters see_a_future a_future way_forward empty_inside
  uncomfortable creepy weird ignor(?:e|es|ed|ing) punish[a-z]* forced held_down holds?_(?:me|him|her)_down pinn?(?:ed|s)_(?:me|him|her)
  dark_room closet basement cage hid(?:e|es|ing)_(?:from|in|under) find_me get_me where_i_live escape_from trapped lap consent exposed?
  flash(?:ed|es) stares? staring watches_me watching_me porn sleeping_with his_way got_physical angry temper
  throws_(?:stuff|things) breaks_things belt paddle no_food wasting filthy roaches rats mold feces urine bathtub
  heat_is_off no_heat forgot_(?:me|him|her|my_son|my_brother) unattended never_showed wont_get_(?:me|him|her) wont_help
  (?:doesnt|dont)_help_(?:me|him|her|my) refus[a-z]* somebody_elses someone_elses gift_cards? borrow[a-z]*_(?:my|his|her)
  institution ashamed nightmares slave tied screams? a_nadie feas a_mi_cuarto llora not_ok not_okay
  foam[a-z]* throwing_up vomit[a-z]* puk[a-z]* droop[a-z]* numb heartbeat pulse elop(?:ed|es) perdid[oa] drool[a-z]* swell(?:ing|s)
  swollen stung electrocut[a-z]* outlet dizzy sangre swallow(?:ed|s) se_trago seizing limp not_moving wont_move
  injur[a-z]* cleaning_stuff cara_chueca slurr[a-z]* talks?_funny cant_talk_right cold_and_gray caught_fire
`)

/** Weaker signs: two of them are needed, or one in a text about staff. */
export const weakSigns = list(`
  sad empty lonely forever tonight cry crying cries god pills? hate hates panic anxious give_up giving_up
  alone strange scary scared afraid mad mean cruel rough nasty dark floor ground outside ran_out hide hiding hidden
  pregnant shower showers pictures? videos? game bed dating hands fights? fighting fought throws? drinks_(?:and|a_lot|too_much) he_drinks she_drinks drunk drugs weed
  high stick knife gun burns? marks? scars? scratch(?:es|ed)? sore golpes dinner hungry thirsty thin skinny pounds weight fridge
  dirty bugs sheets smells? wet soaked cold coats? forgot left showed_up hours sick doctor money account charges? gone is_missing are_missing
  owes? loan lied lies in_trouble blame[ds]? shame embarrass[a-z]* jealous secret withdrawn locked yells?
  yelling screaming mouth miedo solo sola bad wrong upset hurtful smoke burning fire heavy gray grey pale clammy sweating lost
  sting rash sugar insulin diabetic confused fever blood hospital seizures? stiff stopped accident wreck bone chemical stairs
  following allergic stroke pain breath cant_talk cant_walk cant_see cant_move all_night all_day yesterday new_car empty_account
  pills meds wont_stop buy_him buy_her
`)

export const staff =
  '(?:staff|caregiver|caregivers|worker|workers|aide|aides|dsp|driver|house manager|group home|babysitter|helper|nurse|provider)'

/** Someone is spoken of. */
export const someone =
  '(?:i|me|my|he|she|him|her|his|they|them|us|our|someone|somebody|a man|a woman|a kid|kids?|child|baby|mi|me|el|ella|lo|la|le)'

/** The text asks something, or is about services, jobs or the website. */
export const ordinaryQuestion = [
  '^ (?:[a-z]+ )?(?:do|does|did|can|could|will|would|are|how|what|where|when|which|whats|hows|wheres|may|have you|has anyone|tell me|show me|looking|need|hi|hello|hey) ',
  ' (?:do|does|can|could|will|would|are|have|if|did) your? ',
  ' (?:you guys|yall|your (?:website|site|office|program|programs|services|company|phone|address|hours|team|event|events|picnic|page|form))',
  ' (?:jobs?|work|working|hir(?:e|ed|ing)|apply|applied|applying|applications?|resume|interview[a-z]*|shifts?|position|career|employ[a-z]*|salary|wages?|pto|overtime|training|trained|dsp job) ',
  ' (?:services?|waivers?|tenncare|medicaid|medicare|insurance|ecf|choices|katie|beckett|respite|referral|referrals|refer|enroll[a-z]*|eligib[a-z]*|qualif[a-z]*|denied|appeal|waitlist|wait list|waiting list|on the list|coordinator|provider|agency|disability benefits|ssi|ssdi) ',
  ' (?:website|site|web|page|link|upload[a-z]*|download[a-z]*|click[a-z]*|button|form|forms|file|files|pdf|email|emails|chat|password|account number|browser|internet|screen|app|document|documents|id|paperwork) ',
  ' (?:volunteer[a-z]*|donat[a-z]*|visit|tour|events?|directions|parking|appointment|appointments|meeting|meetings|call(?:ed)? me back|voicemail|message|autism|autistic|syndrome|palsy|epilepsy|wheelchair) ',
  ' (?:want|wants|need|needs|like|love|wish|hope|hoping|trying|dont want|able) (?:to |a |an |some |my own )?(?:live|move|learn|join|find|get|start|sign|meet|go|know|rent|talk|help|place|apartment|friends?|program|ride|house) ',
  ' (?:necesito|busco|quiero|trabajo|solicitud|servicios|formulario|telefono|llamaron|llamar) ',
  ' (?:years? ago|last year|as a baby|was born|when (?:he|she|i) was) ',
]

/** The text asks for something, so it is no story. */
export const wish = 'i (?:want|need|would like|am looking|have a question)'
