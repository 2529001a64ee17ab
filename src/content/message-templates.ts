import type { TemplateForm } from '#contract/messages/templates.ts'

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
  {
    kind: 'application',
    name: 'We got your application',
    subject: 'Your application: {job}',
    text: `Hello {name},

Thank you for applying to {provider}. We have your application for this job: {job}.

We will read it in the next few days. If we want to talk with you, we will call or email you.

Do you have a question? Call us at {phone} or write to {email}.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'Invitation to an interview',
    decision: 'invite',
    subject: 'Interview: {job}',
    text: `Hello {name},

Thank you for applying for this job: {job}. We would like to meet you.

When: {interview}
Where: {place}

Please answer this email or call us at {phone} to tell us if you can come. If you need another time, or help to get there or to take part, tell us. We will find a way.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'More documents, please',
    subject: 'Documents for your application',
    text: `Hello {name},

Thank you for applying for this job: {job}. Before we can go on, we need something more from you.

Please call us at {phone}, and we will tell you what is missing. Please do not send identity documents by email. You can bring them to our office.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'Offer',
    decision: 'offer',
    subject: 'We would like you to work with us',
    text: `Hello {name},

Good news: we would like to offer you this job: {job}.

Please call us at {phone}. We will talk about pay, hours and your first day, and answer your questions.

We look forward to working with you.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'Not this time',
    decision: 'reject',
    subject: 'Your application: {job}',
    text: `Hello {name},

Thank you for applying for this job: {job}. We chose someone else for it this time.

This says nothing about your worth or your work. We were glad to read your application. You are welcome to apply again: our open jobs are on our website.

We wish you all the best.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'Welcome',
    decision: 'hire',
    subject: 'Welcome to {provider}',
    text: `Hello {name},

We are glad that you will work with us: {job}.

We will call you about your first day. Do you have a question before then? Call us at {phone} or write to {email}.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'Background check: first notice',
    decision: 'check notice',
    subject: 'Your background check: please read before we decide',
    text: `Hello {name},

You applied for this job: {job}. We got a report about your background. Because of what is in it, we may not be able to give you the job. We have not decided yet.

With this message you get a copy of the report and a summary of your rights. Please read both. If something in the report is wrong, tell the company that made it, and tell us: call {phone} or write to {email}.

We will wait before we decide.

{sender}
{provider}`,
  },
]
