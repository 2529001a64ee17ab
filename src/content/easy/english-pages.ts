import { type EasyTexts, easyFormPath } from './easy.ts'
import { callUs, inEasyWords, linesOf, screenOf, when, writeUs } from './english-help.ts'

type Pages = EasyTexts['pages']

export const whatWeDo: Pages['what-we-do'] = {
  title: 'What we do',
  picture: 'support-person',
  screens: ({ details, programs, sections }) => [
    {
      ideas: [
        ...when(details.name, { picture: 'meeting', text: `We are ${details.name}.` }),
        {
          picture: 'wheelchair',
          text: 'We help people with a disability.',
          word: 'disability',
        },
        { picture: 'two-choices', text: 'You choose what help you want.' },
        { picture: 'plan', text: 'We make a plan with you.', word: 'plan' },
        { picture: 'support-person', text: 'Our staff help you.', word: 'staff' },
      ],
    },
    ...screenOf('About us', sections.about, 'meeting'),
    ...programs.map(({ name, description, easy }) => ({
      title: name,
      ideas: inEasyWords(description, 'support-person', 'This is what we do:', easy),
    })),
  ],
}

export const whoCanGetHelp: Pages['who-can-get-help'] = {
  title: 'Who can get help',
  picture: 'wheelchair',
  screens: ({ details }) => {
    const { eligibility, counties, plans, cost, wait } = details.facts
    const who = inEasyWords(eligibility, 'question', 'These people can get our help:')
    return [
      {
        title: 'Who we help',
        ideas: [
          ...who,
          ...when(who.length === 0, {
            picture: 'question',
            text: 'Ask us if you can get help.',
            button: callUs(details),
          }),
        ],
      },
      {
        title: 'Where we help',
        ideas: when(counties.length > 0, {
          picture: 'map',
          text: counties.length === 1 ? 'We work in this county:' : 'We work in each county here:',
          word: 'county',
          list: counties,
        }),
      },
      {
        title: 'Who pays',
        ideas: [
          ...inEasyWords(cost, 'money', 'This is who pays:'),
          ...when(plans.length > 0, {
            picture: 'insurance-card',
            text: 'These can pay for your help:',
            list: plans,
          }),
        ],
      },
      {
        title: 'When you get help',
        ideas: inEasyWords(wait, 'waiting', 'This is how long you wait:'),
      },
    ]
  },
}

export const askForHelp: Pages['ask-for-help'] = {
  title: 'How to ask for help',
  picture: 'talk',
  screens: ({ details, sections }) => [
    {
      ideas: [
        ...when(details.phone, {
          picture: 'phone',
          text: 'You can call us.',
          button: callUs(details),
        }),
        ...when(details.email, {
          picture: 'letter',
          text: 'You can send us an email.',
          button: writeUs(details),
        }),
        {
          picture: 'form',
          text: 'You can ask us on this website.',
          button: { label: 'Ask for help', href: easyFormPath('help') },
        },
        { picture: 'help-with-form', text: 'Someone you trust can help you ask.' },
        { picture: 'communication-device', text: 'Tell us how you like to talk.' },
      ],
    },
    {
      title: 'What happens next',
      ideas: sections.referral.trim()
        ? linesOf(sections.referral, 'talk')
        : [
            { picture: 'phone', text: 'We call you.' },
            { picture: 'home-visit', text: 'We find a day to visit you.' },
            {
              picture: 'meeting',
              text: 'We talk with your support coordinator.',
              word: 'support coordinator',
            },
            { picture: 'plan', text: 'We make a plan with you.', word: 'plan' },
            { picture: 'calendar', text: 'We choose a day to start.' },
          ],
    },
  ],
}

export const workWithUs: Pages['work-with-us'] = {
  title: 'Work with us',
  picture: 'apply-for-job',
  screens: ({ details, sections }) => [
    {
      ideas: [
        {
          picture: 'apply-for-job',
          text: 'You can look at our jobs.',
          button: { label: 'See our jobs', href: '/?view=jobs' },
        },
        ...when(details.phone, {
          picture: 'phone',
          text: 'You can call us about a job.',
          button: callUs(details),
        }),
        { picture: 'help-with-form', text: 'Someone you trust can help you with the form.' },
        { picture: 'talk', text: 'Tell us what you need to do the job.' },
      ],
    },
    ...screenOf('Why work with us', sections.careers, 'job-coach'),
    {
      title: 'What happens next',
      ideas: [
        { picture: 'form', text: 'We read what you send us.' },
        { picture: 'interview', text: 'We may ask you to an interview.', word: 'interview' },
        {
          picture: 'form',
          text: 'We do a background check of everyone we hire.',
          word: 'background check',
        },
        { picture: 'calendar', text: 'We tell you yes or no.' },
      ],
    },
  ],
}
