import type { Danger } from './danger-answers.ts'

const phrases: Record<Danger, string[]> = {
  emergency: [
    '(?:isnt|not|cant|stopped|quit) (?:breathing|breathe)',
    '(?:wont|cant|not|doesnt) (?:wake|waking) (?:him |her |them )?up',
    '(?:having|has had) an? (?:heart attack|stroke|seizure)',
    '(?:going|wants|tried|trying|threatened|threatens|threatening) to (?:kill|shoot|stab|strangle) (?:me|us|him|her|them|my \\w+|everyone|everybody)',
    '(?:husband|wife|boyfriend|girlfriend|ex|neighbor|stranger) (?:hit|hits|beats?|slap(?:s|ped)|punche[sd]|kick(?:s|ed)|choke[sd]|rape[sd]|hurts?) (?:me|us|him|her)',
    '(?:was|been|got|getting|someone|somebody|he) raped',
    '(?:this|it) is an emergency|its an emergency|es una emergencia',
    'no puedo respirar|no respira',
  ],
  suicide: [
    '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing) (?:my|him|her) ?self',
    '(?:hurt|hurting|cut|cutting|harm|harming|burn|burning) my ?self on purpose',
    '(?:want|wants|wanted|ready|rather) (?:to )?(?:just )?(?:die|be dead)',
    'end(?:ing)? (?:it all|(?:my|his|her) life)',
    '(?:quiero|me quiero) (?:morir|morirme|matarme)',
  ],
  abuse: [
    '(?:staff|caregiver|aide|worker|driver|nurse|helper|dad|mom|uncle|stepdad) (?:hit|hits|beats?|slap(?:s|ped)|punche[sd]|kick(?:s|ed)|choke[sd]|rape[sd]|molest(?:s|ed)|touche[sd]|hurts?) (?:me|us|him|her)',
    '(?:he|she|they|someone|somebody) (?:molested|punched|slapped|choked|beats?) (?:me|us|him|her|my)',
    '(?:was|were|been|being|got|getting) (?:molested|beaten|sexually (?:abused|assaulted))',
    '(?:nobody|never|dont|doesnt|wont) (?:gives?|feeds?) (?:me|him|her|them|my \\w+) (?:any |his |her |their )?(?:food|meals?|lunch|dinner|breakfast|water|medicine|meds|pills)',
    '(?:me|nos) (?:pega|pegan|golpea|golpean|violo|violaron)',
  ],
}

const makePattern = (kind: Danger) => new RegExp(` (?:${phrases[kind].join('|')}) `)

/** What is danger in any text, whatever stands around it. */
export const certain: Record<Danger, RegExp> = {
  suicide: makePattern('suicide'),
  abuse: makePattern('abuse'),
  emergency: makePattern('emergency'),
}
