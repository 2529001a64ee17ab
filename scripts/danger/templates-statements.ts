import type { Template } from './texts-in.ts'

/** What visitors tell about people, things and their day. */
export const statementTemplates: Template[] = [
  {
    kind: 'ordinary',
    frames: `
      he …
      she …
      my son …
      my sister …
      my mom …
      my client …, which program fits
      my brother …, is that ok
      someone I know …
      my roommate …
      my grandson …, can you help
      one of my twins …
      she … and we want to start services`,
    words: `likes trains; likes loud music; loves to swim; loves pizza; hates baths; hates haircuts; hates loud rooms; goes
      to bed early; gets up at five; sleeps late; sleeps a lot; snores; coughs at meals; eats fast; drools when he
      eats; takes pills with pudding; takes six medicines; needs help with shoes; needs glasses; needs a ramp; needs a
      quiet room; needs two people to lift; needs a special bed; needs a ride on Fridays; needs someone to talk to;
      wears a helmet; wears hearing aids; wears leg braces; uses a walker; uses signs; uses a tablet to talk; uses a
      cane at night; talks too loud; talks about trains all day; talks with his hands; does not like hugs; does not
      like crowds; does not sleep well; does not read; does not talk on the phone; does not know his address; does not
      drive; cannot write; cannot count money; cannot climb stairs; cannot work full time; gets tired fast; gets upset
      in traffic; gets angry when plans change; gets bored; gets lonely at home; gets carsick; gets scared of storms;
      cries at movies; cries when he is tired; argues about bedtime; fights bedtime; fights with his brother over the
      tv; says bad words when mad; tells stories; makes up stories; laughs at jokes; plays drums; plays video games
      all night; plays rough with the dog; paints; draws monsters; watches scary movies; watches wrestling; collects
      toy guns; collects knives and forks from diners; works at a bakery; works part time; works with his dad; wants a
      job; wants a cat; wants to move out; wants to get married; wants a new roommate; wants more hours; wants to come
      home for the weekend; is twelve; is thirty two; is on the spectrum; is deaf; is in a wheelchair; is in high
      school; is in the hospital until Monday; is coming home from rehab; is on parole; is on a diet; is on a waiting
      list; is on probation at work; is shy; is stubborn; is very strong; is a big guy; is the baby of the family; is
      never on time; is afraid of needles; is afraid of heights; is allergic to milk; is moving to Memphis; is turning
      eighteen; is done with school; is retired; is nervous about the move; is picky about food; is new to the
      program; is happy with you; has a bad back; has bad knees; has bad teeth; has a girlfriend; has a rash
      sometimes; has a twin; has a temper; has a scar from surgery; has a new phone; has an old van; has no car; has
      no job; has no friends here; has no insurance; has trouble hearing; has trouble sleeping; has trouble with
      stairs; has a meeting on Monday; had surgery in May; had a rough childhood; had a hard year; had a bad job
      before; had a great day at the picnic; lost a tooth; lost his glasses; lost her job; lost weight on her diet;
      broke his glasses; broke the remote; left a coat in the van; left school early; left the last agency; moved here
      in June; moved in with me; quit the team; ran track in school; fell asleep in the van; fell behind in class;
      fell in love; hit a home run; threw a party; cut the cake; shot a video at the dance; kicked the winning goal;
      burned the toast; pulls out the tube; pulls off the mask; spits out pills; picks at scabs; chews on shirts;
      bites pencils; hides the remote; opens every door; turns on the stove; climbs on chairs; wakes up at night;
      walks around at night; leaves lights on; locks the bathroom by mistake; calls me ten times a day; calls 911 for
      fun; asks for his mom a lot; misses the old house; misses his dad; forgets to drink; forgets names`,
  },
  {
    kind: 'ordinary',
    frames: `
      … needs a new battery
      … is broken, who do I call
      … needs to be fixed
      who fixes …
      … does not turn on
      when will … be fixed
      is … new
      I paid for …`,
    words: `the smoke alarm; the heater; the wifi; the sink; the stove; the shower; the front door; the lock; the ramp; the
      lift; the van; the phone; the fridge; the washer; my chair; my bed; my room; my lamp`,
  },
  {
    kind: 'ordinary',
    frames: `
      I could just scream, …
      I'm going crazy, …
      you are not helpful, …
      break it down for me: …
      I give up, …
      my head is spinning, …
      this is the worst, …
      … and I am tired of it
      …, what a pain`,
    words: `the upload failed again; the list is so long; nobody answers; the form is gone; I waited two hours; the page is
      frozen; I sent it three times; these programs all sound the same; my boss and I clashed; the bus is late again;
      the letter makes no sense; the office is closed; I have so many forms; tenncare keeps calling`,
  },
]
