/** The longer texts of the sample provider's programs, by the programs' ids. Only their pages show them. */
export const programPages = {
  'supported-living': {
    day: `You get up when you like, or when work says so. Someone’s there if you want a hand with breakfast, your medicine, or getting out the door.

After work you might shop for groceries together, call your sister, or watch the game. You decide who comes over and when it’s time for bed. If you need someone in the house at night, someone’s there.`,
    forWhom: `Adults who want a home of their own and need some help to make it work. That can be a few hours a week or around the clock.

You don’t have to know how to cook or pay bills before you move. Learning that is part of it.`,
    start: `Call us or refer yourself online. We’ll come see you and ask how you’d like to live and who you’d like to live with.

Then we look for a place together. You don’t sign anything until you’ve seen it and like it.`,
  },
  'community-engagement': {
    day: `No two days are the same. Monday could be your shift at the garden center. Wednesday could be the library and lunch with a friend. Friday could be choir.

We meet at your place, go together, and step back as you get to know people there.`,
    forWhom: `Teens and adults who’d like to get out more, find a job, volunteer, or make friends.

If crowds or new places are hard, that’s fine. We start small, with one place and one person you trust.`,
    start: `Tell us what you like, or what you’ve always wanted to try. We’ll plan the first outing with you.

If you have a support coordinator, we’ll work with them so the hours are in your plan.`,
  },
  'personal-development': {
    day: `You pick the goal: make dinner, ride the bus, use a phone safely, speak up in a meeting. We practice it where you’ll use it, in your kitchen or at your stop.

Most sessions take an hour or two. We go over it again next time, until you don’t need us for it.`,
    forWhom: `Anyone who wants to learn to do more on their own.

You don’t have to read or write. We use pictures, videos, and doing it side by side.`,
    start: `Call us and tell us one thing you’d like to learn. We’ll meet, try it out, and write down the steps together.`,
  },
  'family-support': {
    day: `On a respite day, someone you’ve met comes to your home. They know the routine, the favorite foods, and what helps when things get loud. You sleep, work, or take your other kids to the park.

In between, you have one person to call about forms, meetings, and what comes next.`,
    forWhom: `Parents, grandparents, brothers, sisters, and anyone else who cares for a family member with a disability at home.`,
    start: `Call us. You don’t need a diagnosis letter or an approved plan to ask questions.

We’ll help you find out which program can pay, and we’ll fill in the forms with you.`,
  },
} as const
