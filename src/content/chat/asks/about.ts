import type { Asks } from '../topics.ts'

/** How people ask about us. */
export const aboutAsks = {
  visit: {
    words: 'visit visiting tour tours visitar visita visitors',
    asks: `
      visit tour see a home
      can we come and look around
      meet you first
      come by the office stop by
      can family visit my brother
      visiting hours
      see where people live
      visitar visita
      see a house before we decide
      do you do tours
      come see you
      can i come visit
      may i stop by the office
      can i see the homes
      come by and look
      are visitors allowed
      can we look at the house
      get a tour of your homes
      can people visit me
      meet in person
      look at one of your homes
      open house
      come see the place`,
  },
  about: {
    words: 'mission values nonprofit history poplar tulip founded',
    asks: `
      about you
      tell me about your company
      what is this company
      what is this place
      who are you
      about your company organization
      what is tulip poplar care
      mission vision values
      why are you called poplar
      history of the company
      what do you believe in
      tell me about yourselves
      quienes son ustedes
      are you a nonprofit
      how long have you been in business
      what does your company do
      when did you start
      what makes you different
      who is tulip poplar care
      what is your story
      what does poplar stand for
      who runs tulip poplar
      what are you about
      what is your purpose
      information about your organization
      what do you stand for`,
  },
  license: {
    words:
      'licensed accredited accreditation certified carf legit inspected inspects licensure certification',
    asks: `
      licensed license
      accredited accreditation
      are you legit real company certified
      who inspects regulates you
      state license
      membership affiliation
      tienen licencia
      licensed by the state
      do you have carf cql accreditation
      are you certified approved
      can i trust you
      are you legit
      does the state check on you
      are you approved by the state
      is your company licensed
      what certifications do you have
      is your agency legit`,
  },
  team: {
    words: 'team director owner ceo leadership leaders founder',
    asks: `
      who are your staff
      who is your staff
      who is the owner
      who is in charge
      who works there
      your team staff members
      who is the director owner boss in charge ceo
      meet the team
      who runs this place
      equipo director dueno
      who is the executive director
      how many people work there
      who are the people who work there
      who owns the company
      who will be my staff
      who is your boss
      who leads the company
      who works at your office
      show me your staff
      head of the company`,
  },
  events: {
    words:
      'event events party picnic calendar eventos dance happening celebration festival parade halloween christmas',
    asks: `
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
      what events are this week`,
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
      what do other families say`,
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
      i have free time and want to help people`,
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
      can our business give`,
  },
} satisfies Asks
