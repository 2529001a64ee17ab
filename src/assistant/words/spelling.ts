/** How people write on a phone, or by ear. Left out of the list of words below when they are too far from them. */
export const shortForms: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  theres: 'there is',
  whats: 'what is',
  wanna: 'want to',
  wana: 'want to',
  gonna: 'going to',
  gona: 'going to',
  tryna: 'trying to',
  '2': 'to',
  '4': 'for',
  b: 'be',
  rite: 'right',
  gunna: 'going to',
  ima: 'i am going to',
  imma: 'i am going to',
  dnt: 'dont',
  dint: 'didnt',
  wnt: 'want',
  wuz: 'was',
  hav: 'have',
  evry: 'every',
  frend: 'friend',
  bruther: 'brother',
  becuz: 'because',
  sez: 'says',
  abt: 'about',
  tonite: 'tonight',
  od: 'overdose',
  oded: 'overdosed',
  outta: 'out of',
  n: 'and',
  cuz: 'because',
  cannot: 'cant',
  sum1: 'someone',
  sum: 'some',
  sumone: 'someone',
  some1: 'someone',
  noone: 'nobody',
  sumbody: 'somebody',
  ppl: 'people',
  plz: 'please',
  pls: 'please',
  rn: 'right now',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bro: 'brother',
  tuched: 'touched',
  tutched: 'touched',
  toched: 'touched',
  tuches: 'touches',
  tuch: 'touch',
  hert: 'hurt',
  herts: 'hurts',
  hirt: 'hurt',
  hitted: 'hit',
  hurted: 'hurt',
  beated: 'beat',
  beeted: 'beat',
  stoled: 'stole',
  tooked: 'took',
  bited: 'bit',
  throwed: 'threw',
  wit: 'with',
  tmrw: 'tomorrow',
  hitt: 'hit',
  hiting: 'hitting',
  beet: 'beat',
  kil: 'kill',
  kills: 'kills',
  sueside: 'suicide',
  suaside: 'suicide',
  sewerslide: 'suicide',
  siezure: 'seizure',
  seezure: 'seizure',
  seisure: 'seizure',
  brething: 'breathing',
  breth: 'breathe',
  blud: 'blood',
  fone: 'phone',
  meen: 'mean',
  dieing: 'dying',
  dyeing: 'dying',
  skared: 'scared',
  scard: 'scared',
  sceared: 'scared',
  ambulence: 'ambulance',
  ambalance: 'ambulance',
  nite: 'night',
  mony: 'money',
  munny: 'money',
  rong: 'wrong',
  sed: 'said',
  teh: 'the',
  dady: 'daddy',
  momy: 'mommy',
  privit: 'private',
  privets: 'privates',
  hury: 'hurry',
  raip: 'rape',
  raiped: 'raped',
  fase: 'face',
  beeing: 'being',
  thay: 'they',
  pusht: 'pushed',
  pushd: 'pushed',
  skrems: 'screams',
  skreems: 'screams',
  skrem: 'scream',
  killmyself: 'kill myself',
  hurtmyself: 'hurt myself',
  wannadie: 'want to die',
  wanttodie: 'want to die',
  helpme: 'help me',
  ded: 'dead',
  shud: 'should',
  wud: 'would',
  cud: 'could',
  wif: 'with',
  coz: 'because',
  cus: 'because',
  smak: 'smack',
  shuv: 'shove',
  rist: 'wrist',
  rists: 'wrists',
  '2nite': 'tonight',
  breeth: 'breathe',
  stoped: 'stopped',
  pased: 'passed',
  stroek: 'stroke',
  kiero: 'quiero',
  kiere: 'quiere',
  tokan: 'tocan',
  toka: 'toca',
  ke: 'que',
  xq: 'porque',
}

/** Words that are also recognized with one mistake in them. */
export const words = `
  breath seizures swallowed swallow strangled stabbed drowning fainted collapsed starve weapon sexual sexually depressed
  hopeless worthless disappear vomiting allergic hospital police bathroom abandoned hostage kidnapped harassed
  harassing humiliated suffocating respirar lastima golpea maltrato maltratan amenaza encierran pastillas sangre
  convulsion suicidarme ahogando desmayo miedo respira golpes golpeo abuso abusando suicidio negligencia abuse
  abused abuses abusing abusive neglect neglected neglecting suicide suicidal overdose overdosed myself himself
  herself themselves killing killed kill hurting hurts hurt touched touches touching private privates slapped
  slapping punched punches punching kicked kicking pushed pushes pushing shoved choked choking beating beaten
  beats grabbed pinched pinches molested molesting assaulted threatened threatens threatening bullied bullies
  bullying screamed screams screaming yelled yells yelling scared afraid unsafe danger dangerous emergency
  ambulance bleeding breathing breathe seizure unconscious unresponsive poison poisoned stealing steals stole
  stolen locked locks naked bruises bruised bruise exploited exploiting exploitation hungry feeds starving
  caregiver someone somebody nobody brother sister daughter mother father people children boyfriend girlfriend
  husband roommate neighbor grandma suicido suicidarse matarme matarse golpean lastiman abusaron emergencia ambulancia
  sobredosis peligro cutting wrists heaven goodbye heart attack raped anymore hitting dragged drunk alone medicine
  money clothes
`
  .trim()
  .split(/\s+/)

/** Common words that are one letter away from one of the words above, and stay as they are. */
export const lookalikes = `
  breach policy polite weapons homeless trapped wrapped ripped tapped accuse accused accusing hurry stare
  starved hostages hospitals shallow disappears committing choosing chopped chopping crooked strangle humiliate
  swollen steele golpe golpear locos locas medicina matare matarte matarle matame moleste molestes respiro
  lastimar amenazas amenazo emergencias suicida hurra will other hear heard haven looks drink telling honey
  along needs till rather looked beat bill sitting prison killer feels starting store laughter eating putting
  bother named picked steal brothers lock showed stone willing tells grandpa feed fill heat selling mister style
  hill filled scare picking hunt cooking hearts monkey sisters scream hunting beast eaten staring rocks anger
  rape gather sacred cells neighbors seats trunk drank heavens bells yell slipped attacks cared shared blocks
  dancer daughters painted cooked locker beans mothers bears wicked socks pill eats skill hooked jill boats
  threaten inches fathers cruise shove filling kurt blocked ranger wrist mill hears collapse burt bets wells
  ticking sells seeds bearing scares sole husbands betting neighbour deeds feds girlfriends amusing rushing
  stove monty fitting choke cocks rushed baked feather scored farther fees breathes rapid beasts dagger shovel
  bats spared lone slipping starring boyfriends snapped bushes hart clapping shaved drugged heating peoples
  breeding brothel shitting seals malone skilled killings docks buses breaths stool dangers belts sterling clone
  faked medicines kidnapper kilo taped attach steaks licking roommates nicked stalling beams yelps clocks lacks
  snapping beads heave hooking stared weeds amuse hungary batting brats bathrooms stale tainted rocked licked
  locke pitched locket dunk amused lunches streams leeds gill torches drunks lacked flapping meself bleating
  suicides sitter hearty steaming curt streaming swapped goodbyes hunts seating poisons ragged billing collapses
  atone scarred breathed raced stalls rapes breather chokes rushes bellies starling fatter lister rated hurl
  killin beatings mocked huts beets hearst coney docked bleeping clothed torched mooney clocked smother hanger
  hurling stoke emergence billed heats pitches scaled cruises locus sealing primate blending primates milling
  breadth razed streamed flocks feats reeds
`
  .trim()
  .split(/\s+/)
