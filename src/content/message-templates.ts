import type { TemplateForm } from '#contract/messages/templates.ts'

/** The templates that a new installation begins with. Staff change them in the office. */
export const firstTemplates: TemplateForm[] = [
  {
    kind: 'message',
    name: 'Thank you, we’ll call',
    subject: 'Thank you for your message',
    text: `Hello {name},

Thank you for writing to {provider}. We’ve read your message.

Someone from our office will call you within two business days. Would you like to talk sooner? Call us at {phone}.

Please keep health details out of emails. We’ll ask about those by phone or in person.

{sender}
{provider}`,
  },
  {
    kind: 'message',
    name: 'How to refer someone',
    subject: 'How to refer someone to us',
    text: `Hello {name},

Thank you for thinking of {provider}. Here’s how a referral works:

1. Call us at {phone} or write to {email}. We’ll ask a few questions and explain what happens next.
2. Complete the referral form. It’s on our website, under Programs. You can also get it from the TennCare intake processor.
3. We’ll meet with the support coordinator to plan services and set a start date.

You don’t need all the answers to begin. Call us, and we’ll go through it together.

{sender}
{provider}`,
  },
  {
    kind: 'message',
    name: 'We tried to call you',
    subject: 'We tried to call you',
    text: `Hello {name},

We tried to call you about your message and couldn’t reach you.

When is a good time to call? Please reply to this email, or call us at {phone}.

{sender}
{provider}`,
  },
  {
    kind: 'message',
    name: 'Not for us',
    subject: 'Your message to us',
    text: `Hello {name},

Thank you for your message. We’re sorry, but this is something we can’t help with. {provider} supports people with intellectual and developmental disabilities in Tennessee.

For help with food, housing, health care and other services near you, you can call 211. It’s free.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'We got your application',
    subject: 'Your application: {job}',
    text: `Hello {name},

Thank you for applying to {provider}. We have your application for this job: {job}.

We’ll read it in the next few days. If we want to talk with you, we’ll call or email you.

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

Thank you for applying for this job: {job}. We’d like to meet you.

When: {interview}
Where: {place}

Please reply to this email or call us at {phone} to tell us if you can come. If you need another time, or help getting here or taking part, tell us. We’ll find a way.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'More documents, please',
    subject: 'Documents for your application',
    text: `Hello {name},

Thank you for applying for this job: {job}. Before we can move forward, we need something more from you.

Please call us at {phone}, and we’ll tell you what’s missing. Please don’t send identity documents by email. You can bring them to our office.

{sender}
{provider}`,
  },
  {
    kind: 'application',
    name: 'Offer',
    decision: 'offer',
    subject: 'We’d like to hire you',
    text: `Hello {name},

Good news! We’d like to offer you this job: {job}.

Please call us at {phone}. We’ll talk about pay, hours and your first day, and answer your questions.

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

This says nothing about your worth or your work. We were glad to read your application. You’re welcome to apply again. Our open jobs are on our website.

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

We’re glad you’ll be working with us: {job}.

We’ll call you about your first day. Do you have a question before then? Call us at {phone} or write to {email}.

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
  {
    kind: 'referral',
    name: 'We tried to call you',
    subject: 'Your referral {reference}',
    text: `Hello {name},

Thank you for your referral. We tried to call you and couldn’t reach you.

Please call us at {phone} when it’s convenient, and have this number ready: {reference}.

Please keep health details out of emails. We’ll ask about those by phone or in person.

{sender}
{provider}`,
  },
  {
    kind: 'referral',
    name: 'We need something more',
    subject: 'Your referral {reference}: something’s missing',
    text: `Hello {name},

Thank you for your referral. Before we can move forward, we need something more from you.

Please call us at {phone}, and we’ll tell you what’s missing.

{sender}
{provider}`,
  },
]
