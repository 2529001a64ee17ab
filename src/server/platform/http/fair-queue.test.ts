import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A queue that is busy until `open` is called, and the names of the tasks in the order in which they ran. */
function busyQueue(capacity = 100) {
  const queue = createFairQueue(capacity)
  const ran: string[] = []
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const add = (sender: string, name: string, weight = 1) => {
    const result = queue(sender, weight, async () => {
      ran.push(name)
      return name
    })
    return result.catch((error: { status: number }) => error.status)
  }
  const first = queue('first', 1, () => promise)
  return { queue, add, ran, open, first }
}

test('one task runs at a time, and the next one also after a failure', async () => {
  const queue = createFairQueue(10)
  const failing = queue('a', 1, () => Promise.reject(new Error('no')))
  const next = queue('a', 1, async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await queue('a', 1, async () => 'later')).toBe('later')
})

test('senders take turns, however many tasks one of them has', async () => {
  const { add, ran, open } = busyQueue()
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('b', 'b2')]
  open()
  await Promise.all(all)
  expect(ran).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('a light task comes before heavy ones, which still get their turn', async () => {
  const { add, ran, open } = busyQueue()
  const all = [add('a', 'heavy', 20), add('b', 'heavy too', 20), add('c', 'light', 2)]
  for (let index = 0; index < 15; index += 1) all.push(add('d', `d${index}`, 2))
  open()
  await Promise.all(all)
  expect(ran[0]).toBe('light')
  expect(ran.indexOf('heavy')).toBeLessThan(ran.indexOf('d10'))
})

test('a light task that comes later passes many heavy ones of other senders', async () => {
  const { add, ran, open } = busyQueue(1000)
  const first = add('a', 'heavy', 50).then(() => add('b', 'light', 10))
  const others = ['c', 'd', 'e', 'f', 'g'].map((sender) => add(sender, 'heavy', 50))
  open()
  await Promise.all([first, ...others])
  expect(ran.indexOf('light')).toBeLessThan(5)
})

test('when too much waits, whoever is last in the line is refused', async () => {
  const { queue, add, ran, open } = busyQueue(3)
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name))
  expect(await flood[3]).toBe(503)
  expect(queue.refuses(1)).toBe(false)
  const honest = add('b', 'b1')
  expect(await flood[2]).toBe(503)
  const late = [add('c', 'c1'), add('d', 'd1')]
  expect(await late[1]).toBe(503)
  expect(queue.refuses(1)).toBe(true)
  open()
  expect(await honest).toBe('b1')
  await Promise.all([...flood, ...late])
  expect(ran).toEqual(['a1', 'b1', 'c1'])
  await settled()
  expect(queue.refuses(1)).toBe(false)
})
