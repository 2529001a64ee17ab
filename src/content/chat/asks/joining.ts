import type { Asks } from '../topics.ts'

/** How people ask about events, stories, volunteering and giving. */
export const joiningAsks = {
  events: {
    words:
      'event events party picnic calendar eventos dance happening celebration festival parade halloween christmas',
    asks: `
      do you have bingo
      dances and game nights
      events event
      what is going on this month week
      upcoming party picnic dance
      when is the next event
      can i come to your events
      calendar
      eventos fiesta
      when is the next picnic
      is there a halloween christmas party
      anything happening this weekend
      events coming up
      anything fun coming up
      any upcoming activities events
      what is happening soon
      is there a dance
      any parties this month
      what events are this week
      can anyone come to your events
      where is the event
      do i need to sign up for the event
      is the event free
      what is going on this weekend
      when is the fall festival
      is there anything fun this month
      do you have a christmas party
      what time does the event start
      can my family come to the party`,
  },
  stories: {
    words:
      'review reviews testimonial testimonials story stories opiniones feedback rating ratings recommend success',
    asks: `
      reviews review rating
      testimonials testimonial stories
      what do people families say about you
      share my story leave a review
      are families happy with you
      references
      opiniones testimonios
      do you have good reviews
      tell my story
      are people happy there
      what do families think
      read what others say
      what do your clients think
      write a review
      is it a good place
      success stories
      what do other families say
      what do families say about you
      can i leave a review
      do you have good ratings
      do people like it there
      any reviews from other parents
      is your place any good
      do people like you
      i want to say something nice about my staff
      what do others think`,
  },
  volunteering: {
    words: 'volunteer volunteering internship intern voluntario volunteers schoolers',
    asks: `
      volunteer volunteering
      help out for free
      service hours for school
      internship intern practicum student
      give my time
      church group wants to help
      voluntario
      my church would like to help
      community service hours
      how can i help out
      do you need volunteers
      student needs hours
      can high schoolers volunteer
      help people for free
      want to give back
      can i help at your events
      do you take interns
      i have free time and want to help people
      my church group wants to help out
      internship for college students
      can students shadow
      nursing students clinical hours
      i need service hours for school
      can my scout troop help
      i want to help people
      church group
      can my kids volunteer
      i am retired and want to help
      do you have volunteer opportunities`,
  },
  donate: {
    words: 'donate donation donations donar sponsor fundraiser',
    asks: `
      donate donation donations
      give money to help
      donate clothes furniture
      sponsor fundraiser gift
      tax deductible
      donar donacion
      can i donate a couch
      give you furniture clothes
      make a gift
      can i give money
      donations of furniture
      where can i drop off donations
      how can i support you with money
      do you accept donations
      can my company sponsor an event
      can our business give
      where can i give money
      do you take used furniture clothes
      can i leave money in my will to you
      i have a hospital bed to give away
      i want to give you something
      do you need anything donated
      clothes toys furniture wheelchair to give`,
  },
} satisfies Asks
