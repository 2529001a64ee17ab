/** The programs that pay for support, as both referral forms offer them. */
export const payers = {
  'ecf-choices': 'ECF CHOICES (Employment and Community First CHOICES)',
  '1915c': '1915(c) waiver (Statewide, Comprehensive Aggregate Cap or Self-Determination)',
  choices: 'CHOICES',
  'katie-beckett': 'Katie Beckett',
  other: 'Other',
  none: 'None yet, or not sure',
} as const

export type Payer = keyof typeof payers

export const payerIds = Object.keys(payers) as Payer[]
