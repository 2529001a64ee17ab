import { setImmediate } from 'node:timers/promises'
import { configure, getConfig } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as React from 'react'

/**
 * No style sheet is loaded in component tests, so what is computed for an element depends on its kind alone, unless it
 * or something around it has a style attribute. The simulated browser would compute all properties anew for each
 * element whenever a test looks for a role or a table for what can be seen, which took a third of the time.
 */
const compute = window.getComputedStyle.bind(window)
const known = new Map<string, string>()

window.getComputedStyle = (element, pseudo) => {
  if (hasOwnStyle(element)) return compute(element, pseudo)
  const kind = [
    element.tagName,
    pseudo,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join(' ')
  const read = (name: string) => {
    const key = `${kind} ${name}`
    const value = known.get(key) ?? compute(element, pseudo).getPropertyValue(name)
    known.set(key, value)
    return value
  }
  // Not around the computed style itself, which would be asked for each property once more.
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return read
      if (typeof name === 'symbol') return undefined
      return read(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    },
  })
}

function hasOwnStyle(element: Element | null): boolean {
  return element !== null && (element.hasAttribute('style') || hasOwnStyle(element.parentElement))
}

// For the labels of one control it searches the whole page, and who looks for a label asks every control.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return Array.from(this.ownerDocument.querySelectorAll('label')).filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.contains(this),
      )
    },
  })
}

type Internals = { recentlyCreatedOwnerStacks: number }
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals>

// React keeps the stack of each element that it creates until it has kept 10,000 in a second. That took a tenth of the
// time, and its warnings name the component without it.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean }

/**
 * React runs the effects of a render in the next task at the latest, and on a busy machine a test could find what was
 * rendered before that. So each search waits for it. In a file of its own, because `components.ts` runs for each test file.
 */
const { asyncWrapper, getElementError } = getConfig()
configure({
  // Each failed attempt of a repeated search would draw the whole page, but only the error of the last is shown.
  getElementError: (message, container) =>
    (getConfig() as Config)._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  // On a busy machine the default of one second is not enough.
  asyncUtilTimeout: 30_000,
  asyncWrapper: (search) =>
    asyncWrapper(async () => {
      const found = await search()
      await setImmediate()
      return found
    }),
})

/**
 * Text without special keys is entered at once, because a whole screen is rendered after every key, which took a
 * sixth of the time of tests that fill in forms. Browser tests press each key.
 */
const typeAtOnce =
  ({ type, click, paste }: Pick<typeof userEvent, 'type' | 'click' | 'paste'>): typeof type =>
  async (element, text, options) => {
    if (options || /[{[]/.test(text)) return type(element, text, options)
    await click(element)
    await paste(text)
  }
const { setup } = userEvent
Object.assign(userEvent, {
  type: typeAtOnce({ ...userEvent }),
  setup: (options?: Parameters<typeof setup>[0]) => {
    const user = setup(options)
    return Object.assign(user, { type: typeAtOnce({ ...user }) })
  },
})
