import { expect, test } from 'vitest'
import { createFormMemory, readSize } from './form-memory.ts'

const here = new AbortController().signal
const unit = readSize
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Memory for ten readings in all and four from one address. */
const small = () => createFormMemory({ total: 10 * unit, perAddress: 4 * unit })

type Form = ReturnType<ReturnType<typeof small>['open']>

/** Whether a form got what it asked for, so far. */
function ask(form: Form, amount: number, gone = here) {
  const state = { granted: false, error: undefined as unknown }
  form.reserve(amount * unit, gone).then(
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
  const forms = ['a', 'b', 'c', 'd'].map((address) => memory.open(address))
  const [first, second, third, fourth] = forms as [Form, Form, Form, Form]
  await first.reserve(4 * unit, here)
  await second.reserve(4 * unit, here)
  await third.reserve(2 * unit, here)
  const waiting = ask(fourth, 2)
  await settled()
  expect(waiting.granted).toBe(false)
  second.keep(3 * unit)
  await settled()
  expect(waiting.granted).toBe(false)
  second.keep(2 * unit)
  await settled()
  expect(waiting.granted).toBe(true)
  expect(memory.reserved).toBe(10 * unit)
  for (const form of forms) form.close()
  expect(memory.reserved).toBe(0)
})

test('one address gets no more than its share, and others still get theirs', async () => {
  const memory = small()
  const [first, second, other] = ['a', 'a', 'b'].map((each) => memory.open(each)) as [
    Form,
    Form,
    Form,
  ]
  await first.reserve(3 * unit, here)
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
  const forms = ['a', 'b', 'c', 'd'].map((address) => memory.open(address)) as Form[]
  for (const form of forms) await form.reserve(2.5 * unit, here)
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
  const [, first, second] = ['b', 'a', 'a'].map((each) => memory.open(each)) as [Form, Form, Form]
  await first.reserve(2 * unit, here)
  await second.reserve(2 * unit, here)
  const [older, younger] = [ask(first, 3), ask(second, 3)]
  await settled()
  expect([older.granted, younger.granted]).toEqual([true, false])
})

test('a form that has reserved nothing may always read once', async () => {
  const memory = small()
  const [first, second] = ['a', 'b'].map((each) => memory.open(each)) as [Form, Form]
  await first.reserve(20 * unit, here)
  expect(memory.reserved).toBe(20 * unit)
  const [once, twice] = [ask(second, 1), ask(memory.open('c'), 2)]
  await settled()
  expect([once.granted, twice.granted]).toEqual([true, false])
})

test('a form whose client goes away while it waits stops waiting', async () => {
  const memory = small()
  const [first, second] = ['a', 'b'].map((each) => memory.open(each)) as [Form, Form]
  await first.reserve(10 * unit, here)
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

test('the usual memory is 48 MB, half of it for one address', async () => {
  const megabyte = 1024 * 1024
  const memory = createFormMemory()
  const forms = ['z', 'a', 'a', 'b', 'c'].map((address) => memory.open(address)) as Form[]
  const mega = (index: number, amount: number) =>
    ask(forms[index] as Form, (amount * megabyte) / unit)
  await forms[1]?.reserve(20 * megabyte, here)
  const [within, beyond] = [mega(2, 4), mega(2, 4.1)]
  await settled()
  expect([within.granted, beyond.granted]).toEqual([true, false])
  const [last, tooMuch] = [mega(3, 24), mega(4, 1)]
  await settled()
  expect([last.granted, tooMuch.granted]).toEqual([true, false])
})
