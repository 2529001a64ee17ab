import { endedTooEarly } from '../errors.ts'

const megabyte = 1024 * 1024

/** The most that one reading can bring, because Node buffers no more for a connection. */
export const readSize = 128 * 1024

/** Forms in the order in which they began, and how many bytes they hold together. */
type Group = { forms: Set<Form>; held: number }
type Form = { group: Group; held: number }
type Wait = { form: Form; amount: number; grant: () => void }

export type FormMemory = ReturnType<typeof createFormMemory>

/**
 * Limits how many bytes of all forms are in memory before they are sealed. A form that gets no more
 * waits, and its connection is paused. The oldest form always goes on, and the oldest of each address
 * while the total allows it, so that forms cannot wait for each other forever.
 */
export function createFormMemory({
  total = 48 * megabyte,
  /** Half, so that one address cannot take everything. */
  perAddress = 24 * megabyte,
} = {}) {
  const all: Group = { forms: new Set(), held: 0 }
  const byAddress = new Map<string, Group>()
  const waits = new Set<Wait>()

  return {
    get held() {
      return all.held
    },

    /** How many are being received. */
    get forms() {
      return all.forms.size
    },

    /** Begins a form, which must be closed in the end. */
    open(address: string) {
      const group = byAddress.get(address) ?? { forms: new Set(), held: 0 }
      byAddress.set(address, group)
      const form: Form = { group, held: 0 }
      all.forms.add(form)
      group.forms.add(form)

      return {
        /** Waits until the form may hold this many bytes, or until its client is gone. */
        async hold(amount: number, gone: AbortSignal) {
          if (!mayHold(form, amount)) await turnOf(form, amount, gone)
          else setHeld(form, amount)
        },

        /** Says how many bytes the form really holds, which may be less than it asked for. */
        keep(amount: number) {
          setHeld(form, amount)
          grantWaiting()
        },

        close() {
          setHeld(form, 0)
          all.forms.delete(form)
          group.forms.delete(form)
          if (group.forms.size === 0) byAddress.delete(address)
          grantWaiting()
        },
      }
    },
  }

  function mayHold(form: Form, amount: number) {
    const more = amount - form.held
    const fits = all.held + more <= total
    const fitsAddress = form.group.held + more <= perAddress || isOldest(form, form.group)
    return amount <= readSize || isOldest(form, all) || (fits && fitsAddress)
  }

  function setHeld(form: Form, amount: number) {
    all.held += amount - form.held
    form.group.held += amount - form.held
    form.held = amount
  }

  async function turnOf(form: Form, amount: number, gone: AbortSignal) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const wait = { form, amount, grant: resolve }
    const giveUp = () => reject(endedTooEarly())
    if (gone.aborted) giveUp()
    gone.addEventListener('abort', giveUp)
    waits.add(wait)
    try {
      await promise
    } finally {
      waits.delete(wait)
      gone.removeEventListener('abort', giveUp)
    }
  }

  function grantWaiting() {
    for (const wait of waits) {
      if (!mayHold(wait.form, wait.amount)) continue
      waits.delete(wait)
      setHeld(wait.form, wait.amount)
      wait.grant()
    }
  }
}

function isOldest(form: Form, { forms }: Group) {
  const [oldest] = forms
  return form === oldest
}
