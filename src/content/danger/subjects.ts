/**
 * Words that are danger wherever they stand, except in a question about how we work in general: "he is
 * violent", but not "are the clients violent?".
 */
export const subjects = {
  english: {
    abuse: [
      'abus[a-z]*',
      'neglect[a-z]*',
      'assault[a-z]*',
      'exploit[a-z]*',
      '(?:mistreat|maltreat|ill ?treat)[a-z]*',
      'violen(?:t|ce)',
      'bull(?:y|ied|ies|ying)',
      'harass[a-z]*',
      'threat[a-z]*',
      'danger(?:ous)?',
      '(?:victim|unsafe)s?',
      'hurt(?:s|ing|ed|ful)?',
      'punish[a-z]*',
      'protective services',
      '(?:aps|dcs|cps)',
      'mandated report[a-z]*',
      'child protect[a-z]*',
      '(?:something|things?|stuff) (?:bad|wrong|terrible|awful|horrible) (?:is|to)',
      '(?:something|things?|stuff)(?: [a-z]+){0,2} (?:bad|wrong|weird|terrible|awful|horrible|inappropriate|not ok|not okay|not right|scary)(?: [a-z]+)?(?: is| are| has)? (?:happen|going)[a-z]*',
      '(?:run|runs|ran|running) away|runaway',
      '(?:no|without|any) (?:food|heat|hot water|running water|power|electricity)(?! (?:stamps|pantry|allergy|allergies|bank) )',
      '(?:meth|heroin|fentanyl|cocaine)',
    ],
    emergency: [
      'emerg[a-z]*cy',
      'emergencies',
      'ambulances?',
      '(?:911|nine one one)',
      'poison(?:ed|s)?',
      'bleed(?:s|ing|in|ed)?',
      'chok(?:e|es|ed|ing)',
    ],
  },
  spanish: {
    abuse: [
      'abus(?:o|os|a|an|ar|ado|ada|ando|aron|ivo|iva)',
      '(?:maltrat|acoso|acosan|negligencia|explotacion)[a-z]*',
      'violencia',
    ],
    emergency: ['emergencias?', 'ambulancia'],
  },
}

/** How a question about us in general begins. */
export const generalQuestion =
  '^ (?:(?:hi|hello|hey|ok|so|and|also|just|hola) )*(?:do|does|did|have|has|are|is|was|were|will|would|can|could|should|how|what|who|when|where|which|que|como|cual|cuales|tienen|ofrecen|aceptan|hacen|dan) '

/** Words that make it a question about someone, about what to do now, or whether something is allowed. */
export const aboutOneCase = [
  '(?:me|my|mine|myself|he|she|him|her|his|hers|(?:is|was) it|this|that|someone|somebody|i|we|us|our|mom|mommy|dad|daddy|now|today|tonight|yesterday|happening)',
  '(?<=^ (?:is|are)(?: [a-z]+){1,3} )(?:abuse|abusive|neglect)(?= $)',
  'there (?:was|were|is|has been)',
  '(?:hotline|tell|talk|help|stop|allowed|aloud|ok|okay|normal|legal|supposed|right|wrong)',
  '(?<!(?:clients|people|residents|staff|them|know|learn|teach) )(?:what|how|where|who) to',
  '(?<!(?:you|staff|company|they|to) )(?:report|reporting)',
  '(?:mi|mis|me|ella|alguien|llamar|llamo|reportar|reporto|denunciar|denuncio|ahora|hoy|numero)',
]
