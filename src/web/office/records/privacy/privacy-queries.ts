import { queryOptions } from '@tanstack/react-query'
import {
  type Hold,
  type NewHold,
  type Person,
  personalExportName,
  privacyCalls,
} from '#contract/records/privacy.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { toProviderTime } from '#web/office/platform/provider-clock.ts'
import { saveFile } from '#web/ui/save-file.ts'

export const privacyKey = ['office', 'privacy']

export const receiptsQuery = queryOptions({
  queryKey: [...privacyKey, 'receipts'],
  queryFn: async () => (await call(privacyCalls.listReceipts, {})).data,
})

export const holdsQuery = queryOptions({
  queryKey: [...privacyKey, 'holds'],
  queryFn: async () => (await call(privacyCalls.listHolds, {})).data,
})

export const findData = async (body: Person) => (await call(privacyCalls.find, { body })).data

export const eraseData = async (body: Person) => (await call(privacyCalls.erase, { body })).data

export const addHold = async (body: NewHold) => (await call(privacyCalls.hold, { body })).data

export const releaseHold = ({ id }: Hold) => call(privacyCalls.release, { params: { id } })

/** Downloads everything that is stored about a person, with today's date in the file name. */
export async function downloadData(person: Person) {
  const file = await fetchFile(`api${privacyCalls.exportAll.path}`, person)
  saveFile(file, personalExportName(toProviderTime(new Date().toISOString()).date))
}

/** tasha@example.org or (615) 555-0177 */
export const personName = ({ email, phone }: Pick<Person, 'email' | 'phone'>) =>
  [email, phone].filter(Boolean).join(' or ')
