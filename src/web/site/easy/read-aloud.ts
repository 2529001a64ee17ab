const speedKey = 'easy-read-speed'
const speeds = [0.5, 0.75, 1, 1.25, 1.5]
const usual = 1

/**
 * Reads the page aloud, sentence by sentence, with a voice of the device itself: a voice of a service would send the
 * words to it. The buttons are shown as soon as there is such a voice.
 */
export function readAloud(reader: HTMLElement, speech: SpeechSynthesis) {
  const find = (name: string) => reader.querySelector<HTMLButtonElement>(`[data-${name}]`)
  const [button, slower, faster] = [find('read'), find('slower'), find('faster')]
  if (!button || !slower || !faster) return
  const [read = '', stop = '', goOn = ''] = button.dataset.labels?.split('|') ?? []
  let sentences = findSentences()
  let speed = loadSpeed()
  let next = 0
  let speaking: SpeechSynthesisUtterance | undefined

  const pageLanguage = reader.dataset.reader ?? ''

  const findVoice = (language: string) => {
    const voices = speech.getVoices().filter(({ localService }) => localService)
    return (
      voices.find(({ lang }) => lang.replace('_', '-') === language) ??
      voices.find(({ lang }) => shorten(lang) === shorten(language))
    )
  }
  /** Words in another language are better said by a voice of the page than left out: they can be about danger. */
  const findVoiceFor = (sentence: HTMLElement) => {
    const language = sentence.closest<HTMLElement>('[lang]')?.lang ?? pageLanguage
    const other = shorten(language) !== shorten(pageLanguage) && findVoice(language)
    return other || findVoice(pageLanguage)
  }
  const show = () => {
    reader.hidden = !findVoice(pageLanguage)
  }
  const update = () => {
    button.textContent = speaking ? stop : next > 0 ? goOn : read
    slower.disabled = speed === speeds[0]
    faster.disabled = speed === speeds.at(-1)
  }
  const mark = (sentence: HTMLElement | undefined) => {
    for (const each of sentences) each.toggleAttribute('data-spoken', each === sentence)
    sentence?.scrollIntoView({ block: 'nearest' })
  }

  const begin = () => {
    if (next === 0) sentences = findSentences()
    speakNext()
  }
  const speakNext = () => {
    const sentence = sentences[next]
    const voice = sentence && findVoiceFor(sentence)
    if (!sentence || !voice) {
      next = 0
      return silence()
    }
    const words = new SpeechSynthesisUtterance(sentence.textContent ?? '')
    words.voice = voice
    words.lang = voice.lang
    words.rate = speed
    words.onend = () => {
      // A sentence that was stopped ends too.
      if (speaking !== words) return
      next += 1
      speakNext()
    }
    words.onerror = () => {
      if (speaking === words) silence()
    }
    speaking = words
    mark(sentence)
    speech.speak(words)
    update()
  }
  const silence = () => {
    speaking = undefined
    speech.cancel()
    mark(undefined)
    update()
  }
  const change = (step: number) => {
    speed = speeds[speeds.indexOf(speed) + step] ?? speed
    saveSpeed(speed)
    if (!speaking) return update()
    silence()
    speakNext()
  }

  button.addEventListener('click', () => (speaking ? silence() : begin()))
  slower.addEventListener('click', () => change(-1))
  faster.addEventListener('click', () => change(1))
  // Another question of a form is shown.
  addEventListener('hashchange', () => {
    next = 0
    silence()
  })
  // A voice goes on while the next page loads.
  addEventListener('pagehide', silence)
  speech.addEventListener('voiceschanged', show)
  show()
  update()
}

/** es-US and es_MX are es. */
const shorten = (language: string) => language.split(/[-_]/)[0]

const findSentences = () =>
  [...document.querySelectorAll<HTMLElement>('[data-say]')].filter(
    (sentence) => sentence.checkVisibility?.() ?? true,
  )

function loadSpeed() {
  try {
    const stored = Number(localStorage.getItem(speedKey))
    return speeds.includes(stored) ? stored : usual
  } catch {
    return usual
  }
}

function saveSpeed(speed: number) {
  try {
    localStorage.setItem(speedKey, String(speed))
  } catch {
    // It lasts for this page only.
  }
}
