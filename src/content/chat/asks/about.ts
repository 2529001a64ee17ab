import type { Asks } from '../topics.ts'

/** How people ask about us. */
export const aboutAsks = {
  visit: {
    words: 'visit visiting tour tours visitar visita visitors',
    asks: `
      do you give tours
      can i get a tour of a house
      come look at the house
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
      come see the place
      can i visit my sister any time
      can we come look around before deciding
      can i see a home first
      can i come see it
      puedo visitar
      can we see the place first
      when can i come see my friend
      drop by
      can i meet the staff first
      can i meet staff first`,
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
      what do you stand for
      how big is your company
      what is your mission
      what are your values
      are you for profit
      tell me about your agency
      how many people do you serve
      what kind of company is this
      how long have you been around
      are you new
      are you a church christian company
      why should i choose you
      are you part of the state government
      who are you guys`,
  },
  license: {
    words:
      'licensed accredited accreditation certified carf legit inspected inspects licensure certification',
    asks: `
      what is your license number
      license number
      who issued your license
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
      is your agency legit
      who regulates you
      are you accredited
      does the state inspect you
      do you have a license
      are you a member of anything
      are you legit for real
      do you have carf
      can i see your license
      are you dda approved
      is this a real company
      what licenses do you hold`,
  },
  team: {
    words: 'team director owner ceo leadership leaders founder',
    asks: `
      meet the team
      can we meet the team
      who are your staff
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
      head of the company
      who runs the company
      who is the director
      who works for you
      who are the managers
      who is in charge over there
      who is the boss
      names of the staff
      who answers the phone
      who leads your organization`,
  },
} satisfies Asks
