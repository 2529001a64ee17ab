import { findMessage } from './messages.ts'

/** What the contract and the server say about an application, in the language of the page. */
export const applicationMessage = (message: string): string => findMessage(message) ?? message
