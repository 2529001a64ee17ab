import { Link } from 'react-router'
import { sectionPath } from '#web/office/platform/paths.ts'

/** What a search by email and phone cannot find. */
export function SearchLimits() {
  return (
    <>
      Testimonials have no email or phone, so they are not searched. Look for the name under{' '}
      <Link to={sectionPath('testimonials')}>Testimonials</Link>. Referrals are found by who sent
      them. Look for the person’s name under <Link to={sectionPath('referrals')}>Referrals</Link>.
    </>
  )
}
