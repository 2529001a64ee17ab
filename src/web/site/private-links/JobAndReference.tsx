import { privateApplication } from '#content/private-application.ts'
import type { PrivateApplication } from '#contract/hiring/private-application.ts'
import styles from './PrivateLinkPage.module.css'

export function JobAndReference({ application }: { application: PrivateApplication }) {
  return (
    <p className={styles.job}>
      <b>{application.position}</b>
      <span>
        {privateApplication.reference} <b>{application.reference}</b>
      </span>
    </p>
  )
}
