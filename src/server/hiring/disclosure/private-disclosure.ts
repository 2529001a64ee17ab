import { disclosureMessages } from '#contract/hiring/disclosure.ts'
import type { PrivateDisclosure } from '#contract/hiring/private-application.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { findApplication } from '../application-data/applications.queries.ts'
import { noLink, openLink } from '../private-links/private-application.ts'
import { findText, listAcknowledgements } from './disclosure.queries.ts'

/** Refuses to send a disclosure that nobody has written, or to someone who was not hired. */
export async function refuseIfNotReady(db: Db, { status }: { status: string }) {
  if (status !== 'hired') throw conflict(disclosureMessages.tooEarly)
  if ((await findText(db)).version === 0) throw conflict(disclosureMessages.noText)
}

/** What the holder of a link reads. It ends when the person no longer counts as hired. */
export async function openDisclosure(db: Db, token: string, now: Date) {
  const { id, applicationId } = await openLink(db, token, now, 'disclosure')
  const application = await findApplication(db, applicationId)
  if (application?.status !== 'hired') throw noLink()
  const { id: textId, version, text } = await findText(db)
  const acknowledgements = await listAcknowledgements(db, applicationId)
  const disclosure: PrivateDisclosure = {
    version,
    text,
    acknowledgedAt: acknowledgements.find((each) => each.version === version)?.at ?? null,
  }
  return { linkId: id, applicationId, textId, disclosure }
}
