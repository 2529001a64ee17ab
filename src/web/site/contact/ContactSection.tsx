import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { FormResult } from '#contract/platform/page.ts'
import { EmailLink, PhoneLink } from '../layout/ContactLinks.tsx'
import { Section } from '../layout/Section.tsx'
import { useSiteDetails } from '../site-details.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSection.module.css'

export function ContactSection({ result }: { result?: FormResult }) {
  const { address, hours } = useSiteDetails()
  return (
    <Section
      id="contact"
      title="Contact Us"
      background="alt"
      beside={<ContactForm {...(result && { result })} />}
    >
      <dl className={styles.facts}>
        <div>
          <MapPin className={styles.icon} />
          <dt>Office address</dt>
          <dd>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </dd>
        </div>
        <div>
          <Phone className={styles.icon} />
          <dt>Phone</dt>
          <dd>
            <PhoneLink />
          </dd>
        </div>
        <div>
          <Clock className={styles.icon} />
          <dt>Opening hours</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <Mail className={styles.icon} />
          <dt>Email</dt>
          <dd>
            <EmailLink />
          </dd>
        </div>
      </dl>
    </Section>
  )
}
