import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { aJob } from '../../../../tests/support/job.ts'
import { headOf } from './head.ts'

const moved = {
  ...builtInDetails,
  phone: '(931) 555-0123',
  address: { street: '9 Mill Road', city: 'Ringgold', region: 'GA', postalCode: '30736' },
}
const address = {
  '@type': 'PostalAddress',
  streetAddress: '9 Mill Road',
  addressLocality: 'Ringgold',
  addressRegion: 'GA',
  postalCode: '30736',
  addressCountry: 'US',
}

test('the home page has the current details for search engines', () => {
  const { head } = headOf({ page: 'words', path: '/' }, moved)
  expect(head.jsonLd?.('https://x.org')).toMatchObject({
    '@type': 'Organization',
    telephone: '(931) 555-0123',
    email: builtInDetails.email,
    address,
  })
})

test('a job has them too, and its place is in the provider’s state unless it names another', () => {
  const postingIn = (location: string) => {
    const found = { state: 'open' as const, job: aJob({ location }) }
    return headOf({ page: 'job', found }, moved).head.jsonLd?.('https://x.org')
  }
  expect(postingIn('Dalton')).toMatchObject({
    hiringOrganization: { telephone: '(931) 555-0123', address },
    jobLocation: { address: { addressLocality: 'Dalton', addressRegion: 'GA' } },
  })
  expect(postingIn('Dayton, TN')).toMatchObject({
    jobLocation: { address: { addressLocality: 'Dayton', addressRegion: 'TN' } },
  })
})
