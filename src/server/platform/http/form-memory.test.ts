import { expect, test, vi } from 'vitest'
import { createFormMemory, readSize } from './form-memory.ts'

const fast = () => Number.POSITIVE_INFINITY
const here = new AbortController().signal
const unit = readSize
/** So many readings besides the one that does not count. */
const bytes = (readings: number) => (readings + 1) * unit
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Memory for ten readings in all, nine of crowded addresses and four from one address. */
const small = () => createFormMemory({ total: 10 * unit, perAddress: 4 * unit, crowded: 9 * unit })

type Form = ReturnType<ReturnType<typeof small>['open']>

/** Whether a form got what it asked for, so far. */
function ask(form: Form, amount: number, gone = here) {
  const state = { granted: false, error: undefined as unknown }
  form.reserve(bytes(amount), gone).then(
    () => {
      state.granted = true
    },
    (error) => {
      state.error = error
    },
  )
  return state
}

test('a form waits when all memory is reserved, and goes on when enough was given back', async () => {
  const memory = small()
  const forms = ['a', 'b', 'c', 'd'].map((address) => memory.open(address, fast))
  const [first, second, third, fourth] = forms as [Form, Form, Form, Form]
  await first.reserve(bytes(4), here)
  await second.reserve(bytes(4), here)
  await third.reserve(bytes(2), here)
  const waiting = ask(fourth, 2)
  await settled()
  expect(waiting.granted).toBe(false)
  second.keep(bytes(3))
  await settled()
  expect(waiting.granted).toBe(false)
  second.keep(bytes(2))
  await settled()
  expect(waiting.granted).toBe(true)
  expect(memory.reserved).toBe(10 * unit)
  for (const form of forms) form.close()
  expect(memory.reserved).toBe(0)
})

test('one address gets no more than its share, and others still get theirs', async () => {
  const memory = small()
  const [first, second, other] = ['a', 'a', 'b'].map((each) => memory.open(each, fast)) as [
    Form,
    Form,
    Form,
  ]
  await first.reserve(bytes(3), here)
  const waiting = ask(second, 2)
  const notWaiting = ask(other, 4)
  await settled()
  expect([waiting.granted, notWaiting.granted]).toEqual([false, true])
  first.close()
  await settled()
  expect(waiting.granted).toBe(true)
})

test('the oldest form always goes on, and after it the next one', async () => {
  const memory = small()
  const forms = ['a', 'b', 'c', 'd'].map((address) => memory.open(address, fast)) as Form[]
  for (const form of forms) await form.reserve(bytes(2.5), here)
  const waiting = forms.map((form) => ask(form, 3.5))
  const granted = () => waiting.map((each) => each.granted)
  await settled()
  expect(granted()).toEqual([true, false, false, false])
  forms[0]?.close()
  await settled()
  expect(granted()).toEqual([true, true, true, false])
})

test('the oldest form of an address goes on even when the others have reserved its share', async () => {
  const memory = small()
  const [, first, second] = ['b', 'a', 'a'].map((each) => memory.open(each, fast)) as [
    Form,
    Form,
    Form,
  ]
  await first.reserve(bytes(2), here)
  await second.reserve(bytes(2), here)
  const [older, younger] = [ask(first, 3), ask(second, 3)]
  await settled()
  expect([older.granted, younger.granted]).toEqual([true, false])
})

test('a form that has reserved nothing may always read once', async () => {
  const memory = small()
  const [first, second] = ['a', 'b'].map((each) => memory.open(each, fast)) as [Form, Form]
  await first.reserve(bytes(20), here)
  expect(memory.reserved).toBe(20 * unit)
  const [once, twice] = [ask(second, 0), ask(memory.open('c', fast), 1)]
  await settled()
  expect([once.granted, twice.granted]).toEqual([true, false])
})

test('a form whose client goes away while it waits stops waiting', async () => {
  const memory = small()
  const [first, second] = ['a', 'b'].map((each) => memory.open(each, fast)) as [Form, Form]
  await first.reserve(bytes(10), here)
  const gone = new AbortController()
  const waiting = ask(second, 2, gone.signal)
  await settled()
  expect(waiting.error).toBeUndefined()
  gone.abort()
  await settled()
  expect(waiting.error).toMatchObject({ status: 400, message: 'The request ended too early.' })
  expect(ask(second, 2, gone.signal).granted).toBe(false)
  first.close()
  second.close()
  await settled()
  expect(memory.reserved).toBe(0)
})

