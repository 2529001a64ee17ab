import { describe, expect, test } from 'vitest'
import { counties } from './counties.ts'
import { ReferralInput, referralFileFault } from './referral-input.ts'

const complete = {
  name: 'Marcy Dunn',
  phone: '(615) 555-0163',
  email: 'marcy@example.org',
  personName: 'Leon Whitfield',
  county: 'Knox',
  consent: 'true',
}
const findFault = (changes: Record<string, string>) =>
  ReferralInput.safeParse({ ...complete, ...changes }).error?.issues[0]?.message

const wholePhone = 'Please enter the whole number with its area code, such as (615) 555-0142'

test('Tennessee has 95 counties', () => {
  expect(new Set(counties).size).toBe(95)
  expect(counties.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual([...counties])
})

describe('the referral form', () => {
  test('fills in what was left out', () => {
    expect(ReferralInput.parse(complete)).toMatchObject({
      organization: '',
      birthYear: '',
      program: '',
      payer: '',
      healthPlan: '',
      interpreter: false,
      needs: '',
      consent: true,
    })
  })

  test.each([
    [{ name: ' ' }, 'Your name is required'],
    [{ personName: '' }, 'The person’s name is required'],
    [{ phone: 'call me' }, wholePhone],
    [{ phone: '615-555' }, wholePhone],
    [{ phone: '', email: ' ' }, 'Please enter a phone number or an email address'],
    [{ email: 'marcy@' }, 'Please enter a valid email address'],
    [{ payer: 'lottery' }, 'This paying program is not known'],
    [{ county: '' }, 'Please choose a county'],
    [{ county: 'Cook' }, 'Please choose a county'],
    [{ program: 'Other program' }, 'This program is not known'],
    [{ consent: 'false' }, 'Please confirm that the person agrees'],
    [{ birthYear: '94' }, 'Please enter the year with four digits, such as 1994'],
    [{ birthYear: '1899' }, 'Please enter the year with four digits, such as 1994'],
    [{ birthYear: '2999' }, 'Please enter the year with four digits, such as 1994'],
    [{ needs: 'x'.repeat(2001) }, 'Needs must be at most 2000 characters'],
  ])('refuses %o', (changes, message) => {
    expect(findFault(changes)).toBe(message)
  })

  test.each<Record<string, string>>([{ phone: '' }, { email: '' }, { phone: '+44 20 7946 0958' }])(
    'takes one way to reach the sender: %o',
    (changes) => {
      expect(findFault(changes)).toBeUndefined()
    },
  )

  test('refuses a missing consent', () => {
    const { consent, ...rest } = complete
    expect(ReferralInput.safeParse(rest).error?.issues[0]?.message).toBe(
      'Please confirm that the person agrees',
    )
  })
})

test.each([
  ['plan.PDF', 10, undefined],
  ['plan.docx', 10, undefined],
  ['plan.txt', 10, 'Files must be PDF, Word, JPG or PNG'],
  ['plan.pdf', 5 * 1024 * 1024, 'Each file must be less than 5MB'],
])('the file %s of %i bytes', (name, size, fault) => {
  expect(referralFileFault({ name, size })).toBe(fault)
})
