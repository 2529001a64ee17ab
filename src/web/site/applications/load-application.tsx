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

/** When that cannot be read, the form asks for everything. */
const readMoment = (): Promise<IdentityMoment> =>
  call(applicationRulesCalls.read, {}).then(
    ({ data }) => data.identityDocuments,
    () => 'application',
  )
