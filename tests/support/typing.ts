import { userEvent } from '@testing-library/user-event'

/**
 * Text without special keys is entered at once, because a whole screen is rendered after every key, which took a
 * sixth of the time of tests that fill in forms. Browser tests press each key.
 */
const { type } = userEvent
const typeAtOnce: typeof type = async (element, text, options) => {
  if (options || /[{[]/.test(text)) return type(element, text, options)
  await userEvent.click(element)
  await userEvent.paste(text)
}
Object.assign(userEvent, { type: typeAtOnce })
