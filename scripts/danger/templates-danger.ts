import type { Template } from './texts-in.ts'

export const dangerTemplates: Template[] = [
  {
    kind: 'abuse',
    frames: `
      my staff … me
      my aide … my brother
      the driver … a client
      my uncle … me
      someone at the program … my daughter
      a man … me at night
      they … her
      my boyfriend … me
      your worker … my mom
      my teacher … me and said do not tell
      he never … me before, but now he does`,
    words: `hits; slapped; punched; kicks; pushed; grabbed; choked; burned; bites; pinched; drags; spits on; touched; raped; kissed;
      undressed; took naked pictures of; watches in the shower and touches; locked up; tied up; starves; drugs; threatened; screams at and
      hits; steals from; took all the money from; left alone all night; will not feed; will not change or wash; will not give pills to;
      makes fun of and hurts; threw something at; twisted the arm of; pulled a knife on; pulled the hair of`,
  },
  {
    kind: 'emergency',
    frames: `
      he …
      my mom …
      a client …
      my roommate … right now
      my baby …
      what do I do, she …
      hurry, he …
      I think my dad …`,
    words: `was stabbed in the leg; got shot; is bleeding from the head; is not breathing; collapsed; passed out; fell and cannot get
      up; is choking on food; swallowed a battery; drank cleaner; took too many pills; got the wrong medicine and will not wake
      up; has blue lips; has a seizure that will not stop; cannot move one side; talks funny and the face droops; has crushing
      chest pain; is missing; ran off and we cannot find him; got lost at the mall and cannot talk; is burned badly; was hit by
      a car; is under water; was bitten by a snake; cannot swallow and the throat is swelling; is stuck in a fire; got shocked`,
  },
  {
    kind: 'suicide',
    frames: `
      I …
      my son says that he … 
      my friend told me she …
      my client … and I do not know what to do
      my dad … 
      I am not going to do it, but I …
      sometimes I …`,
    words: `want to die; want to walk off a tall building; think about dying; have a plan to die; would be better off dead; hope not to
      wake up; want to jump off a bridge; cut my arms; saved up pills; wrote a goodbye letter; want to be with grandma in heaven;
      have no reason to live; want it all to be over; do not want to be alive; want to go to sleep forever; look at the gun
      and think about it; feel like giving up on life; want to stop living; should not be alive; want to drive into a tree`,
  },
]
