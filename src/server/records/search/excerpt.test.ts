import { expect, test } from 'vitest'
import { makeExcerpt } from './finder.ts'

const story = `${'We looked for a long time. '.repeat(3)}Then we found a home\n\nnear the park. ${'It is good there. '.repeat(8)}`

test.each([
  ['a short text is shown whole, on one line', 'Two\nlines', 'two', 'Two lines'],
  ['a text of a hundred characters is whole', 'x'.repeat(100), 'x', 'x'.repeat(100)],
  [
    'a long text begins before the word',
    story,
    'park',
    '… Then we found a home near the park. It is good there. It is good there. It is good there. It is good…',
  ],
  [
    'a word that is not in the text shows its beginning',
    story,
    'carol',
    'We looked for a long time. We looked for a long time. We looked for a long time. Then we found a hom…',
  ],
])('%s', (_, text, search, excerpt) => {
  expect(makeExcerpt(text, search)).toBe(excerpt)
})
