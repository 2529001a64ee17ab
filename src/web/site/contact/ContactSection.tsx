import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { provider } from '#content/provider.ts'
import type { ContactAnswer } from '#contract/contact.ts'
import { Section } from '../layout/Section.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSection.module.css'

const { address, phone, hours, email } = provider

/** How to reach the office, and a form for whoever would rather write. */
export function ContactSection({ answer }: { answer?: ContactAnswer }) {
  return (
    <Section
      id="contact"
      title="Contact Us"
      ground="alt"
      beside={<ContactForm {...(answer && { answer })} />}
    >
      <dl className={styles.facts}>
        <div>
          <MapPin className={styles.sign} />
          <dt>Office address</dt>
          <dd>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </dd>
        </div>
        <div>
          <Phone className={styles.sign} />
          <dt>Phone</dt>
          <dd>
            <a href={phone.href}>{phone.label}</a>
          </dd>
        </div>
        <div>
          <Clock className={styles.sign} />
          <dt>Opening hours</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <Mail className={styles.sign} />
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
