import { endedTooEarly, HttpError, unavailable } from '../errors.ts'
import { seconds } from '../time.ts'

const megabyte = 1024 * 1024

/** The most that one reading can bring, because Node buffers no more for a connection. */
export const readSize = 128 * 1024

/** When others wait, a slower holder of memory gives it up. A phone with a weak signal sends as much. */
const slow = 64 * 1024

/** How often such holders are looked for while forms wait. */
const lookAgainAfter = 0.5 * seconds

/** Without any progress in this time, forms do not pass. */
const stuckAfter = 15 * seconds

/** Forms in the order in which they began, and how many bytes they have reserved together. */
type Group = { forms: Set<Form>; reserved: number }
type Form = {
  group: Group
  reserved: number
  /** How many bytes its client sends in a second. */
  rate: () => number
  /** Refuses the form while it waits for its client or for memory; undefined while its file is handled. */
  refuse: ((error: HttpError) => void) | undefined
}
type Wait = { form: Form; amount: number; grant: () => void }

export type FormMemory = ReturnType<typeof createFormMemory>

/**
 * Limits how many bytes of all forms are in memory before they are sealed, besides what one reading brings. A form
 * that gets no more waits, and its connection is paused. Addresses with fewer forms go first. The oldest form always
 * goes on, and the oldest of each address while the total allows it, so that forms cannot wait for each other forever.
 *
 * While a form waits because of the total, forms that hold memory are refused: the slowest first, and then, for the
 * only form of an address, those of addresses with several.
 */
export function createFormMemory({
  total = 48 * megabyte,
  /** Half, so that one address cannot take everything. */
  perAddress = 24 * megabyte,
  /** For addresses with several forms, so that one with a single form finds some left. */
  crowded = 32 * megabyte,
} = {}) {
  const all: Group = { forms: new Set(), reserved: 0 }
  const byAddress = new Map<string, Group>()
  const waits = new Set<Wait>()
  let lookAgain: NodeJS.Timeout | undefined
  let progressAt = 0

  return {
    get reserved() {
      return all.reserved
    },

    /** How many are being received. */
    get forms() {
      return all.forms.size
    },

    /** Why forms do not pass now. */
    problem: (): string | undefined =>
      waits.size > 0 && performance.now() - progressAt > stuckAfter
        ? 'Forms wait for memory, and none gets any.'
        : undefined,

    /** Begins a form, which must be closed in the end. */
    open(address: string, rate: () => number) {
      const group = byAddress.get(address) ?? { forms: new Set(), reserved: 0 }
      byAddress.set(address, group)
      const form: Form = { group, reserved: 0, rate, refuse: undefined }
      all.forms.add(form)
      group.forms.add(form)

      return {
        /** Waits until the form may keep this many bytes in memory, or until its client is gone. */
        async reserve(amount: number, gone: AbortSignal) {
          if (!mayReserve(form, amount)) makeRoom(form, amount)
          if (mayReserve(form, amount)) setReserved(form, amount)
          else await waitForTurn(form, amount, gone)
        },

        /** Waits for what its client sends, unless others need the memory meanwhile. */
        async receive<T>(coming: Promise<T>): Promise<T> {
          const { promise: refused, reject } = Promise.withResolvers<never>()
          form.refuse = reject
          try {
            return await Promise.race([coming, refused])
          } finally {
            form.refuse = undefined
          }
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
    if (amount <= readSize || isOldest(form, all)) return true
    const fitsAddress =
      form.group.reserved + growth(form, amount) <= perAddress || isOldest(form, form.group)
    return fitsAddress && fitsTotal(form, amount)
  }

  function fitsTotal(form: Form, amount: number) {
    const limit = sizeOf(form) > 1 ? crowded : total
    return all.reserved + growth(form, amount) <= limit
  }

  function setReserved(form: Form, amount: number) {
    const more = growth(form, amount)
    all.reserved += more
    form.group.reserved += more
    form.reserved = amount
  }

  function makeRoom(form: Form, amount: number) {
    while (!fitsTotal(form, amount)) {
      const holder = findSlow(form) ?? findCrowded(form)
      if (!holder) return
      setReserved(holder.form, 0)
      holder.form.refuse?.(holder.error)
      holder.form.refuse = undefined
      for (const wait of waits) if (wait.form === holder.form) stopWaiting(wait)
    }
  }

  /** The other forms that hold memory and can be refused. */
  function holders(form: Form) {
    return [...all.forms].filter(
      (each) => each !== form && each.refuse !== undefined && each.reserved > readSize,
    )
  }

  function findSlow(form: Form) {
    const rates = holders(form).map((each) => ({ form: each, rate: each.rate() }))
    const slowest = largest(rates, ({ rate }) => -rate)
    return slowest && slowest.rate < slow ? { form: slowest.form, error: tooSlow() } : undefined
  }

  /** Only for an address with one form: those with several would refuse each other until few are left. */
  function findCrowded(form: Form) {
    if (sizeOf(form) > 1) return undefined
    const most = largest(holders(form), (each) => sizeOf(each) * megabyte + each.reserved / total)
    return most && sizeOf(most) > 1 ? { form: most, error: unavailable() } : undefined
  }

  async function waitForTurn(form: Form, amount: number, gone: AbortSignal) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const wait = { form, amount, grant: resolve }
    const giveUp = () => reject(endedTooEarly())
    if (gone.aborted) giveUp()
    gone.addEventListener('abort', giveUp)
    form.refuse = reject
    if (waits.size === 0) progressAt = performance.now()
    waits.add(wait)
    lookAgain ??= setInterval(helpWaiting, lookAgainAfter).unref()
    try {
      await promise
    } finally {
      form.refuse = undefined
      stopWaiting(wait)
      gone.removeEventListener('abort', giveUp)
    }
  }

  function stopWaiting(wait: Wait) {
    waits.delete(wait)
    if (waits.size > 0) return
    clearInterval(lookAgain)
    lookAgain = undefined
  }

  function inOrder(some: Iterable<Wait>) {
    return [...some].sort((one, other) => sizeOf(one.form) - sizeOf(other.form))
  }

  function grantWaiting() {
    const possible = [...waits].filter(({ form, amount }) => mayReserve(form, amount))
    for (const wait of inOrder(possible)) grant(wait)
  }

  function grant(wait: Wait) {
    if (!waits.has(wait) || !mayReserve(wait.form, wait.amount)) return
    stopWaiting(wait)
    setReserved(wait.form, wait.amount)
    progressAt = performance.now()
    wait.grant()
  }

  /** Holders of memory may have become slow. Whoever comes later in the order has no more rights. */
  function helpWaiting() {
    for (const wait of inOrder(waits)) {
      if (waits.has(wait)) makeRoom(wait.form, wait.amount)
      grant(wait)
      if (waits.has(wait)) break
    }
  }
}

/** How many forms its address sends. */
const sizeOf = ({ group }: Form) => group.forms.size

function largest<T>(some: T[], toNumber: (each: T) => number): T | undefined {
  let found: { each: T; number: number } | undefined
  for (const each of some) {
    const number = toNumber(each)
    if (!found || number > found.number) found = { each, number }
  }
  return found?.each
}

/** How much more counts: a connection that has sent one reading holds it in any case. */
const growth = ({ reserved }: Form, amount: number) =>
  Math.max(0, amount - readSize) - Math.max(0, reserved - readSize)

function isOldest(form: Form, { forms }: Group) {
  const [oldest] = forms
  return form === oldest
}

export const tooSlow = () =>
  new HttpError(408, 'too_slow', 'Your connection was too slow to send this. Please try again.')
