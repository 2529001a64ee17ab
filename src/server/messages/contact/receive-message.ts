import { isUrgent } from '#contract/messages/easy-message.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createMessage, type NewMessage } from './contact.queries.ts'

/** Stores a message with the mail that announces it. */
export async function receiveMessage({ db, now, mail }: Context, message: NewMessage) {
  const { email, language } = message
  const urgent = isUrgent(message.easyForm ?? '')
  await transact(db, async (db) => {
    const id = await createMessage(db, message, now())
    await mail?.announce(db, { kind: 'message', id, email, language, urgent })
  })
  void mail?.wake()
}
