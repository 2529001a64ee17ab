type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key is pressed together with Ctrl, or Cmd on a Mac, and nothing else. */
export const isCommand = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, letter: string) =>
  key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey
