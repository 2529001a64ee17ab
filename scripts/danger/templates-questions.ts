import type { Template } from './texts-in.ts'

/** Questions and short texts of visitors that have words of danger in them. */
export const questionTemplates: Template[] = [
  {
    kind: 'ordinary',
    frames: `
      who helps with …
      who takes care of …
      can someone help with … at day program
      do staff help with …
      what are the rules about …
      can she keep … in her room
      does TennCare pay for …
      I have a question about …
      is there a form about …
      is … included
      we need help with …`,
    words: `his inhaler; her insulin; his shots; her medicine; his pills; her feeding pump; his oxygen; her wheelchair; his
      laundry; cutting his nails; cutting his meat; her hair; her money; his check; her phone; the bedroom door; the bathroom;
      the pool; his knives for cooking; the stove; his bath; her shower; his diapers; her clothes; his food; getting dressed;
      a locked medicine box; his razor; the blood pressure cuff; a safe place for money; doctor visits; ER visits; the van`,
  },
  {
    kind: 'ordinary',
    frames: `
      my son has …
      my sister has … in her plan
      do you serve people with …
      do you have experience with …
      …
      training for …
      which program fits someone with …
      is … a reason to say no
      my client has … and needs a new provider
      how do staff handle …
      he was born with … and is doing well`,
    words: `seizures; mild seizures; diabetes and insulin; a feeding tube; a vent; a trach; oxygen at night; a heart defect; a
      brain injury; a bleeding disorder; depression; PTSD; anxiety; self injury; head banging; aggression; biting; hitting and
      kicking; pica; elopement; wandering; a choking risk; sleep apnea; burn scars; dialysis; muscular dystrophy; a history
      of abuse; a history of suicide attempts; a history of fire setting; outbursts; meltdowns; fear of men; fear of needles`,
  },
  {
    kind: 'ordinary',
    frames: `
      … prevention month
      … prevention training
      is there a class about …
      awareness walk for …
      what are the signs of …
      policy on …
      how do you prevent …
      do you have a brochure about …
      a speaker about … for our church
      support group for families after …
      I wrote a paper about …`,
    words: `abuse; neglect; child abuse; elder abuse; suicide; self harm; choking; falls; fires; theft; bullying;
      exploitation; overdose; violence; domestic violence; drowning; stroke; heart attacks; bed sores; scams; restraint;
      medication mistakes; missing persons; active shooters; tornadoes; heat stroke; poisoning`,
  },
  {
    kind: 'ordinary',
    frames: `
      I feel guilty when I think about …
      I am scared of …, how do other families do it
      I am nervous about …
      is it wrong that I think of …
      am I a bad mom for …
      it breaks my heart, but I think about …
      we are worried about …
      can we talk to someone about …`,
    words: `putting him in a home; letting her go; letting him move out; asking for respite; leaving her with someone new;
      signing the papers; letting him ride the van; the first night away; being too old to lift him; what happens when we
      are gone; who will care for her after I die; him living on his own; giving up my job; moving her out of our house`,
  },
  {
    kind: 'ordinary',
    frames: `
      … is wrong
      … is late again
      … was dirty
      … went missing
      … got mixed up
      … does not work
      … is gone
      … smells
      who do I tell that … is broken
      I do not like …
      thank you for …`,
    words: `my service plan; my schedule; the form; the bill; my timesheet; my address; the date of the event; his laundry; the
      menu; his jacket; her lunch box; my badge; the van; the bus; the lobby; the bathroom at the office; the waiting room; the
      link; my paycheck; the music; my roommate's music; the parking lot; the chat; the elevator; the newsletter`,
  },
  {
    kind: 'ordinary',
    frames: `
      is he allowed to …
      can she … when she wants
      what if he wants to …
      is it safe to …
      will someone go with him to …
      my son wants to …
      I want to …
      I do not want to …
      is it okay to … at night`,
    words: `go outside alone; lock the bedroom door; leave the house; walk to the store; swim; cook; use the stove; shower alone;
      have a boyfriend over; have a private room; drink a beer; smoke outside; ride the bus; stay home alone; go to bed late;
      call his mom; keep his own money; quit day program; live alone; work in a kitchen; cut the grass; play football; shoot
      hoops; hang pictures; visit the hospital; fly to Florida; change staff; live with my parents; work to death; eat alone`,
  },
  {
    kind: 'ordinary',
    frames: `
      he … years ago and is fine now
      she … as a baby and has delays, what programs are there
      my brother … in 2016 and lives with us
      does it matter that he … long ago
      she … when she was little, she uses a walker now`,
    words: `had a stroke; had a heart attack; was in a coma; was hit by a car; nearly drowned; was burned; was shaken; was shot; was
      abused; stopped breathing; had a bad fall; lost a leg; overdosed; was poisoned by lead; ran away; tried to hurt himself`,
  },
  {
    kind: 'ordinary',
    frames: `
      your driver was …
      your nurse was …
      the man at the desk was …
      my new staff is …
      the manager seemed …
      your team is …`,
    words: `speeding; late; on the phone; a lifesaver; so kind; to die for; rude; in a hurry; new; quiet; great with my son; sick
      today; out this week; a blast; killing it; tired; busy; hard to reach; a bit loud; from Memphis`,
  },
]
