/** The words of the chat window. */
export const chatTexts = {
  title: '{provider} Assistant',
  greeting:
    'Hello! I’m an automatic helper. I can answer common questions about our services, TennCare, jobs and how to reach us.',
  online: 'Online',
  close: 'Close chat',
  conversation: 'Conversation',
  assistant: 'Assistant:',
  you: 'You:',
  typing: 'The assistant is typing',
  common: 'Common questions',
  next: 'You could ask next',
  question: 'Your question',
  placeholder: 'Type your question',
  send: 'Send',
  note: 'Please leave out health details.',
}
