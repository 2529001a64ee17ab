/** Why an application was rejected or withdrawn, as staff can choose it until they save other reasons. */
export const firstReasons = [
  'The position is filled',
  'Needs more experience',
  'Hours or place did not fit',
  'Driver’s license or background check',
  'Documents are missing',
  'Did not answer or did not come',
  'Took another job',
]
