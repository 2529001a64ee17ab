import type { TemplateForm } from '#contract/templates.ts'

/** The templates that a new installation begins with. Staff change them in the office. */
export const firstTemplates: TemplateForm[] = [
  {
    kind: 'message',
    name: 'Thank you, we will call',
    subject: 'Thank you for your message',
    text: `Hello {name},

Thank you for writing to {provider}. We have read your message.

Someone from our office will call you within two working days. Would you like to talk sooner? Call us at {phone}.

Please keep health details out of emails. We will ask about those by phone or in person.

{sender}
{provider}`,
  },
  {
    kind: 'message',
    name: 'How to refer someone',
    subject: 'How to refer someone to us',
    text: `Hello {name},

Thank you for thinking of {provider}. This is how a referral works:

1. Call us at {phone} or write to {email}. We ask a few questions and tell you what comes next.
2. Complete the referral form. It is on our website, under Programs. You can also get it from the TennCare intake processor.
3. We meet with the support coordinator to plan services and set a start date.

You do not need all the answers to begin. Call us, and we will go through it together.

{sender}
{provider}`,
  },
  {
    kind: 'message',
    name: 'We tried to call you',
    subject: 'We tried to call you',
    text: `Hello {name},

We tried to call you about your message and could not reach you.

When is a good time to call? Please answer this email, or call us at {phone}.

{sender}
{provider}`,
  },
  {
    kind: 'message',
    name: 'Not for us',
    subject: 'Your message to us',
    text: `Hello {name},

Thank you for your message. We are sorry: this is something we cannot help with. {provider} supports people with intellectual and developmental disabilities in Tennessee.

For help with food, housing, health care and other services near you, you can call 211. It is free.

{sender}
{provider}`,
  },
]
