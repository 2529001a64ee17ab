import { privateApplication } from '#content/private-application.ts'
import {
  type PrivatePage,
  privateApplicationCalls,
  privateApplicationPath,
} from '#contract/hiring/private-application.ts'
import { fillPath } from '#web/api/call.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { JobAndReference } from './JobAndReference.tsx'
import styles from './PrivateLinkPage.module.css'

const { title, question, confirm, keep } = privateApplication.withdraw

type WithdrawQuestionProps = Extract<PrivatePage['content'], { kind: 'withdraw' }>

/** Asks before an application is withdrawn. */
export function WithdrawQuestion({ token, application }: WithdrawQuestionProps) {
  const action = `/api${fillPath(privateApplicationCalls.withdraw.path, { token })}`
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      <JobAndReference application={application} />
      <p>{question}</p>
      <form className={styles.actions} method="post" action={action}>
        <LinkButton href={privateApplicationPath(token)}>{keep}</LinkButton>
        <Button type="submit" variant="danger">
          {confirm}
        </Button>
      </form>
    </div>
  )
}
