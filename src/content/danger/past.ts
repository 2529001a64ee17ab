/** An emergency of long ago needs no ambulance. */
export const past = [
  'years? ago',
  'months ago',
  'last year',
  'as a (?:baby|child|kid)',
  'since birth',
  'in (?:19|20)[0-9]{2}',
  'recently had',
  'in (?:january|february|march|april|may|june|july|august|september|october|november|december)',
  '(?:someone|somebody) to (?:care for|watch|stay with|look after|take care of)',
  'cant (?:take )?care (?:for|of)',
  'hace (?:anos|meses)',
  'last (?:month|summer|winter|spring|fall)',
  '(?:disabled|paralyzed) (?:now|from|after|since|because)',
  'now (?:he|she) (?:needs|cant)',
  'needs? (?:a |an |some |more |in )?(?:helper|caregiver|aide|home care|in home|home help|home health|rehab|therapy|personal care)',
]
