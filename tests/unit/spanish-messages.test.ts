import { expect, test } from 'vitest'
import { applicationMessage } from '#content/es/application-messages.ts'
import { findMessage } from '#content/es/messages.ts'
import { ApplicationForm, applicationMessages } from '#contract/hiring/application-input.ts'
import { contentMessages } from '#contract/platform/files.ts'
import { endedTooEarly, failedCheck, tooMany, unavailable } from '#server/platform/errors.ts'
import { toHttpError } from '#server/platform/http/error-response.ts'
import { networkMessage } from '#web/api/api-error.ts'

const listFaults = (form: object) =>
  (ApplicationForm.safeParse(form).error?.issues ?? []).map(({ message }) => message)
const fillTexts = (text: string) =>
  Object.fromEntries(['firstName', 'lastName', 'email', 'phone'].map((name) => [name, text]))

test.each([
  ...listFaults({ ...fillTexts(''), identificationDocs: [] }),
  ...listFaults({ ...fillTexts('no'), identificationDocs: [1, 2, 3, 4] }),
  ...listFaults({ ...fillTexts('x'.repeat(300)), identificationDocs: [] }),
  ...listFaults({ ...fillTexts('\0'), identificationDocs: [] }),
  ...Object.values(applicationMessages),
])('an application is answered in Spanish: %s', (message) => {
  const general = applicationMessage('something else')
  expect([message, general]).not.toContain(applicationMessage(message))
})

test.each([
  ...Object.values(contentMessages),
  networkMessage,
  ...[endedTooEarly(), tooMany(1), unavailable(), failedCheck([]), toHttpError(new Error())].map(
    ({ message }) => message,
  ),
])('every form is answered in Spanish: %s', (message) => {
  expect(findMessage(message)).toBeTruthy()
})
