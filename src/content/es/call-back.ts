import type * as english from '../call-back.ts'

export const callBackWords: typeof english.callBackWords = {
  '': '',
  '1': ' en un día hábil',
  '2': ' en dos días hábiles',
  '3': ' en tres días hábiles',
  '5': ' en cinco días hábiles',
}
