import { type EasyTexts, easyFormPath } from './easy.ts'
import {
  call911,
  callProtectiveServices,
  callUs,
  noticeScreen,
  when,
  writeUs,
} from './english-help.ts'

type Pages = EasyTexts['pages']

export const yourRights: Pages['your-rights'] = {
  title: 'Your rights',
  picture: 'rights-paper',
  screens: ({ details, notices }) => [
    {
      ideas: [
        { picture: 'rights-paper', text: 'You have rights.', word: 'rights' },
        { picture: 'safe', text: 'You have the right to be safe.' },
        { picture: 'listen', text: 'You have the right to respect.', word: 'respect' },
        { picture: 'two-choices', text: 'You have the right to choose.' },
        { picture: 'no', text: 'You have the right to say no.' },
      ],
    },
    {
      ideas: [
        { picture: 'private', text: 'You have the right to private time.', word: 'private' },
        { picture: 'friends', text: 'You have the right to see friends and family.' },
        { picture: 'money', text: 'You have the right to your own money.' },
        {
          picture: 'decide-together',
          text: 'You have the right to help make your plan.',
          word: 'plan',
        },
        { picture: 'form', text: 'You can ask what we write about you.' },
      ],
    },
    {
      ideas: [
        { picture: 'two-choices', text: 'You can change your mind.' },
        { picture: 'complaint', text: 'You have the right to complain.', word: 'complain' },
        { picture: 'no', text: 'No one may punish you for it.' },
        {
          picture: 'question',
          text: 'Ask us about your rights.',
          button: callUs(details),
        },
      ],
    },
    ...noticeScreen({ notices }, 'non-discrimination', 'We are fair to everyone', 'friends'),
    ...noticeScreen({ notices }, 'language-help', 'Help in your language', 'interpreter'),
  ],
}

export const notSafe: Pages['not-safe'] = {
  title: 'When someone hurts you or you do not feel safe',
  picture: 'hurt',
  screens: ({ details }) => [
    {
      title: 'Get help',
      ideas: [
        call911,
        ...callProtectiveServices(details),
        { picture: 'talk', text: 'Tell someone you trust.' },
        {
          picture: 'worried',
          text: 'You can tell us too.',
          button: { label: 'Something is wrong', href: easyFormPath('wrong') },
        },
        { picture: 'two-choices', text: 'You do not have to tell us first.' },
      ],
    },
    {
      title: 'What no one may do',
      ideas: [
        { picture: 'hurt', text: 'No one may hit you or hurt you.' },
        { picture: 'worried', text: 'No one may scare you or shout at you.' },
        { picture: 'no', text: 'No one may touch you when you say no.' },
        { picture: 'money', text: 'No one may take your money or your things.' },
        { picture: 'medicine', text: 'No one may keep food or medicine from you.' },
      ],
    },
    {
      title: 'It is right to tell',
      ideas: [
        { picture: 'listen', text: 'It is not your fault.' },
        { picture: 'safe', text: 'It is safe to tell.' },
        { picture: 'support-person', text: 'Tell even when the person works for us.' },
        { picture: 'talk', text: 'Tell when you see it happen to others.' },
      ],
    },
  ],
}

export const howToComplain: Pages['complain'] = {
  title: 'How to complain',
  picture: 'complaint',
  screens: ({ details, notices }) => [
    {
      ideas: [
        {
          picture: 'complaint',
          text: 'You can complain when you do not like something.',
          word: 'complain',
        },
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
          text: 'You can complain on this website.',
          button: { label: 'Complain here', href: easyFormPath('complaint') },
        },
        { picture: 'help-with-form', text: 'Someone you trust can help you.' },
      ],
    },
    {
      title: 'What happens next',
      ideas: [
        { picture: 'listen', text: 'We listen to you.' },
        { picture: 'no', text: 'No one may punish you for it.' },
        {
          picture: 'meeting',
          text: 'You can tell your support coordinator too.',
          word: 'support coordinator',
        },
      ],
    },
    ...noticeScreen({ notices }, 'how-to-complain', 'Our paper about this', 'complaint'),
  ],
}
