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
}

/** Words that are also recognized with one mistake in them. */
export const words = `
  respira golpes golpeo llego abuso abusando suicidio negligencia pegan pega abuse abused abuses abusing abusive neglect neglected neglecting suicide suicidal overdose overdosed myself himself
  herself themselves killing killed kill hurting hurts hurt touched touches touching private privates slapped slapping
  punched punches punching kicked kicking pushed pushes pushing shoved choked choking beating beaten beats grabbed
  pinched pinches molested molesting assaulted threatened threatens threatening bullied bullies bullying screamed
  screams screaming yelled yells yelling scared afraid unsafe danger dangerous emergency ambulance bleeding breathing
  breathe seizure unconscious unresponsive poison poisoned stealing steals stole stolen locked locks naked bruises
  bruised bruise exploited exploiting exploitation hungry feeds starving caregiver someone somebody nobody brother
  sister daughter mother father people children boyfriend girlfriend husband roommate neighbor grandma suicido
  suicidarme suicidarse matarme golpean golpea lastiman lastima maltrato abusaron emergencia ambulancia convulsion
  sobredosis respirar peligro cutting wrists heaven goodbye heart attack fainted collapsed stabbed
  kidnapped raped anymore hitting dragged drunk bathroom alone medicine money clothes
`
  .trim()
  .split(/\s+/)

/** Common words that are one letter away from one of the words above, and stay as they are. */
export const lookalikes = `
  will other hear heard haven looks drink shut asked hours telling honey along needs cause hour earth till
  others rather looked beat bill sitting prison killer feels starting store laughter eating putting bother
  named picked steal brothers lock showed stone willing faster tells breath grandpa feed fill heat selling
  mister style block hill caused clock filled scare picking hunt cooking hearts monkey sisters scream solve
  hunting beast eaten staring rocks snake anger rape gather kills bullets cheat sacred cells neighbors seats
  trunk drank busted heavens bells yell slipped attacks cared shared blocks dancer daughters painted cooked
  locker solved causing beans mothers bears wicked socks pill causes eats skill hooked jill boats honking
  hunger threaten inches fathers cruise shove filling kurt blocked ranger wrist writes mill hears collapse burt
  bets wells ticking sells seeds bearing scares sole husbands bothers betting neighbour deeds feds girlfriends
  amusing rushing chart stove monty fitting choke cocks rushed baked wheat feather stalking scored freed
  echoing farther shuts fees breathes rapid beasts dagger salon shovel bathing ellis bats spared lone slipping
  pause starring boyfriends snapped bushes hart carved clapping shaved flock potion drugged heating peoples
  breeding brothel busting shitting seals betsy malone bates skilled killings monte docks buses breaths stool
  dangers belts sterling clone faked medicines kidnapper baths kilo princes taped attach steaks licking
  roommates grape nicked solemn stalling beams yelps clocks lacks snapping beads heave hooking heath grandad
  stared weeds amuse hungary batting brats bathrooms scarce stale tainted rocked licked locke pitched locket
  dunk amused lunches streams leeds loner gill seizures torches brushed drunks lacked flapping meself bleating
  suicides sitter cocking hearty brushes steaming curt streaming swapped goodbyes hunts seating poisons ragged
  billing collapses atone scarred breathed raced stalls rapes breather chokes rushes bellies starling fatter
  lister twists rated hurl killin beatings mocked huts beets hearst coney docked bleeping soles clothed torched
  mooney clocked smother pulses leone feces hanger hurling stoke emergence billed heats shear pitches scaled
  cruises flees locus sealing primate blending primates milling breadth echoed razed monde streamed flocks
  feats striving reeds saone
`
  .trim()
  .split(/\s+/)
