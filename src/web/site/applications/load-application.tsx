import type { ComponentProps } from 'react'
import { applicationRulesCalls, type IdentityMoment } from '#contract/hiring/application-rules.ts'
import { call } from '#web/api/call.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'

type DialogProps = Omit<ComponentProps<typeof ApplicationDialog>, 'identityDocuments'>

/** The dialog, once it is known what the form asks for. */
export async function loadApplication() {
  const identityDocuments = await readMoment()
  return (props: DialogProps) => (
    <ApplicationDialog {...props} identityDocuments={identityDocuments} />
  )
}

/** When that cannot be read in time, the form asks for everything. */
const readMoment = () =>
  new Promise<IdentityMoment>((resolve) => {
    setTimeout(resolve, longestWait, 'application')
    call(applicationRulesCalls.read, {}).then(
      ({ data }) => resolve(data.identityDocuments),
      () => resolve('application'),
    )
  })

const longestWait = 1000
