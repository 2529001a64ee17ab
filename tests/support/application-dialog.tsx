import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import type { IdentityMoment } from '#contract/hiring/application-rules.ts'
import { ApplicationDialog } from '#web/site/applications/ApplicationDialog.tsx'
import { markShown } from '#web/site/applications/sent-applications.ts'
import { renderAt } from './render.tsx'

const job = { id: '1', title: 'Job Coach', location: 'Smyrna, TN' }

export const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
export const field = (name: RegExp) => screen.getByLabelText(name)
export const submitButton = () => screen.getByRole('button', { name: /^Submit/ })

export function showApplication(applied = job, identityDocuments?: IdentityMoment) {
  const onClose = vi.fn()
  // What was sent takes the focus once, and must not do so in another file.
  onTestFinished(() => markShown(applied.title))
  const { unmount } = renderAt(
    '/',
    <ApplicationDialog
      job={applied}
      {...(identityDocuments && { identityDocuments })}
      onClose={onClose}
    />,
  )
  return { user: userEvent.setup({ applyAccept: false }), onClose, unmount }
}

export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/^First Name/), 'Tasha')
  await user.type(field(/^Last Name/), 'Greene')
  await user.type(field(/^Email/), 'tasha@example.org')
  await user.type(field(/^Phone/), '(615) 555-0177')
  await user.upload(field(/^Resume \(/), file('resume.pdf'))
  await user.upload(field(/^Identification documents \(/), file('passport.jpg'))
  await user.click(screen.getByRole('checkbox'))
}
