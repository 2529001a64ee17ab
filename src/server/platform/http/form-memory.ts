import { endedTooEarly } from '../errors.ts'

const megabyte = 1024 * 1024

/** The most that one reading can bring, because Node buffers no more for a connection. */
export const readSize = 128 * 1024

/** Forms in the order in which they began, and how many bytes they have reserved together. */
type Group = { forms: Set<Form>; reserved: number }
type Form = { group: Group; reserved: number }
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
  const all: Group = { forms: new Set(), reserved: 0 }
  const byAddress = new Map<string, Group>()
  const waits = new Set<Wait>()

  return {
    get reserved() {
      return all.reserved
    },

    /** How many are being received. */
    get forms() {
      return all.forms.size
    },

    /** Begins a form, which must be closed in the end. */
    open(address: string) {
      const group = byAddress.get(address) ?? { forms: new Set(), reserved: 0 }
      byAddress.set(address, group)
      const form: Form = { group, reserved: 0 }
      all.forms.add(form)
      group.forms.add(form)

      return {
        /** Waits until the form may keep this many bytes in memory, or until its client is gone. */
        async reserve(amount: number, gone: AbortSignal) {
          if (!mayReserve(form, amount)) await waitForTurn(form, amount, gone)
          else setReserved(form, amount)
        },

        /** Says how many bytes the form really needs, which may be less than it reserved. */
        keep(amount: number) {
          setReserved(form, amount)
          grantWaiting()
        },

        close() {
          setReserved(form, 0)
          all.forms.delete(form)
          group.forms.delete(form)
          if (group.forms.size === 0) byAddress.delete(address)
          grantWaiting()
        },
      }
    },
  }

  function mayReserve(form: Form, amount: number) {
    const more = amount - form.reserved
    const fits = all.reserved + more <= total
    const fitsAddress = form.group.reserved + more <= perAddress || isOldest(form, form.group)
    return amount <= readSize || isOldest(form, all) || (fits && fitsAddress)
  }

  function setReserved(form: Form, amount: number) {
    all.reserved += amount - form.reserved
    form.group.reserved += amount - form.reserved
    form.reserved = amount
  }

  async function waitForTurn(form: Form, amount: number, gone: AbortSignal) {
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
      if (!mayReserve(wait.form, wait.amount)) continue
      waits.delete(wait)
      setReserved(wait.form, wait.amount)
      wait.grant()
    }
  }
}

function isOldest(form: Form, { forms }: Group) {
  const [oldest] = forms
  return form === oldest
}
