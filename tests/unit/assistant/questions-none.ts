import { lines } from './lines.ts'

/** Questions about nothing that we know. */
export const unanswerable = lines(`
  whats the capital of france
  who won the game last night
  can you write me a poem
  what is 2+2
  how tall is the empire state building
  do you sell insurance
  best pizza in town
  how do i fix my car
  buy bitcoin
`)
