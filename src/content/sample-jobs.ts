import type { Pay } from '#contract/hiring/job-pay.ts'
import type { JobShift, JobStatus } from '#contract/hiring/jobs.ts'
import type { programs } from './programs.ts'

export type SampleJob = {
  title: string
  location: string
  shifts: JobShift[]
  status: JobStatus
  daysAgo: number
  pay: Pay
  /** The id of one of the built-in programs. */
  program?: (typeof programs)[number]['id']
  employmentType?: string
  intro: string
  responsibilities: string[]
  qualifications: string[]
  closing?: string
}

const forEveryone = [
  '18 or older, with a high school diploma or GED',
  'A background check, completed before you start',
]

/** The sample jobs of a new database. */
export const sampleJobs: SampleJob[] = [
  {
    title: 'Direct Support Professional',
    location: 'Murfreesboro, TN',
    shifts: ['morning', 'second', 'overnight'],
    status: 'published',
    daysAgo: 3,
    pay: { from: 15.5, to: 17, per: 'hour' },
    program: 'supported-living',
    intro:
      'Support two housemates with their day: breakfast, work, errands, friends. You help with skills and safety, and you follow their plan, not yours. No two days are the same, and you’re never alone: a house manager is a call away.',
    responsibilities: [
      'Help with meals, medicine reminders and getting ready for the day',
      'Drive people to work, visits and fun, and join in when you’re asked to',
      'Teach home and money skills, one step at a time',
      'Write short, clear notes at the end of each shift',
    ],
    qualifications: [
      ...forEveryone,
      'A driver’s license and a good driving record',
      'Patience, humor and a phone you answer',
    ],
    closing: 'You don’t need experience. We’ll pay you while we train you.',
  },
  {
    title: 'Overnight Support Professional',
    location: 'Cookeville, TN',
    shifts: ['overnight'],
    status: 'published',
    daysAgo: 5,
    pay: { from: 16, to: 17.5, per: 'hour' },
    program: 'supported-living',
    intro:
      'Keep a quiet house safe through the night. You check in as the plan says, help with early mornings and write clear notes for the next shift. You stay awake, and you’re never out of reach of someone who knows the house.',
    responsibilities: [
      'Stay awake and close by for the people who live here',
      'Help someone who needs you at night, calmly and with respect',
      'Do light housework and get breakfast started',
      'Hand off to the morning shift in person',
    ],
    qualifications: [...forEveryone, 'You’re used to working nights, or ready to try it'],
  },
  {
    title: 'Job Coach',
    location: 'Knoxville, TN',
    shifts: ['morning'],
    status: 'published',
    daysAgo: 8,
    pay: { from: 17, to: 19, per: 'hour' },
    program: 'community-engagement',
    intro:
      'Help people find paid work they like and keep it. You visit job sites, teach tasks step by step and fade out when the person is ready. A good week ends with someone who doesn’t need you anymore.',
    responsibilities: [
      'Learn what a person is good at and wants to do',
      'Meet employers and find out what they need',
      'Coach on the job, then step back a little more each week',
      'Keep notes on goals, hours and wages',
    ],
    qualifications: [
      ...forEveryone,
      'One year of work in job coaching, teaching or customer service',
      'A driver’s license and your own car',
    ],
  },
  {
    title: 'House Manager',
    location: 'Nashville, TN',
    shifts: ['morning', 'second'],
    status: 'published',
    daysAgo: 11,
    pay: { from: 44000, to: 50000, per: 'year' },
    program: 'supported-living',
    intro:
      "Lead a team of six in a supported living home. You plan the schedule, coach new staff and make sure each person's choices come first. You work beside your team, and you know the people who live here well.",
    responsibilities: [
      'Plan the schedule so no one has to wait for help',
      'Coach new staff on the floor, not from an office',
      'Go with the people who live here to visits and planning meetings',
      'Take care of the budget, the van and home repairs',
    ],
    qualifications: [
      ...forEveryone,
      'Two years as a direct support professional, one of them leading others',
      'A driver’s license and a good driving record',
    ],
  },
  {
    title: 'Direct Support Professional, Weekends',
    location: 'Murfreesboro, TN',
    shifts: ['morning', 'second'],
    status: 'published',
    daysAgo: 14,
    pay: { from: 16, to: 17.5, per: 'hour' },
    employmentType: 'part-time',
    program: 'supported-living',
    intro:
      'Two long days, then five off. You support three men who like ball games, church and a good breakfast. Bring your sneakers: Saturday starts with a walk on the greenway.',
    responsibilities: [
      'Help plan the weekend on Friday with the people it’s for',
      'Cook together, shop together, get out of the house',
      'Support with personal care, in private and with respect',
    ],
    qualifications: [...forEveryone, 'A driver’s license and a good driving record'],
  },
  {
    title: 'Community Navigator',
    location: 'Chattanooga, TN',
    shifts: ['morning', 'second'],
    status: 'published',
    daysAgo: 17,
    pay: { from: 16.5, to: 18, per: 'hour' },
    program: 'community-engagement',
    intro:
      'Help people find their place in town: a club, a class, a choir, a bus line. You know Chattanooga, or you like getting to know it. You go along the first few times, until others are saving them a seat.',
    responsibilities: [
      'Ask what someone cares about, and find where that happens',
      'Go along the first few times, until people there say hello by name',
      'Practice buses, phones and money together',
    ],
    qualifications: [...forEveryone, 'You find it easy to talk to people you don’t know'],
  },
  {
    title: 'Registered Nurse',
    location: 'Murfreesboro, TN',
    shifts: ['morning'],
    status: 'published',
    daysAgo: 20,
    pay: { from: 34, to: 39, per: 'hour' },
    intro:
      'Look after the health of twenty people in their own homes. You train staff, talk with doctors and make sure each person understands and decides. You have time for questions, because that’s how people stay well.',
    responsibilities: [
      'Write and review health plans with the person and the team',
      'Teach staff how to give medicine, and check their work',
      'Be on call one week in four',
    ],
    qualifications: [
      'A Tennessee registered nurse license',
      'A background check, completed before you start',
      'Two years of nursing, ideally in home health or with people with disabilities',
    ],
  },
  {
    title: 'Family Support Specialist',
    location: 'Knoxville, TN',
    shifts: ['morning', 'second'],
    status: 'published',
    daysAgo: 24,
    pay: { from: 42000, to: 47000, per: 'year' },
    program: 'family-support',
    intro:
      'Give families a person to call. You visit at home, explain the steps of a program in plain words and help with the forms. You listen first, and you call back when you said you would.',
    responsibilities: [
      'Meet families where and when it works for them',
      'Explain TennCare programs and who decides what',
      'Stay in touch until the help is really there',
    ],
    qualifications: [
      ...forEveryone,
      'A degree in social work or two years of work with families',
      'Spanish is a plus',
    ],
  },
  {
    title: 'Behavior Support Assistant',
    location: 'Cookeville, TN',
    shifts: ['second'],
    status: 'published',
    daysAgo: 28,
    pay: { from: 18, to: 20, per: 'hour' },
    program: 'personal-development',
    intro:
      'Work with our behavior analyst to find out what a person is telling us, and what would make their day better. You look for reasons, not for faults, and you learn this craft from someone who has done it for years.',
    responsibilities: [
      'Watch, count and write down what happens before and after',
      'Show staff how to follow a support plan',
      'Speak up when a plan doesn’t fit the person',
    ],
    qualifications: [...forEveryone, 'Coursework in psychology, education or a similar field'],
  },
  {
    title: 'Van Driver',
    location: 'Lebanon, TN',
    shifts: ['morning', 'second'],
    status: 'published',
    daysAgo: 33,
    pay: { from: 15, to: 16.5, per: 'hour' },
    employmentType: 'part-time',
    intro:
      'Get people to work, to class and to friends, on time and in good spirits. The van has a lift, and we teach you how to use it. You’re often the first hello of the day, and that counts.',
    responsibilities: [
      'Drive a regular morning and afternoon route',
      'Secure wheelchairs and check that everyone is comfortable',
      'Check the van each day and report anything wrong',
    ],
    qualifications: ['21 or older, with a Tennessee driver’s license', ...forEveryone.slice(1)],
  },
  {
    title: 'Respite Care Professional',
    location: 'Franklin, TN',
    shifts: ['second'],
    status: 'draft',
    daysAgo: 2,
    pay: { from: 15.5, to: 17, per: 'hour' },
    program: 'family-support',
    intro:
      'Give families a break they can trust. You spend an afternoon or a weekend with one person, in their own home, doing what they like to do.',
    responsibilities: [
      "Follow the family's routine for meals and medicine",
      'Keep the day calm, safe and fun',
    ],
    qualifications: ['18 or older, with a driver’s license'],
  },
  {
    title: 'Art Class Assistant',
    location: 'Nashville, TN',
    shifts: ['morning'],
    status: 'archived',
    daysAgo: 160,
    pay: { from: 14, to: 15, per: 'hour' },
    employmentType: 'part-time',
    program: 'personal-development',
    intro: 'Help set up, join in and clean up at our Thursday art class.',
    responsibilities: ['Set out paint, paper and chairs', 'Help when you’re asked, not before'],
    qualifications: forEveryone,
  },
]
