import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readAloud } from './read-aloud.ts'

const page = `<main><h1 data-say>Your rights</h1>
<div data-reader="en-US" hidden>
  <button data-read data-labels="Read to me|Stop|Go on">Read to me</button>
  <button data-slower>Slower</button><button data-faster>Faster</button>
</div>
<p data-say>You have rights.</p><p>not said</p><p data-say>You can say no.</p></main>`

type Said = {
  text: string
  rate: number
  lang: string
  voice: object
  onend: () => void
  onerror: () => void
}

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

describe('a page in Spanish', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main lang="es"><h1 data-say>Sus derechos</h1>
<div data-reader="es-US" hidden>
  <button data-read data-labels="Léame la página|Parar|Seguir">Léame la página</button>
  <button data-slower>Más lento</button><button data-faster>Más rápido</button>
</div>
<div lang="en"><p data-say>You have rights.</p><p lang="es" data-say>Nadie puede quitarlos.</p></div></main>`
  })
  const spanish = { localService: true, lang: 'es_MX' }
  const ofService = { localService: false, lang: 'es-US' }
  const english = { localService: true, lang: 'en-GB' }

  test('has no button while the only Spanish voice is one of a service', () => {
    const { changeVoices } = begin([english, ofService])
    expect(screen.queryByRole('button')).toBeNull()
    changeVoices([english, ofService, spanish])
    expect(screen.getByRole('button', { name: 'Léame la página' })).toBeVisible()
  })

  test.each([
    ['an English voice of the device', [english, spanish], english],
    ['the Spanish voice where there is no other', [ofService, spanish], spanish],
  ])('has its English sentences read by %s', async (_, voices, forEnglish) => {
    const { said, last } = begin([...voices])
    await press('Léame la página')
    while (marked()) last().onend()
    expect(said.map(({ text, voice, lang }) => [text, voice, lang])).toEqual([
      ['Sus derechos', spanish, spanish.lang],
      ['You have rights.', forEnglish, forEnglish.lang],
      ['Nadie puede quitarlos.', spanish, spanish.lang],
    ])
  })
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
