import { fireEvent } from '@testing-library/react'

/** Whether the browser would ask for confirmation if the tab were closed now. */
export const asksBeforeLeaving = () =>
  !fireEvent(window, new Event('beforeunload', { cancelable: true }))
