import type { Critical } from '../critical.ts'

const english = {
  callButton: (phone: string) => `Call ${phone}`,
  danger: 'Call 911 if you are in danger now.',
  callProtectiveServices: 'Call Adult Protective Services if someone hurts you.',
  noPunishment: 'No one may punish you for it.',
  whatHappensNext: 'What happens next',
  consent: 'May we keep this and call you?',
  agree: 'Yes, send it',
  paper: 'You can read our paper about this.',
  readThePaper: 'Read the paper',

  yourRights: {
    youHaveRights: 'You have rights.',
    safe: 'You have the right to be safe.',
    respect: 'You have the right to respect.',
    choose: 'You have the right to choose.',
    sayNo: 'You have the right to say no.',
    private: 'You have the right to private time.',
    friends: 'You have the right to see friends and family.',
    money: 'You have the right to your own money.',
    plan: 'You have the right to help make your plan.',
    whatWeWrite: 'You can ask what we write about you.',
    changeYourMind: 'You can change your mind.',
    complain: 'You have the right to complain.',
    ask: 'Ask us about your rights.',
    fair: 'We are fair to everyone',
    language: 'Help in your language',
  },
  notSafe: {
    getHelp: 'Get help',
    tellSomeone: 'Tell someone you trust.',
    tellUs: 'You can tell us too.',
    somethingIsWrong: 'Something is wrong',
    notFirst: 'You do not have to tell us first.',
    whatNoOneMayDo: 'What no one may do',
    hurt: 'No one may hit you or hurt you.',
    scare: 'No one may scare you or shout at you.',
    touch: 'No one may touch you when you say no.',
    take: 'No one may take your money or your things.',
    keep: 'No one may keep food or medicine from you.',
    rightToTell: 'It is right to tell',
    notYourFault: 'It is not your fault.',
    safeToTell: 'It is safe to tell.',
    evenStaff: 'Tell even when the person works for us.',
    others: 'Tell when you see it happen to others.',
  },
  complain: {
    youCan: 'You can complain when you do not like something.',
    callUs: 'You can call us.',
    emailUs: 'You can send us an email.',
    onThisWebsite: 'You can complain on this website.',
    here: 'Complain here',
    someone: 'Someone you trust can help you.',
    weListen: 'We listen to you.',
    coordinator: 'You can tell your support coordinator too.',
    paper: 'Our paper about this',
  },
  form: {
    whoReads: 'Only the people in charge of this read it.',
    when: 'They read it when our office is open:',
    thankYou: 'Thank you for telling us.',
    weCall: 'We call you if you gave your number.',
  },
}

export type EasyRights = typeof english

/** What Easy Read says about rights, safety, complaints and consent. */
export const rights: Critical<EasyRights> = { id: 'easy-rights', en: english }
