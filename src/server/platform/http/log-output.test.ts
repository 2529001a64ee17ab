import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectLines } from './log-output.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function collected() {
  const written: string[] = []
  const ended: string[][] = []
  const program = new EventEmitter()
  const output = collectLines(
    { write: (text) => written.push(text), flushSync: () => ended.push([...written]) },
    program,
  )
  return { output, written, ended, program }
}

test('lines are written together, in their order, a fifth of a second after the first', () => {
  const { output, written } = collected()
  output.write('one\n')
  vi.advanceTimersByTime(199)
  output.write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['one\ntwo\n'])
  output.write('three\n')
  vi.advanceTimersByTime(200)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('many lines are written before that, and only once', () => {
  const { output, written } = collected()
  const line = `${'x'.repeat(1023)}\n`
  for (let n = 0; n < 8; n++) output.write(line)
  expect(written).toEqual([line.repeat(8)])
  vi.advanceTimersByTime(1000)
  expect(written).toHaveLength(1)
})

test('lines that still wait are written when the process ends', () => {
  const { output, ended, program } = collected()
  output.write('last\n')
  program.emit('exit')
  expect(ended).toEqual([['last\n']])
})