/** A form that holds memory and waits for its client, and why it was refused. */
function hold(memory: ReturnType<typeof small>, address: string, amount: number, rate = fast) {
  const form = memory.open(address, rate)
  const state = { form, error: undefined as unknown }
  const begin = async () => {
    await form.reserve(bytes(amount), here)
    form.receive(new Promise(() => {})).catch((error) => {
      state.error = error
      form.close()
    })
    return state
  }
  return begin()
}
const kilobytes = (amount: number) => () => amount * 1024
const refused = (holders: { error: unknown }[]) =>
  holders.map(({ error }) => (error as { status: number } | undefined)?.status)

test('when others wait, the slowest holder of memory is refused, and no fast one', async () => {
  const memory = small()
  const holders = [
    await hold(memory, 'oldest', 2, kilobytes(100)),
    await hold(memory, 'a', 4, kilobytes(20)),
    await hold(memory, 'b', 4, kilobytes(5)),
  ]
  expect(ask(memory.open('c', fast), 3)).toBeDefined()
  await settled()
  expect(refused(holders)).toEqual([undefined, undefined, 408])
  const [next, last] = [ask(memory.open('d', fast), 4), ask(memory.open('e', fast), 4)]
  await settled()
  expect(refused(holders)).toEqual([undefined, 408, 408])
  expect([next.granted, last.granted]).toEqual([true, false])
  expect(memory.reserved).toBeLessThanOrEqual(10 * unit)
})

test('a holder that becomes slow while another waits is refused', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const memory = small()
  let rate = 1024 * 1024
  const holder = await hold(memory, 'a', 4, () => rate)
  for (const address of ['b', 'c']) await hold(memory, address, 3)
  const waiting = ask(memory.open('d', fast), 2)
  vi.advanceTimersByTime(15_000)
  expect(memory.problem()).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect([waiting.granted, holder.error]).toEqual([false, undefined])
  expect(memory.problem()).toBe('Forms wait for memory, and none gets any.')
  rate = 1024
  vi.advanceTimersByTime(500)
  await settled()
  expect(waiting.granted).toBe(true)
  expect(refused([holder])).toEqual([408])
  expect(memory.problem()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('an address with fewer forms goes first, and takes the memory of those with more', async () => {
  const memory = small()
  const first = await hold(memory, 'oldest', 3)
  const crowd = [await hold(memory, 'a', 1), await hold(memory, 'a', 1), await hold(memory, 'b', 4)]
  memory.open('b', fast)
  memory.open('b', fast)
  const impatient = ask(memory.open('a', fast), 2)
  expect(refused(crowd)).toEqual([undefined, undefined, undefined])
  const single = ask(memory.open('c', fast), 2)
  await settled()
  expect(single.granted).toBe(true)
  expect(refused([first, ...crowd])).toEqual([undefined, undefined, undefined, 503])
  expect(impatient.granted).toBe(true)
})

test('a form whose file is being handled is not refused, however slow its client was', async () => {
  const memory = small()
  await hold(memory, 'oldest', 4)
  const handled = memory.open('a', kilobytes(1))
  await handled.reserve(bytes(4), here)
  const waiting = ask(memory.open('b', fast), 3)
  await settled()
  expect(waiting.granted).toBe(false)
  handled.close()
  await settled()
  expect(waiting.granted).toBe(true)
})

test('a waiting form can be refused too', async () => {
  const memory = small()
  await hold(memory, 'oldest', 7)
  const [paused] = ['a', 'a'].map((address) => memory.open(address, fast)) as [Form]
  await paused.reserve(bytes(2), here)
  const more = ask(paused, 3)
  const single = ask(memory.open('b', fast), 2)
  await settled()
  expect([more.error, single.granted]).toEqual([expect.objectContaining({ status: 503 }), true])
})

test('addresses with several forms leave some memory to others', async () => {
  const memory = small()
  await hold(memory, 'oldest', 6)
  const crowd = ['a', 'a'].map((address) => memory.open(address, fast))
  const asked = crowd.map((form) => ask(form, 2))
  const single = ask(memory.open('b', fast), 2)
  await settled()
  expect([...asked, single].map(({ granted }) => granted)).toEqual([true, false, true])
})

test('the usual memory is 48 MB, half of it for one address', async () => {
  const megabyte = 1024 * 1024
  const memory = createFormMemory()
  const forms = ['z', 'a', 'a', 'b', 'c', 'c'].map((address) =>
    memory.open(address, fast),
  ) as Form[]
  const mega = (index: number, amount: number) =>
    ask(forms[index] as Form, (amount * megabyte) / unit)
  await forms[1]?.reserve(20 * megabyte + unit, here)
  const [within, beyond] = [mega(2, 4), mega(2, 4.1)]
  await settled()
  expect([within.granted, beyond.granted]).toEqual([true, false])
  const [last, tooMuch] = [mega(3, 24), mega(4, 1)]
  await settled()
  expect([last.granted, tooMuch.granted]).toEqual([true, false])
})
