import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAloud } from './read-aloud.ts'

const page = `<main><h1 data-say>Your rights</h1>
<div data-reader="en-US" hidden>
  <button data-read data-labels="Read to me|Stop|Go on">Read to me</button>
  <button data-slower>Slower</button><button data-faster>Faster</button>
</div>
<p data-say>You have rights.</p><p>not said</p><p data-say>You can say no.</p></main>`

type Said = { text: string; rate: number; onend: () => void; onerror: () => void }

const ofDevice = { localService: true, lang: 'en-US' }

/** A device with these voices, and what was said last. */
function begin(voices: object[]) {
  const said: Said[] = []
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (words: Said) => said.push(words),
    cancel: () => said.at(-1)?.onend(),
  })
  readAloud(
    document.querySelector<HTMLElement>('[data-reader]') as HTMLElement,
    speech as unknown as SpeechSynthesis,
  )
  const changeVoices = (others: object[]) => {
    voices.splice(0, voices.length, ...others)
    speech.dispatchEvent(new Event('voiceschanged'))
  }
  return { said, last: () => said.at(-1) as Said, changeVoices }
}

const marked = () => document.querySelector('[data-spoken]')?.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = page
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})

test.each([
  ['none', []],
  ['one of a service', [{ localService: false, lang: 'en-US' }]],
  ['one of another language', [{ localService: true, lang: 'de-DE' }]],
])('there is no button while the only voice is %s', (_, voices) => {
  const { changeVoices } = begin([...voices])
  expect(screen.queryByRole('button')).toBeNull()
  changeVoices([{ localService: true, lang: 'en-GB' }])
  expect(screen.getByRole('button', { name: 'Read to me' })).toBeVisible()
})

test('the page is read sentence by sentence, and the spoken one is marked', async () => {
  const { said, last } = begin([ofDevice])
  await press('Read to me')
  for (const text of ['Your rights', 'You have rights.', 'You can say no.']) {
    expect(last().text).toBe(text)
    expect(marked()).toBe(text)
    last().onend()
  }
  expect(said).toHaveLength(3)
  expect(marked()).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Read to me' })).toBeVisible()
})

test('it stops, and goes on with the same sentence', async () => {
  const { said, last } = begin([ofDevice])
  await press('Read to me')
  last().onend()
  await press('Stop')
  expect(said).toHaveLength(2)
  expect(marked()).toBeUndefined()
  await press('Go on')
  expect(last().text).toBe('You have rights.')
})

test('slower and faster begin the sentence again and are remembered', async () => {
  const { said, last } = begin([ofDevice])
  await press('Read to me')
  await press('Slower')
  expect(said.map(({ text, rate }) => [text, rate])).toEqual([
    ['Your rights', 1],
    ['Your rights', 0.75],
  ])
  await press('Slower')
  expect(screen.getByRole('button', { name: 'Slower' })).toBeDisabled()
  await press('Stop')
  await press('Faster')
  expect(said).toHaveLength(3)

  document.body.innerHTML = page
  const again = begin([ofDevice])
  await press('Read to me')
  expect(again.last().rate).toBe(0.75)
  expect(last().rate).toBe(0.5)
})

test('a voice that fails leaves a button to go on', async () => {
  const { last } = begin([ofDevice])
  await press('Read to me')
  last().onend()
  last().onerror()
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
})
