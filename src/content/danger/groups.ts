// Phrases are written as regular expressions over lower-case words without punctuation or accents,
// where "do not" is "dont". These groups are the parts that most phrases share.

/** One of the words. */
export const any = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

/** One of these beginnings of a verb in any of its forms: "slap" also is slaps, slapped and slapping. */
export const verb = (stems: string) =>
  `${any(stems)}(?:e|es|s|d|ed|en|ing|in|[bdgmnpt](?:ed|ing|in|en))?`

/** Up to so many words between two others. */
export const upTo = (words: number) => `(?: [a-z0-9]+){0,${words}}`

const relative = any(`
  son daughter child kid baby infant toddler boy girl brother sister bro sis twin mom mother mama mommy mum
  dad daddy father papa grandma grandmother granny grandpa grandfather grandson granddaughter grandchild
  grandbaby aunt auntie uncle niece nephew cousin wife husband spouse partner boyfriend girlfriend friend
  roommate housemate neighbor student classmate client resident person man woman lady guy adult senior
  individual patient coworker family people folks
  kids children babies boys girls sons daughters brothers sisters parents friends roommates housemates
  neighbors students clients residents men women individuals patients adults seniors`)
const whose = any(
  'my his her their our your the a an that this another other some one two every all these',
)

/** Someone to whom something is done. */
export const person = `(?:${any('me him her them us you someone somebody anyone everyone everybody people residents clients kids children each')}|${whose}(?: (?!head|back)[a-z]+){0,2} ${relative})`

/** Someone who does something. */
export const doer = `(?:${any('he she they someone somebody who staff stepdad stepmom dad mom people it')}|${any('my his her their our your the a that this one another')}(?: [a-z]+){0,2} ${any('staff worker caregiver carer aide dsp nurse driver manager boss teacher payee guardian conservator provider supervisor employee coworker landlord coach counselor pastor doctor stepdad stepmom stepfather stepmother')}|${whose}(?: [a-z]+){0,1} ${relative})`

export const self =
  '(?:(?:my|him|her|his|your|them|their|our|it|one)s? ?sel(?:f|ves)|(?:my|him|her|your|them)self)'

export const not = any(
  'not no never dont doesnt didnt isnt arent aint wasnt werent wont wouldnt cant couldnt shouldnt hasnt havent nobody noone without stopped stop stops refuse refuses refused barely hardly forgot forget forgets',
)
export const whoseOwn = any('my his her their our your')
